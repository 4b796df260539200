import type { SessionUser } from '@muster/contract/identity/account.ts';
import { mayCall } from '@muster/contract/kernel/endpoint.ts';
import { hasTab, profileTabs } from '../../areas/identity/parts/profile-tabs.ts';
import type { Words } from '../../words/words.ts';
import type { MenuEntry, MenuGroup, Panel } from './panel.ts';

const mayFind = ({ rule, ofGroup }: MenuEntry, user: SessionUser | null) =>
  user !== null && mayCall({ access: rule, ofGroup }, user);

/** The menu of one person: only what the person may open, no empty groups. */
export const menuFor = ({ menu }: Panel, user: SessionUser | null): readonly MenuGroup[] =>
  menu
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => mayFind(entry, user)),
    }))
    .filter(({ entries }) => entries.length > 0);

export interface Step {
  readonly label: string;
  /** the screen it leads back to */
  readonly path?: string;
}

/** The own screens, which open before the second factor is set up. */
export const isOwnScreen = ({ path: panel }: Panel, path: string): boolean =>
  [`${panel}/profile`, `${panel}/dashboard`].some(
    (own) => path === own || path.startsWith(`${own}/`),
  );

export interface Place {
  /** from the group down to the screen */
  readonly trail: readonly Step[];
  readonly access: 'open' | 'refused' | 'unknown';
}

const stands = (entry: MenuEntry, path: string) =>
  path === entry.path || path.startsWith(`${entry.path}/`);

/** The nearest: a screen may have an address below that of another. */
export const entryAt = (entries: readonly MenuEntry[], path: string): MenuEntry | undefined =>
  entries
    .filter((entry) => stands(entry, path))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

function stepsOf(group: MenuGroup, entry: MenuEntry, path: string, words: Words): Step[] {
  const list = { label: entry.label(words), path: entry.path };
  const below =
    path !== entry.path && entry.one
      ? [{ label: entry.one(words, path.slice(entry.path.length + 1)) }]
      : [];
  const above = group.label(words);
  // a group of one screen may be called the same
  return [...(above === list.label ? [] : [{ label: above }]), list, ...below];
}

function profilePlace(panel: Panel, path: string, user: SessionUser | null, words: Words): Place {
  const title = { label: words.account.profile.title, path: `${panel.path}/profile` };
  const tab = path.slice(title.path.length + 1);
  if (tab === '') return { trail: [title], access: 'open' };
  if (!hasTab(tab, user)) return { trail: [title], access: 'unknown' };
  return { trail: [title, { label: profileTabs[tab](words) }], access: 'open' };
}

/** Where in the panel an address is, and whether this person may be there. */
export function placeOf(panel: Panel, path: string, user: SessionUser | null, words: Words): Place {
  if (path === `${panel.path}/profile` || path.startsWith(`${panel.path}/profile/`))
    return profilePlace(panel, path, user, words);
  if (path === `${panel.path}/notification` && panel.name !== 'applicant')
    return { trail: [{ label: words.inbox.notices.title }], access: 'open' };
  for (const group of panel.menu) {
    const entry = entryAt(group.entries, path);
    if (entry)
      return {
        trail: stepsOf(group, entry, path, words),
        access: mayFind(entry, user) ? 'open' : 'refused',
      };
  }
  return { trail: [], access: panel.listed?.test(path) ? 'unknown' : 'open' };
}
