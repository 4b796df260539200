import type { BatchState } from '@muster/contract/kernel/sheets/sheet-batch.ts';

export type MovingState = Extract<BatchState, 'Checking' | 'Applying' | 'Undoing'>;

/** Work goes on behind it. */
export const isMoving = (state: BatchState): state is MovingState =>
  state === 'Checking' || state === 'Applying' || state === 'Undoing';
