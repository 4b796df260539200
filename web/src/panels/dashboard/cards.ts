import { numbersCard, teamCard, todayCard } from '../../areas/attendance/cards.ts';
import { setUpCard } from '../../areas/dashboard/cards.ts';
import { waitingCard } from '../../areas/inbox/cards.ts';
import { myLeaveCard } from '../../areas/leave/cards.ts';
import { movesCard } from '../../areas/people/cards.ts';
import type { BoardCard } from '../../ui/board/board-card.ts';

/** All cards of the first screens, in their order; a room adds its own by a line. */
export const cards: readonly BoardCard[] = [
  setUpCard,
  todayCard,
  waitingCard,
  numbersCard,
  movesCard,
  myLeaveCard,
  teamCard,
];
