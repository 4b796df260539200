import type { DecisionState } from '@muster/contract/kernel/decisions/decision.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { useWords } from '../../../words/words.ts';

const tones = {
  Pending: 'waiting',
  Approved: 'good',
  Rejected: 'stopped',
  Returned: 'waiting',
  Cancelled: 'over',
} as const;

export function ItemState({ state }: { readonly state: DecisionState }) {
  const { states } = useWords().words.inbox;
  return <StatusMark tone={tones[state]}>{states[state]}</StatusMark>;
}
