import { loadScreen } from '../../newer-version.ts';
import type { BoardCard } from '../../ui/board/board-card.ts';
import type { WebRoom } from '../../wiring/web-room.ts';

const fetched = new WeakMap<readonly WebRoom[], Promise<readonly BoardCard[]>>();

async function fetchCards(rooms: readonly WebRoom[]): Promise<readonly BoardCard[]> {
  const ofRooms = await Promise.all(
    rooms.map(async ({ cards }) => (cards ? loadScreen(cards()) : [])),
  );
  return ofRooms.flat().toSorted((one, other) => one.order - other.order);
}

/** All cards of the first screens, fetched once; anew after it failed. */
export function cardsOf(rooms: readonly WebRoom[]): Promise<readonly BoardCard[]> {
  const known = fetched.get(rooms);
  if (known) return known;
  const cards = fetchCards(rooms);
  fetched.set(rooms, cards);
  cards.catch(() => fetched.delete(rooms));
  return cards;
}
