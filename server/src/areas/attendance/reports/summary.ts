import type { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, type Page, pageOf } from '@muster/contract/kernel/page.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { attendanceNow } from '../judging/attendance-now.ts';
import { latePolicyIn, type PolicyOf } from '../closing/late-policy-of.ts';
import type { Now } from '../../../platform/now.ts';
import type { AttendanceCall } from '../deps.ts';
import { refresh } from '../judging/refresh.ts';
import { deductionOf, type LatePolicy } from '../rules/late-policy.ts';
import {
  findCounted,
  findCountedOfAll,
  findDays,
  findLates,
  findEmployedPage,
} from '../store/reports.ts';
import type { Who } from '../store/place-on.ts';
import type { DayTotals } from '../store/shown.ts';
import type { DaySpan } from '../store/stale.ts';
import { monthOf, reportSpan } from './spans.ts';
import { whoIn, whoseFigures } from './who.ts';

const nothing: DayTotals = {
  working: 0,
  present: 0,
  late: 0,
  halfDay: 0,
  absent: 0,
  leave: 0,
  holiday: 0,
  weeklyOff: 0,
  suspended: 0,
  longLeave: 0,
  worked: 0,
  lateMinutes: 0,
  overtime: 0,
  missingOut: 0,
};

/** In days, with what the late policy takes off. */
export const withDeduction = (counted: DayTotals = nothing, policy: LatePolicy) => ({
  ...counted,
  deduction: deductionOf(counted.late, policy) / 1000,
});

/** Days of each status between two dates, a row for each person. */
export async function summaryOf(
  db: Db,
  who: Who,
  span: DaySpan,
  page: Page,
  now: Now,
  policy: PolicyOf,
  sort: string | undefined,
) {
  await refresh(db, span, who.people, now);
  const { rows, total } = await findEmployedPage(db, who, span, sort, page);
  const ids = rows.map(({ id }) => id);
  const counted = await findCounted(db, ids, span, who.on);
  return {
    rows: rows.map(({ id, employee, concernId }) => ({
      employee,
      ...withDeduction(counted.get(id), policy(concernId)),
    })),
    total,
  };
}

/** A page of it, with what everyone's days add up to. */
export async function readAttendanceSummary(
  call: AttendanceCall<Db>,
  query: Input<typeof attendanceCalls.summary>['query'],
) {
  const { db, actor } = call;
  const now = await attendanceNow(db, call);
  const page = pageOf(query, largestLimit.other);
  const span = reportSpan(query, now.today);
  const policy = await latePolicyIn(call, span);
  const who = whoseFigures(actor, query, span);
  const { rows, total } = await summaryOf(db, who, span, page, now, policy, query.sort);
  const all = await findCountedOfAll(db, who, span);
  const lates = await findLates(db, who, span);
  const deduction =
    lates.reduce((sum, { late, concernId }) => sum + deductionOf(late, policy(concernId)), 0) /
    1000;
  return { rows, totals: { ...all, deduction }, total, ...page };
}

/** A month, a cell for each day. */
export async function matrixOf(
  db: Db,
  who: Who,
  span: DaySpan,
  page: Page,
  now: Now,
  policy: PolicyOf,
  sort: string | undefined,
) {
  await refresh(db, span, who.people, now);
  const { rows, total } = await findEmployedPage(db, who, span, sort, page);
  const ids = rows.map(({ id }) => id);
  const days = await findDays(db, ids, span, who.on);
  const counted = await findCounted(db, ids, span, who.on);
  return {
    rows: rows.map(({ id, employee, concernId }) => ({
      employee,
      concernId,
      days: days.get(id) ?? [],
      totals: withDeduction(counted.get(id), policy(concernId)),
    })),
    total,
  };
}

export async function readMatrix(
  call: AttendanceCall<Db>,
  query: Input<typeof attendanceCalls.matrix>['query'],
) {
  const { db, actor } = call;
  const now = await attendanceNow(db, call);
  const page = pageOf(query, largestLimit.other);
  const span = monthOf(query.month, now.today);
  const policy = await latePolicyIn(call, span);
  const who = whoIn(actor, query);
  return { ...(await matrixOf(db, who, span, page, now, policy, query.sort)), ...page };
}
