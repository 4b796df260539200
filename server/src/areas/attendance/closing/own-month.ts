import type { Db } from '../../../platform/db/transaction.ts';
import { sql } from 'kysely';
import { attendanceNow } from '../judging/attendance-now.ts';
import { latePolicyIn } from './late-policy-of.ts';
import { personOf } from '../own-day.ts';
import type { AttendanceCall } from '../deps.ts';
import { refresh } from '../judging/refresh.ts';
import { monthOf } from '../reports/spans.ts';
import { withDeduction } from '../reports/summary.ts';
import { findConcern } from '../store/facts.ts';
import { findCounted, findDays } from '../store/reports.ts';

/** The own month, day by day, up to today. */
export async function readOwnMonth(call: AttendanceCall<Db>, month: string | undefined) {
  const { db, actor } = call;
  const id = personOf(actor);
  const now = await attendanceNow(db, call, id);
  const span = monthOf(month, now.today);
  await refresh(db, span, sql<boolean>`employee.id = ${id}`, now);
  const days = (await findDays(db, [id], span)).get(id) ?? [];
  const counted = (await findCounted(db, [id], span)).get(id);
  const policyOf = await latePolicyIn(call, span);
  return { days, totals: withDeduction(counted, policyOf(await findConcern(db, id))) };
}
