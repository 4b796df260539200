import { access, administration, identity, inbox, users } from './account-entries.ts';
import { declaredEntries } from './declared-entries.ts';
import { type Entry, own } from './entry.ts';
import { leave } from './leave-entries.ts';
import { people } from './people-entries.ts';
import { attendance, calendar } from './time-entries.ts';

/** Every call by its name; one that is missing here fails the law. */
export const entries: Readonly<Record<string, Entry>> = {
  ...identity,
  'files.upload': own,
  ...users,
  ...access,
  ...Object.fromEntries(
    ['list', 'save', 'change', 'remove', 'setDefault'].map((name) => [`view.${name}`, own]),
  ),
  ...administration,
  ...people,
  ...attendance,
  ...inbox,
  ...calendar,
  ...leave,
  ...declaredEntries,
};
