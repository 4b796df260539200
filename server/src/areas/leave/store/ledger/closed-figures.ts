import { sql } from 'kysely';
import type { Handle, Tx } from '../../../../platform/db/transaction.ts';

/** A month of a concern that is closed. */
interface ClosedMonth {
  readonly concernId: string;
  readonly month: string;
}
interface Closing extends ClosedMonth {
  readonly from: string;
  readonly until: string;
  /** of the concern: an encashment belongs to the day on which it was made there */
  readonly zone: string;
}

/** What someone had of a kind of leave in a closed month; in thousandths of a day. */
export interface LeaveFigure {
  readonly employeeId: string;
  readonly leaveTypeId: string;
  readonly pay: 'Paid' | 'Part paid' | 'Unpaid';
  /** of part paid: per cent of a day's pay */
  readonly paidShare: number | null;
  readonly taken: number;
  readonly encashed: number;
}

/** Only what fell on days on which the person belonged to the concern. */
const isOfConcern = (concernId: string) => sql<boolean>`exists (select 1 from (
    select period.department_id from employment_period as period
    where period.employee_id = had.employee_id and period.from_date <= had.day
    order by period.from_date desc limit 1) as place
  join department on department.id = place.department_id
  where department.concern_id = ${concernId})`;

/** Keeps what some people had of leave in a month that is closed, as the kinds pay now. */
export async function keepLeaveFigures(
  tx: Tx,
  { concernId, month, from, until, zone }: Closing,
  employeeIds: readonly string[],
): Promise<void> {
  const ids = [...employeeIds];
  await sql`with had as (
      select taken.employee_id, application.leave_type_id, taken.day, taken.amount as taken, 0 as encashed
      from leave_day as taken
        join leave_application as application on application.id = taken.application_id
      where taken.employee_id = any(${ids}::uuid[]) and taken.is_agreed
        and taken.day between ${from} and ${until}
      union all
      select entry.employee_id, entry.leave_type_id,
        (entry.created_at at time zone ${zone})::date as day, 0, -entry.amount
      from leave_entry as entry
      where entry.employee_id = any(${ids}::uuid[]) and entry.kind = 'encash'
        and (entry.created_at at time zone ${zone})::date between ${from} and ${until})
    insert into leave_figure (concern_id, month, employee_id, leave_type_id, pay, paid_share, taken,
      encashed)
    select ${concernId}, ${month}, had.employee_id, kind.id, kind.pay, kind.paid_share,
      sum(had.taken), sum(had.encashed)
    from had join leave_type as kind on kind.id = had.leave_type_id
    where ${isOfConcern(concernId)}
    group by had.employee_id, kind.id
    on conflict do nothing`.execute(tx);
}

/** The month is opened again. */
export const dropLeaveFigures = (tx: Tx, { concernId, month }: ClosedMonth) =>
  sql`delete from leave_figure where concern_id = ${concernId} and month = ${month}`.execute(tx);

/** Leave of everyone in a closed month; nobody who had none is among them. */
export async function findLeaveFigures(
  db: Handle,
  { concernId, month }: ClosedMonth,
): Promise<LeaveFigure[]> {
  const found = await sql<LeaveFigure>`
    select employee_id as "employeeId", leave_type_id as "leaveTypeId", pay,
      paid_share as "paidShare", taken, encashed
    from leave_figure where concern_id = ${concernId} and month = ${month}
    order by employee_id, leave_type_id`.execute(db);
  return found.rows;
}
