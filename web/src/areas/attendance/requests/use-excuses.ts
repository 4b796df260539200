import { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useSession } from '../../../session/session.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshAttendance } from '../queries.ts';
import type { Late } from './excuse-dialog.tsx';

/** May the reader excuse someone; and the way back, which needs no reason. */
export function useExcuses() {
  const { words, say } = useWords();
  const { daily } = words.attendance;
  const held = useSession((session) => session.user?.capacities) ?? [];
  const refresh = useRefreshAttendance();
  const back = useOneAtATime(async ({ id, name, day }: Late) => {
    try {
      await call(attendanceCalls.waive, { body: { employeeId: id, day, isWaived: false } });
      notify.success(say(daily.unexcused, { name }));
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? daily.excuseFailed);
    }
    await refresh();
  });
  return { may: scopesOf(attendanceCalls.waive.access, held).size > 0, takeBack: back.start };
}
