import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { deductionOf, type LatePolicy } from '../rules/late-policy.ts';
import { type DayTotals, countedColumns } from './shown.ts';

/** A month of a concern. */
export interface ClosedMonth {
  readonly concernId: string;
  readonly month: string;
}
/** One that is closed, with its days and what being late cost. */
export interface Closing extends ClosedMonth {
  readonly from: string;
  readonly until: string;
  readonly policy: LatePolicy;
}

/** What a closed month came to for someone, on the days on which they belonged to the concern. */
export interface AttendanceFigure {
  readonly employeeId: string;
  readonly days: number;
  /** neither free nor kept away */
  readonly working: number;
  readonly present: number;
  readonly halfDays: number;
  /** what was to be worked on those, less leave, in thousandths of a day */
  readonly halfDaysToWork: number;
  /** in thousandths of a day, as leave and what the lates cost */
  readonly absence: number;
  readonly leave: number;
  readonly holidays: number;
  readonly weeklyOffs: number;
  readonly suspended: number;
  readonly longLeave: number;
  /** shifts over midnight to which someone came */
  readonly nights: number;
  readonly holidaysWorked: number;
  readonly weeklyOffsWorked: number;
  /** in minutes, as overtime */
  readonly worked: number;
  readonly overtime: number;
  readonly lates: number;
  readonly lateMinutes: number;
  readonly lateDeduction: number;
  readonly missingOuts: number;
}

interface More {
  readonly employeeId: string;
  readonly days: number;
  readonly halfDaysToWork: number;
  readonly nights: number;
  readonly holidaysWorked: number;
  readonly weeklyOffsWorked: number;
}

const moreColumns = sql`judged.employee_id as "employeeId", count(*)::int as days,
  coalesce(sum(judged.to_work - judged.leave_amount) filter (where judged.status = 'Half day'), 0)::int
    as "halfDaysToWork",
  count(*) filter (where shift.ends_at <= shift.starts_at
    and judged.status in ('Present', 'Late', 'Half day'))::int as nights,
  count(*) filter (where judged.status = 'Holiday' and judged.worked > 0)::int as "holidaysWorked",
  count(*) filter (where judged.status = 'Weekly off'
    and judged.worked > 0)::int as "weeklyOffsWorked"`;

const thousandths = (days: number): number => Math.round(days * 1000);

async function countDays(
  tx: Tx,
  { concernId, from, until, policy }: Closing,
  employeeIds: readonly string[],
): Promise<AttendanceFigure[]> {
  const found = await sql<DayTotals & More>`select ${moreColumns}, ${countedColumns}
    from attendance_day as judged left join shift on shift.id = judged.shift_id
    where judged.employee_id = any(${[...employeeIds]}::uuid[])
      and judged.day between ${from} and ${until} and judged.concern_id = ${concernId}
    group by judged.employee_id`.execute(tx);
  return found.rows.map(
    ({ late, halfDay, absent, leave, holiday, weeklyOff, missingOut, ...same }) => ({
      ...same,
      halfDays: halfDay,
      absence: thousandths(absent),
      leave: thousandths(leave),
      holidays: holiday,
      weeklyOffs: weeklyOff,
      lates: late,
      lateDeduction: deductionOf(late, policy),
      missingOuts: missingOut,
    }),
  );
}

const columnOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (at) => `_${at.toLowerCase()}`);

/** Figures that were counted become those of the month; whoever has some keeps them. */
export async function insertFigures(
  tx: Tx,
  { concernId, month }: ClosedMonth,
  figures: readonly AttendanceFigure[],
): Promise<void> {
  const rows = figures.map((figure) =>
    Object.fromEntries([
      ['concern_id', concernId],
      ['month', month],
      ...Object.entries(figure).map(([name, value]) => [columnOf(name), value]),
    ]),
  );
  await sql`insert into attendance_figure
    select * from json_populate_recordset(null::attendance_figure, ${JSON.stringify(rows)})
    on conflict do nothing`.execute(tx);
}

/** Keeps the figures of some people; the month stays closed until that is done. */
export const keepFigures = async (
  tx: Tx,
  closing: Closing,
  employeeIds: readonly string[],
): Promise<void> => insertFigures(tx, closing, await countDays(tx, closing, employeeIds));

/** The next people who lack their figures. */
export async function findLacking(
  db: Handle,
  { concernId, month, from, until }: Closing,
  after: string | null,
  most: number,
): Promise<string[]> {
  const found = await sql<{ id: string }>`select employee.id from employee
    where ${after === null ? sql`true` : sql`employee.id > ${after}`}
      and exists (select 1 from attendance_day as judged where judged.employee_id = employee.id
        and judged.day between ${from} and ${until} and judged.concern_id = ${concernId})
      and not exists (select 1 from attendance_figure as had where had.concern_id = ${concernId}
        and had.month = ${month} and had.employee_id = employee.id)
    order by employee.id limit ${most}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** What everyone's month came to; none: it is open, or its figures are still being made. */
export async function findFigures(
  db: Handle,
  { concernId, month }: ClosedMonth,
): Promise<AttendanceFigure[] | null> {
  const ready = await sql`select 1 from attendance_lock where concern_id = ${concernId}
    and month = ${month} and figures_at is not null`.execute(db);
  if (ready.rows.length === 0) return null;
  const found = await sql<AttendanceFigure>`
    select employee_id as "employeeId", days, working, present, half_days as "halfDays",
      half_days_to_work as "halfDaysToWork", absence,
      leave, holidays, weekly_offs as "weeklyOffs", suspended, long_leave as "longLeave", nights,
      holidays_worked as "holidaysWorked", weekly_offs_worked as "weeklyOffsWorked", worked, overtime,
      lates, late_minutes as "lateMinutes", late_deduction as "lateDeduction",
      missing_outs as "missingOuts"
    from attendance_figure where concern_id = ${concernId} and month = ${month}
    order by employee_id`.execute(db);
  return found.rows;
}
