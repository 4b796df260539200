import { inboxCalls } from '@muster/contract/inbox/inbox-calls.ts';
import type { BoardCard } from '../../ui/board/board-card.ts';
import { WaitingCard } from './waiting/waiting-card.tsx';

export const cards: readonly BoardCard[] = [
  {
    name: 'waiting',
    order: 30,
    panels: ['employee', 'admin'],
    rule: inboxCalls.list.access,
    Card: WaitingCard,
  },
];
