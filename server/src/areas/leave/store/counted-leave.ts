import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import {
  aroundSpan,
  type LeaveDay,
  type Sandwich,
  type LeaveSpan,
} from '@muster/contract/leave/day-count.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { CountedLeave } from '../rules/recount.ts';
import type { Condition } from '../../../platform/db/condition.ts';

interface Days {
  readonly from: string;
  readonly until: string;
}

/** An application that waits or was agreed to, as it is counted anew. */
export interface CountedLeaveRow extends CountedLeave {
  readonly employeeId: string;
  readonly leaveTypeId: string;
  readonly asked: number;
  readonly approved: number | null;
  readonly decisionId: string | null;
}

const widened = ({ from, until }: Days, by: number): Days => ({
  from: addDays(from, -by),
  until: addDays(until, by),
});

/** No application is longer; said so that the index on the first days is enough. */
const longest = 367;
const meets = ({ from, until }: Days): Condition =>
  sql<boolean>`(application.start_on <= ${until} and application.end_on >= ${from}
    and application.start_on >= ${addDays(from, -longest)})`;

const stands = sql<boolean>`application.status in ('Pending', 'Approved')`;

/** What changes on a day matters to leave on it, and to free days that are counted a month around it. */
const isTouched = (days: Days): Condition => sql<boolean>`(${meets(days)}
  or (kind.sandwich <> 'none' and ${meets(widened(days, aroundSpan))}))`;

/** Those of some people, or of all, whose leave a change may touch. */
export async function findTouched(
  db: Handle,
  employeeIds: readonly string[] | 'all',
  days: Days,
): Promise<string[]> {
  const of =
    employeeIds === 'all'
      ? sql`true`
      : sql`application.employee_id = any(${[...employeeIds]}::uuid[])`;
  const found = await sql<{ id: string }>`select distinct application.employee_id as id
    from leave_application as application
    join leave_type as kind on kind.id = application.leave_type_id
    where ${stands} and ${meets(widened(days, aroundSpan))} and ${isTouched(days)} and ${of}
    order by 1`.execute(db);
  return found.rows.map(({ id }) => id);
}

interface Found extends Omit<CountedLeaveRow, 'span' | 'days'>, LeaveSpan {
  readonly sandwich: Sandwich;
  readonly days: readonly LeaveDay[];
}

/** All leave of some people around a change: what it touches, and what stands beside that. */
export async function findStanding(
  db: Handle,
  employeeIds: readonly string[],
  days: Days,
): Promise<CountedLeaveRow[]> {
  const found = await sql<Found>`select application.id, application.employee_id as "employeeId",
      application.leave_type_id as "leaveTypeId", application.status = 'Approved' as "isAgreed",
      application.asked, application.approved, application.decision_id as "decisionId",
      kind.sandwich, ${isTouched(days)} as "isTouched", application.start_on as from,
      application.end_on as until, application.start_half as "startHalf",
      application.end_half as "endHalf", application.minutes,
      coalesce((select jsonb_agg(jsonb_build_object('day', taken.day, 'half', taken.half,
          'amount', taken.amount) order by taken.day, taken.half)
        from leave_day as taken where taken.application_id = application.id), '[]') as days
    from leave_application as application
    join leave_type as kind on kind.id = application.leave_type_id
    where ${stands} and application.employee_id = any(${[...employeeIds]}::uuid[])
      and ${meets(widened(days, 3 * aroundSpan))}`.execute(db);
  return found.rows.map(({ from, until, startHalf, endHalf, minutes, ...row }) => ({
    ...row,
    span: { from, until, startHalf, endHalf, minutes },
  }));
}

/** Shared by those who count days by the calendar as it is. */
export const lockCalendarShared = (tx: Tx) =>
  sql`select 1 from leave_turn where id = 1 for key share`.execute(tx);

/** Alone with it: whoever counts meanwhile waits, and then counts by the changed calendar. */
export const lockCalendarExclusive = (tx: Tx) =>
  sql`select 1 from leave_turn where id = 1 for update`.execute(tx);
