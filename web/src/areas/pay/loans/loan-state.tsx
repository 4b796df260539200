import type { LoanState } from '@muster/contract/pay/loans/loan-calls.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { useWords } from '../../../words/words.ts';

const tones = {
  Running: 'running',
  Paused: 'waiting',
  Settled: 'good',
  Cancelled: 'stopped',
} as const;

export function LoanStateMark({ state }: { readonly state: LoanState }) {
  const { states } = useWords().words.pay.loan;
  return <StatusMark tone={tones[state]}>{states[state]}</StatusMark>;
}
