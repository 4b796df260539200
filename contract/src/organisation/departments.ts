import { hrWrite, staffRead } from '../kernel/access/access-rules.ts';
import { defineEntity } from '../kernel/entity.ts';
import { link, textField } from '../kernel/fields.ts';

/** The inside of a concern: department, unit, sub-unit. A name is unique within its parent. */
const named = (within: string) =>
  textField({
    required: true,
    max: 120,
    unique: { within },
    list: true,
    search: true,
    filter: true,
  });
const rules = { label: 'name', read: staffRead, write: hrWrite } as const;

export const department = defineEntity({
  name: 'department',
  path: '/department',
  wrap: 'department',
  concern: 'concernId',
  ...rules,
  fields: {
    name: named('concernId'),
    shortName: textField({ max: 20, list: true, search: true }),
    concernId: link('concern', { required: true, as: 'concernCompany', list: true, filter: true }),
  },
});

export const unit = defineEntity({
  name: 'unit',
  path: '/unit',
  concern: 'departmentId.concernId',
  ...rules,
  fields: {
    name: named('departmentId'),
    departmentId: link('department', {
      required: true,
      as: 'department',
      list: true,
      filter: true,
    }),
  },
});

export const subUnit = defineEntity({
  name: 'sub-unit',
  path: '/sub-unit',
  concern: 'unitId.departmentId.concernId',
  ...rules,
  fields: {
    name: named('unitId'),
    unitId: link('unit', { required: true, list: true, filter: true }),
  },
});
