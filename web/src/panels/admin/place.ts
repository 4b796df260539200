import type { SessionUser } from '@muster/contract/identity/account.ts';
import type { Words } from '../../words/words.ts';
import { mayOpen } from '../entrance.ts';
import { type MenuEntry, type MenuGroup, menu } from './menu.ts';

/** The menu of one person: only what the person may open, no empty groups. */
export const menuFor = (user: SessionUser | null): readonly MenuGroup[] =>
  menu
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ rule }) => mayOpen(rule, user)),
    }))
    .filter(({ entries }) => entries.length > 0);

const stands = (entry: MenuEntry, path: string) =>
  path === entry.path || path.startsWith(`${entry.path}/`);

export interface Place {
  /** from the group down to the screen */
  readonly trail: readonly string[];
  readonly access: 'open' | 'refused' | 'unknown';
}

const profilePath = '/admin/profile';
const recordPath = '/admin/master/';

/** Where in the panel an address is, and whether this person may be there. */
export function placeOf(path: string, user: SessionUser | null, words: Words): Place {
  for (const group of menu) {
    const entry = group.entries.find((each) => stands(each, path));
    if (entry)
      return {
        trail: [group.label(words), entry.label(words)],
        access: mayOpen(entry.rule, user) ? 'open' : 'refused',
      };
  }
  if (path.startsWith(profilePath)) {
    const { title, info, password } = words.identity.profile;
    return { trail: [title, path.endsWith('/password') ? password : info], access: 'open' };
  }
  return { trail: [], access: path.startsWith(recordPath) ? 'unknown' : 'open' };
}
