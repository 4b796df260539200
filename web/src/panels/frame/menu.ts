import type { SessionUser } from '@muster/contract/identity/account.ts';
import { mayCall } from '@muster/contract/kernel/endpoint.ts';
import type { PanelName } from '../../session/panel-access.ts';
import type { Page, Place, Reach, SetUpHeading, SetUpPage } from '../../wiring/menu.ts';
import type { WebRoom } from '../../wiring/web-room.ts';

type User = SessionUser | null;
type Ordered = { readonly order: number };
const byOrder = (one: Ordered, other: Ordered): number => one.order - other.order;

export const mayFind = ({ rule, ofGroup }: Reach, user: User): boolean =>
  user !== null && mayCall({ access: rule, ofGroup }, user);

export const placesOf = (rooms: readonly WebRoom[]): readonly Place[] =>
  rooms.flatMap(({ places = [] }) => places);

export const pagesOf = (rooms: readonly WebRoom[]): readonly Page[] =>
  rooms.flatMap(({ pages = [] }) => pages);

export const setUpPagesOf = (rooms: readonly WebRoom[]): readonly SetUpPage[] =>
  rooms.flatMap(({ setUpPages = [] }) => setUpPages);

/** The tabs of a place that one person may open. */
export const tabsFor = (rooms: readonly WebRoom[], place: string, user: User): readonly Page[] =>
  pagesOf(rooms)
    .filter((page) => page.place === place && mayFind(page, user))
    .toSorted(byOrder);

export interface FoundPlace extends Place {
  readonly pages: readonly Page[];
}

/** The menu of one person: only what the person may open, no empty places. */
export const menuFor = (
  rooms: readonly WebRoom[],
  panel: PanelName,
  user: User,
): readonly FoundPlace[] =>
  placesOf(rooms)
    .filter((place) => place.panel === panel)
    .map((place) => ({ ...place, pages: tabsFor(rooms, place.name, user) }))
    .filter(({ pages }) => pages.length > 0)
    .toSorted(byOrder);

export interface FoundHeading extends SetUpHeading {
  readonly pages: readonly SetUpPage[];
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
