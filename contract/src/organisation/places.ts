import { hrWrite, staffRead } from '../kernel/access/access-rules.ts';
import { defineEntity } from '../kernel/entity.ts';
import { moneyField, dateField, colourField, link, textField } from '../kernel/fields.ts';

const rules = { label: 'name', read: staffRead, write: hrWrite } as const;
const named = () => textField({ required: true, max: 120, unique: true, list: true, search: true });

export const location = defineEntity({
  name: 'location',
  path: '/location',
  ...rules,
  fields: { name: named(), address: textField({ max: 300, list: true, search: true }) },
});

export const bank = defineEntity({
  name: 'bank',
  path: '/bank',
  wrap: 'bank',
  ...rules,
  fields: {
    name: named(),
    branch: textField({ max: 120, list: true, search: true }),
    routingNumber: textField({ max: 20, list: true, search: true }),
    swiftCode: textField({ max: 11, list: true }),
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
    name: textField({ required: true, max: 120, list: true, search: true }),
    itemCategoryId: link('item-category', { required: true, list: true, filter: true }),
    serialNumber: textField({ max: 60, unique: true, list: true, search: true }),
    purchasedOn: dateField({ list: true }),
    price: moneyField({ list: true }),
  },
});

export const employeeCategory = defineEntity({
  name: 'employee-category',
  path: '/employee-category',
  ...rules,
  fields: { name: named(), colorCode: colourField({ list: true }) },
});
