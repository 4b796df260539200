import type { SessionUser } from '@muster/contract/identity/account.ts';
import type { OwnTab, WebRoom } from './web-room.ts';

/** The tabs of the reader's own profile, of all rooms in their order. */
export const ownTabsFor = (rooms: readonly WebRoom[], user: SessionUser): readonly OwnTab[] =>
  rooms
    .flatMap(({ ownTabs = [] }) => ownTabs)
    .filter(({ isFor }) => isFor?.(user) ?? true)
    .toSorted((one, other) => one.order - other.order);
