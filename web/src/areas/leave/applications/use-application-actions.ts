import {
  type LeaveApplication,
  leaveCalls,
  ownLeaveCalls,
} from '@muster/contract/leave/calls/leave-calls.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useSession } from '../../../session/session.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshLeave } from '../queries.ts';

/** What taking an application away means at its state. */
export function removalOf({ status, steps, can }: LeaveApplication) {
  // what was sent back has been decided on, and stays in the history
  if (status === 'Draft' && can.remove) return steps.length === 0 ? 'deleteDraft' : 'takeBack';
  if (status === 'Pending' && can.remove) return 'takeBack';
  return can.cancel ? 'cancel' : undefined;
}

const done = { deleteDraft: 'deleted', takeBack: 'takenBack', cancel: 'cancelled' } as const;

export function useIsOwn() {
  const ownId = useSession((session) => session.user?.employeeId ?? null);
  return ({ employee }: LeaveApplication) => employee.id === ownId;
}

/** Draft, waiting or agreed: it goes, and everything is read again. */
export function useRemove(onDone: () => void) {
  const { words } = useWords();
  const { application: said } = words.leave;
  const isOwn = useIsOwn();
  const refresh = useRefreshLeave();
  return useOneAtATime(async (application: LeaveApplication) => {
    const removal = removalOf(application);
    const calls = isOwn(application) ? ownLeaveCalls : leaveCalls;
    try {
      await call(calls.remove, { params: { id: application.id } });
      if (removal) notify.success(said[done[removal]]);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? said.notDone);
    }
    refresh();
    onDone();
  });
}
