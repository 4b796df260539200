import type { SessionUser } from '@muster/contract/identity/account.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { PanelName } from '../../../session/panel-access.ts';
import type { MenuPage } from '../../../wiring/menu.ts';
import { ownTabsFor } from '../../../wiring/own-tabs.ts';
import type { WebRoom } from '../../../wiring/web-room.ts';
import type { Words } from '../../../words/words.ts';
import { mayFind, menuPages, menuPlaces, setUpPagesOf, tabsFor } from './menu.ts';

export interface Breadcrumb {
  readonly label: string;
  /** the screen it leads back to */
  readonly path?: string;
}

/** The own screens, which open before the second factor is set up. */
export const isOwnScreen = (panel: PanelName, path: string): boolean =>
  [`/${panel}/profile`, `/${panel}/dashboard`].some(
    (own) => path === own || path.startsWith(`${own}/`),
  );

export interface Whereabouts {
  /** from the place down to the screen */
  readonly trail: readonly Breadcrumb[];
  readonly access: 'open' | 'refused' | 'unknown';
  /** the entry of the menu */
  readonly place?: string;
}

/** Who asks, and in which words. */
export interface PanelReader {
  readonly rooms: readonly WebRoom[];
  readonly panel: PanelName;
  readonly user: SessionUser | null;
  readonly words: Words;
  readonly language: Language;
}

/** Addresses that are a screen only where a room names them. */
const listed = /^\/admin\/master\//;

interface Screen extends Omit<MenuPage, 'label' | 'order'> {
  readonly name: () => string;
}

const screensOf = ({ rooms, words, language }: PanelReader): readonly Screen[] => [
  ...menuPages(rooms).map((page) => ({ ...page, name: () => page.label[language] })),
  ...setUpPagesOf(rooms).map((page) => ({
    ...page,
    place: 'set-up',
    name: () => page.label(words),
  })),
];

export const isBelow = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}/`);

/** The nearest: a screen may have an address below that of another. */
const screenAt = (reader: PanelReader, path: string): Screen | undefined =>
  screensOf(reader)
    .filter((screen) => [screen.path, ...(screen.also ?? [])].some((one) => isBelow(path, one)))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

/** What of an address is below its screen; of one elsewhere, all behind the panel. */
const partBelow = (path: string, screen: Screen): string =>
  isBelow(path, screen.path)
    ? path.slice(screen.path.length + 1)
    : path.slice(path.indexOf('/', 1) + 1);

function stepsTo(screen: Screen, path: string, reader: PanelReader): Breadcrumb[] {
  const { rooms, user, words, language } = reader;
  const place = menuPlaces(rooms).find(({ name }) => name === screen.place)?.label[language] ?? '';
  const here = { label: screen.name(), path: screen.path };
  // a place of one page may be called the same
  const above = place === here.label ? [] : [{ label: place, path: firstOf(screen, rooms, user) }];
  const below =
    path !== screen.path && screen.one
      ? [{ label: screen.one(words, partBelow(path, screen)) }]
      : [];
  return [...above, here, ...below];
}

const firstOf = (
  { place, path }: Screen,
  rooms: readonly WebRoom[],
  user: SessionUser | null,
): string | undefined => {
  const first = tabsFor(rooms, place, user)[0]?.path;
  return first === path ? undefined : first;
};

function ownProfile({ rooms, panel, user, words }: PanelReader, path: string): Whereabouts {
  const title = { label: words.account.profile.title, path: `/${panel}/profile` };
  const place = menuPages(rooms).find((page) => page.path === title.path)?.place;
  const tab = path.slice(title.path.length + 1);
  if (tab === '') return { place, trail: [title], access: 'open' };
  const found = user && ownTabsFor(rooms, user).find((each) => each.path === tab);
  if (!found) return { place, trail: [title], access: 'unknown' };
  return { place, trail: [title, { label: found.label(words) }], access: 'open' };
}

/** Where in the panel an address is, and whether this person may be there. */
export function findPlace(reader: PanelReader, path: string): Whereabouts {
  const { panel, words, user } = reader;
  if (path === `/${panel}/profile` || path.startsWith(`/${panel}/profile/`))
    return ownProfile(reader, path);
  if (path === `/${panel}/notification` && panel !== 'applicant')
    return { trail: [{ label: words.inbox.notices.title }], access: 'open' };
  const screen = screenAt(reader, path);
  if (!screen) return { trail: [], access: listed.test(path) ? 'unknown' : 'open' };
  return {
    place: screen.place,
    trail: stepsTo(screen, path, reader),
    access: mayFind(screen, user) ? 'open' : 'refused',
  };
}
