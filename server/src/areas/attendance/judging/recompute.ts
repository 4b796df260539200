import type { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import { longBeforeKept } from '@muster/contract/attendance/refusals.ts';
import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import { dayCount } from '@muster/contract/kernel/dates/dates.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { withinRule } from '../../people/public.ts';
import { note } from '../../../platform/audit/note.ts';
import { attendanceNow } from './attendance-now.ts';
import type { AttendanceCall } from '../deps.ts';
import { recomputeName } from './recompute-name.ts';
import { longest, reportSpan } from '../reports/spans.ts';
import { readHorizon } from '../store/stale.ts';

/** Everyone's days are kept without a gap: a slip in the year would judge a century. */
async function refuseLongBefore(call: AttendanceCall<Tx>, from: string): Promise<void> {
  const { db } = call;
  const kept = (await readHorizon(db))?.from ?? (await attendanceNow(db, call)).today;
  if (dayCount(from, kept) > longest + 1)
    throw new Refusal(longBeforeKept, { from: kept, days: longest }, [
      { path: 'fromDate', code: 'not-fitting', values: {} },
    ]);
}

/** Days are judged anew behind the request; the page of jobs shows how far it is. */
export async function recompute(
  call: AttendanceCall<Tx>,
  given: Input<typeof attendanceCalls.recompute>['body'],
) {
  const { db, actor } = call;
  const span = reportSpan(given, given.until);
  const isAll = actor.concerns === 'all' && !given.department && !given.employeeId;
  if (isAll) await refuseLongBefore(call, span.from);
  const found = isAll
    ? null
    : await sql<{ id: string }>`select employee.id from employee
        where ${withinRule(hrWrite, actor)}
          ${given.department ? sql`and employee.department_id = ${given.department}` : sql``}
          ${given.employeeId ? sql`and employee.id = ${given.employeeId}` : sql``}`.execute(db);
  const employeeIds = found && found.rows.map((row) => row.id);
  if (employeeIds?.length === 0) throw new Refusal(notFound);
  const jobId = await enqueue(db, recomputeName, { ...span, employeeIds }, call);
  await note(call, {
    action: 'attendance.recompute',
    record: 'attendance',
    id: null,
    after: { ...span, people: employeeIds?.length ?? 'all' },
  });
  return { jobId };
}
