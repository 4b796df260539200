import { hrWrite, staffRead } from '../kernel/access-rules.ts';
import { defineEntity } from '../kernel/entity.ts';
import { amount, date, hue, link, text } from '../kernel/fields.ts';

const rules = { label: 'name', read: staffRead, write: hrWrite } as const;
const named = () => text({ required: true, max: 120, unique: true, list: true, search: true });

export const location = defineEntity({
  name: 'location',
  path: '/location',
  ...rules,
  fields: { name: named(), address: text({ max: 300, list: true, search: true }) },
});

export const bank = defineEntity({
  name: 'bank',
  path: '/bank',
  wrap: 'bank',
  ...rules,
  fields: {
    name: named(),
    branch: text({ max: 120, list: true, search: true }),
    routingNumber: text({ max: 20, list: true, search: true }),
    swiftCode: text({ max: 11, list: true }),
  },
});

export const itemCategory = defineEntity({
  name: 'item-category',
  path: '/item-category',
  ...rules,
  fields: { name: named() },
});

/** A thing that is issued to people: a laptop, a SIM, a uniform. */
export const item = defineEntity({
  name: 'item',
  path: '/item',
  ...rules,
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    itemCategoryId: link('item-category', { required: true, list: true, filter: true }),
    serialNumber: text({ max: 60, unique: true, list: true, search: true }),
    purchasedOn: date({ list: true }),
    price: amount({ list: true }),
  },
});

export const employeeCategory = defineEntity({
  name: 'employee-category',
  path: '/employee-category',
  ...rules,
  fields: { name: named(), colorCode: hue({ list: true }) },
});
