import { setUpListCalls } from '@muster/contract/dashboard/set-up-calls.ts';
import type { BoardCard } from '../../ui/board/board-card.ts';
import { SetUpCard } from './set-up/set-up-card.tsx';

export const cards: readonly BoardCard[] = [
  {
    name: 'set-up',
    order: 10,
    panels: ['admin'],
    rule: setUpListCalls.read.access,
    isWide: true,
    Card: SetUpCard,
  },
];
