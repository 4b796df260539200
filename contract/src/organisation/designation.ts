import { hrWrite, staffRead } from '../kernel/access/access-rules.ts';
import type { AccessRule } from '../kernel/access/actor.ts';
import { defineEntity } from '../kernel/entity.ts';
import { choiceField, textField } from '../kernel/fields.ts';

/** Rights hang on these keys, never on a name that someone can edit. */
export const roleKeys = [
  'Head of Human Resources',
  'Head of Factory Operation',
  'Head of Procurement',
  'Head of Sales',
  'Head of Supply Chain',
  'Business Development Manager',
  'Chief Executive Officer',
  'Managing Director',
] as const;

/** Of those who lead a department; some of them open everything besides. */
export const headKeys: readonly (typeof roleKeys)[number][] = [
  'Head of Factory Operation',
  'Head of Procurement',
  'Head of Sales',
  'Head of Supply Chain',
  'Business Development Manager',
  'Chief Executive Officer',
  'Managing Director',
];

/** Those that open everything, or everything of Human Resources. */
export const allAccessKeys: readonly (typeof roleKeys)[number][] = [
  'Head of Human Resources',
  'Business Development Manager',
  'Chief Executive Officer',
  'Managing Director',
];

/** Who gives rights by a role key: to a designation, or to a person by such a designation. */
export const giveRoleKeys: AccessRule = { admin: 'all' };

export const designation = defineEntity({
  name: 'designation',
  path: '/designation',
  wrap: 'designation',
  label: 'name',
  read: staffRead,
  write: hrWrite,
  fields: {
    name: textField({ required: true, max: 120, unique: true, list: true, search: true }),
    grade: textField({ max: 20, list: true, search: true }),
    roleKey: choiceField(roleKeys, { list: true, filter: true, guard: giveRoleKeys }),
  },
});
