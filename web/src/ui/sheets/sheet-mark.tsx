import type { BatchState } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { StatusMark } from '../status/status-mark.tsx';

const tones = {
  Checking: 'running',
  Checked: 'waiting',
  Applying: 'running',
  Applied: 'good',
  Undoing: 'running',
  Undone: 'over',
  Failed: 'stopped',
} as const satisfies Record<BatchState, string>;

interface SheetMarkProps {
  readonly state: BatchState;
  readonly said: Readonly<Record<BatchState, string>>;
}

/** How far a sheet is. */
export const SheetMark = ({ state, said }: SheetMarkProps) => (
  <StatusMark tone={tones[state]}>{said[state]}</StatusMark>
);
