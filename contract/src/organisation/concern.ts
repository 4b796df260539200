import { hrWrite, staffRead } from '../kernel/access-rules.ts';
import { defineEntity } from '../kernel/entity.ts';
import { date, hue, text } from '../kernel/fields.ts';

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
    name: text({ required: true, max: 120, unique: true, list: true, search: true }),
    shortName: text({ max: 20, list: true, search: true }),
    phone: text({ max: 30, list: true }),
    address: text({ max: 300 }),
    establishedOn: date({ list: true }),
    colorCode: hue({ list: true }),
  },
});
