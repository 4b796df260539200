import { movesCalls } from '@muster/contract/people/moves-calls.ts';
import type { BoardCard } from '../../ui/board/board-card.ts';
import { MovesCard } from './reminders/moves-card.tsx';

export const cards: readonly BoardCard[] = [
  {
    name: 'moves',
    order: 50,
    panels: ['admin'],
    rule: movesCalls.read.access,
    isWide: true,
    Card: MovesCard,
  },
];
