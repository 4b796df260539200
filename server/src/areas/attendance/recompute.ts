import type { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import { hrWrite } from '@muster/contract/kernel/access-rules.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { withinRule } from '../people/public.ts';
import { note } from '../../platform/audit/note.ts';
import type { Call } from './parts.ts';
import { recomputeName } from './recompute-name.ts';
import { spanOf } from './reports/spans.ts';

/** Days are judged anew behind the request; the page of jobs shows how far it is. */
export async function recompute(
  call: Call<Tx>,
  given: Input<typeof attendanceCalls.recompute>['body'],
) {
  const { db, actor } = call;
  const span = spanOf(given, given.until);
  const isAll = actor.concerns === 'all' && !given.department && !given.employeeId;
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
