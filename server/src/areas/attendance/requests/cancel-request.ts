import { correction, dayOff } from '@muster/contract/attendance/decisions.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { cancel } from '../../../platform/decisions/cancel.ts';
import { note } from '../../../platform/audit/note.ts';
import type { AttendanceDeps, AttendanceCall } from '../deps.ts';

/** Whoever asked takes it back while it waits. */
export async function cancelRequest(
  call: AttendanceCall<Tx>,
  id: string,
  { decisionContext }: AttendanceDeps,
) {
  const { db, actor, clock } = call;
  const ended = await cancel(
    db,
    decisionContext,
    actor,
    { id, kinds: [correction, dayOff] },
    clock.now(),
  );
  await note(call, {
    action: 'decision.cancel',
    record: 'employee',
    id: ended.subject_id,
    after: { decision: ended.kind },
  });
  return {};
}
