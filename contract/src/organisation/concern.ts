import { hrWrite, staffRead } from '../kernel/access/access-rules.ts';
import { defineEntity } from '../kernel/entity.ts';
import { dateField, colourField, textField } from '../kernel/fields.ts';

/** A company of the group. */
export const concern = defineEntity({
  name: 'concern',
  path: '/concern',
  wrap: 'concern',
  label: 'name',
  concern: 'id',
  read: staffRead,
  write: hrWrite,
  fields: {
    name: textField({ required: true, max: 120, unique: true, list: true, search: true }),
    shortName: textField({ max: 20, list: true, search: true }),
    phone: textField({ max: 30, list: true }),
    address: textField({ max: 300 }),
    establishedOn: dateField({ list: true }),
    colorCode: colourField({ list: true }),
  },
});
