import type { EntityWords } from '../kernel/entity.ts';
import type { designation } from './designation.ts';

export const organisationEn = {
  designation: {
    one: 'Designation',
    many: 'Designations',
    counted: { one: '{count} designation', other: '{count} designations' },
    fields: { name: 'Name', grade: 'Grade', roleKey: 'Role' },
    hints: {
      grade: 'For example M3 or 12.',
      roleKey: 'Gives the rights of that role to everyone who holds this designation.',
    },
  } satisfies EntityWords<typeof designation.fields>,
};
