import type { LeaveState } from '@muster/contract/leave/leave-calls.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { useWords } from '../../../words/words.ts';

const tones = {
  Draft: 'over',
  Pending: 'waiting',
  Approved: 'good',
  Rejected: 'stopped',
  Cancelled: 'over',
} as const;

export function LeaveStateMark({ state }: { readonly state: LeaveState }) {
  const { states } = useWords().words.leave;
  return <StatusMark tone={tones[state]}>{states[state]}</StatusMark>;
}
