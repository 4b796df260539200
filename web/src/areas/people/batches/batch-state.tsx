import type { BatchState } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { useWords } from '../../../words/words.ts';

const tones = {
  Checking: 'running',
  Checked: 'waiting',
  Applying: 'running',
  Applied: 'good',
  Undoing: 'running',
  Undone: 'over',
  Failed: 'stopped',
} as const satisfies Record<BatchState, string>;

export function BatchMark({ state }: { readonly state: BatchState }) {
  const { states } = useWords().words.people.batch;
  return <StatusMark tone={tones[state]}>{states[state]}</StatusMark>;
}
