import type { SessionUser } from '@muster/contract/identity/account.ts';
import { mayCall } from '@muster/contract/kernel/endpoint.ts';
import type { PanelName } from '../../../session/panel-access.ts';
import type {
  MenuPage,
  MenuPlace,
  PageReach,
  SetUpHeading,
  SetUpEntry,
} from '../../../wiring/menu.ts';
import type { WebRoom } from '../../../wiring/web-room.ts';

type User = SessionUser | null;
type Ordered = { readonly order: number };
const byOrder = (one: Ordered, other: Ordered): number => one.order - other.order;

export const mayFind = ({ rule, ofGroup }: PageReach, user: User): boolean =>
  user !== null && mayCall({ access: rule, ofGroup }, user);

export const menuPlaces = (rooms: readonly WebRoom[]): readonly MenuPlace[] =>
  rooms.flatMap(({ places = [] }) => places);

export const menuPages = (rooms: readonly WebRoom[]): readonly MenuPage[] =>
  rooms.flatMap(({ pages = [] }) => pages);

export const setUpPagesOf = (rooms: readonly WebRoom[]): readonly SetUpEntry[] =>
  rooms.flatMap(({ setUpPages = [] }) => setUpPages);

/** The tabs of a place that one person may open. */
export const tabsFor = (
  rooms: readonly WebRoom[],
  place: string,
  user: User,
): readonly MenuPage[] =>
  menuPages(rooms)
    .filter((page) => page.place === place && mayFind(page, user))
    .toSorted(byOrder);

export interface FoundPlace extends MenuPlace {
  readonly pages: readonly MenuPage[];
}

/** The menu of one person: only what the person may open, no empty places. */
export const menuFor = (
  rooms: readonly WebRoom[],
  panel: PanelName,
  user: User,
): readonly FoundPlace[] =>
  menuPlaces(rooms)
    .filter((place) => place.panel === panel)
    .map((place) => ({ ...place, pages: tabsFor(rooms, place.name, user) }))
    .filter(({ pages }) => pages.length > 0)
    .toSorted(byOrder);

export interface FoundHeading extends SetUpHeading {
  readonly pages: readonly SetUpEntry[];
}

/** What one person may set up, under its headings. */
export const setUpFor = (rooms: readonly WebRoom[], user: User): readonly FoundHeading[] =>
  rooms
    .flatMap(({ setUpHeadings = [] }) => setUpHeadings)
    .map((heading) => ({
      ...heading,
      pages: setUpPagesOf(rooms)
        .filter((page) => page.heading === heading.name && mayFind(page, user))
        .toSorted(byOrder),
    }))
    .filter(({ pages }) => pages.length > 0)
    .toSorted(byOrder);
