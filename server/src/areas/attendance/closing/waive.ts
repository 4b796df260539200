import { isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import type { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { ownRecord } from '@muster/contract/people/refusals.ts';
import { sql } from 'kysely';
import { type Db, transaction } from '../../../platform/db/transaction.ts';
import { withinRule } from '../../people/public.ts';
import { attendanceNow } from '../judging/attendance-now.ts';
import { refuseLocked } from './locks.ts';
import { note } from '../../../platform/audit/note.ts';
import type { AttendanceCall } from '../deps.ts';
import { judgeInto } from '../judging/refresh.ts';
import { findDays } from '../store/reports.ts';

/** A late arrival is excused, with a reason; nobody excuses the own. */
export async function waive(
  call: AttendanceCall<Db>,
  { employeeId, day, isWaived, reason }: Input<typeof attendanceCalls.waive>['body'],
) {
  const { actor, clock } = call;
  if (isOwnPerson(actor, employeeId)) throw new Refusal(ownRecord);
  if (isWaived && !reason)
    throw new Refusal(ruleRefused, {}, [{ path: 'reason', code: 'required', values: {} }]);
  const now = await attendanceNow(call.db, call);
  const span = { from: day, until: day };
  return transaction(call.db, async (tx) => {
    const found = await sql`select 1 from employee
      where id = ${employeeId} and ${withinRule(hrWrite, actor)} for update`.execute(tx);
    if (found.rows.length === 0) throw new Refusal(notFound);
    await refuseLocked(tx, employeeId, day);
    if (isWaived)
      await sql`insert into late_waiver (employee_id, day, reason, waived_by_kind, waived_by_id, created_at)
        values (${employeeId}, ${day}, ${reason}, ${actor.kind}, ${actor.accountId}, ${clock.now()})
        on conflict (employee_id, day) do update set reason = excluded.reason`.execute(tx);
    else
      await sql`delete from late_waiver
        where employee_id = ${employeeId} and day = ${day}`.execute(tx);
    await judgeInto(tx, [employeeId], span, now);
    const [judged] = (await findDays(tx, [employeeId], span)).get(employeeId) ?? [];
    if (!judged || day > now.today) throw new Refusal(notFound);
    await note(
      { ...call, db: tx },
      {
        action: 'attendance.waive',
        record: 'employee',
        id: employeeId,
        after: { day, isWaived, ...(reason && { reason }) },
      },
    );
    return { day: judged };
  });
}
