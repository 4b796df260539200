import type { LeaveApplication } from '@muster/contract/leave/calls/leave-calls.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { useWords } from '../../../words/words.ts';

const tones = {
  Draft: 'over',
  Pending: 'waiting',
  Approved: 'good',
  Rejected: 'stopped',
  Returned: 'waiting',
  Cancelled: 'over',
} as const;

type Shown = Pick<LeaveApplication, 'status' | 'steps'>;

/** A draft that someone has decided on was sent back. */
export const leaveStateOf = ({ status, steps }: Shown) =>
  status === 'Draft' && steps.length > 0 ? 'Returned' : status;

export function LeaveStateMark({ application }: { readonly application: Shown }) {
  const { states } = useWords().words.leave;
  const state = leaveStateOf(application);
  return <StatusMark tone={tones[state]}>{states[state]}</StatusMark>;
}
