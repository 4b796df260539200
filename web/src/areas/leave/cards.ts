import { ownLeaveCalls } from '@muster/contract/leave/calls/leave-calls.ts';
import type { BoardCard } from '../../ui/board/board-card.ts';
import { MyLeaveCard } from './balances/my-leave-card.tsx';

export const cards: readonly BoardCard[] = [
  {
    name: 'my-leave',
    order: 60,
    panels: ['employee'],
    rule: ownLeaveCalls.summary.access,
    isOwn: true,
    Card: MyLeaveCard,
  },
];
