import type { AccessRule } from '@muster/contract/kernel/access/actor.ts';
import type { ComponentType } from 'react';

/** What a room puts on the first screen; it loads and fails by itself. */
export interface BoardCard {
  readonly name: string;
  /** among the cards of all rooms */
  readonly order: number;
  readonly panels: readonly ('admin' | 'employee')[];
  /** the rule of the call that fills it: whoever may not call it has no such card */
  readonly rule: AccessRule;
  /** it speaks of the reader's own record: not for accounts without one */
  readonly isOwn?: boolean;
  /** over the whole width */
  readonly isWide?: boolean;
  readonly Card: ComponentType<BoardCardProps>;
}

export interface BoardCardProps {
  /** where the panel begins: cards lead to its screens */
  readonly panel: '/admin' | '/employee';
}
