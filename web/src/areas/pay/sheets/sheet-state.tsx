import type { SheetState } from '@muster/contract/pay/sheet-calls.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { useWords } from '../../../words/words.ts';

const tones = {
  Generated: 'over',
  Held: 'stopped',
  Approved: 'waiting',
  Paid: 'good',
  Reversed: 'stopped',
} as const;

export function SheetStateMark({ state }: { readonly state: SheetState }) {
  const { states } = useWords().words.pay.sheet;
  return <StatusMark tone={tones[state]}>{states[state]}</StatusMark>;
}
