import { setUpListCalls } from '@muster/contract/dashboard/set-up-calls.ts';
import type { BoardCard } from '../../ui/board/board-card.ts';
import { SetUpCard } from './parts/set-up-card.tsx';

export const setUpCard: BoardCard = {
  name: 'set-up',
  panels: ['admin'],
  rule: setUpListCalls.read.access,
  isWide: true,
  Card: SetUpCard,
};
