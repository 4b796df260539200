import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';

/** A part of a day on which someone is away, as it was agreed. */
export interface AgreedDay {
  readonly employeeId: string;
  readonly day: string;
  /** 1 and 2: the halves of the day; 0: some hours of it */
  readonly half: 0 | 1 | 2;
  /** of hours: how many minutes */
  readonly minutes: number | null;
  /** in thousandths of a day */
  readonly amount: number;
  readonly applicationId: string;
  readonly leaveTypeId: string;
  readonly pay: 'Paid' | 'Part paid' | 'Unpaid';
  /** of part paid: per cent of a day's pay */
  readonly paidShare: number | null;
}

/** Agreed leave of some people in a span of days, by day and half: one query for any number of people. */
export async function leaveDaysOf(
  db: Handle,
  employeeIds: readonly string[],
  from: string,
  until: string,
): Promise<AgreedDay[]> {
  if (employeeIds.length === 0) return [];
  const found = await sql<AgreedDay>`
    select taken.employee_id as "employeeId", taken.day, taken.half,
      case when taken.half = 0 then application.minutes end as minutes, taken.amount,
      application.id as "applicationId", kind.id as "leaveTypeId", kind.pay,
      kind.paid_share as "paidShare"
    from leave_day as taken
    join leave_application as application on application.id = taken.application_id
    join leave_type as kind on kind.id = application.leave_type_id
    where taken.employee_id = any(${[...employeeIds]}::uuid[]) and taken.is_agreed
      and taken.day between ${from} and ${until}
    order by taken.employee_id, taken.day, taken.half`.execute(db);
  return found.rows;
}
