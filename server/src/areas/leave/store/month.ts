import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';

export interface AwayRow {
  readonly id: string;
  readonly employee: { readonly id: string; readonly name: string; readonly number: string };
  readonly from: string;
  readonly until: string;
  readonly total: number;
  readonly colour: string;
  readonly type: string;
  /** the reader may know the kind */
  readonly isSeen: boolean;
  readonly isPart: boolean;
}

const most = 5000;
/** No application is longer, so that old ones need not be looked at. */
const longest = 366;

/** Agreed leave that touches a span, as the applications tell it; shortened where fewer days were agreed to. */
export async function findAway(
  db: Handle,
  { from, until }: { readonly from: string; readonly until: string },
  who: Condition,
  isSeen: Condition,
): Promise<AwayRow[]> {
  const found = await sql<AwayRow>`select * from (
    select application.id, application.start_on as from,
      case when application.approved < application.asked then least(application.end_on,
        (select max(day) from leave_day where application_id = application.id))
        else application.end_on end as until,
      application.approved as total, kind.colour, kind.full_name as type, ${isSeen} as "isSeen",
      application.approved < 1000 as "isPart",
      jsonb_build_object('id', employee.id, 'name', employee.name, 'number', employee.number) as employee
    from leave_application as application
    join employee on employee.id = application.employee_id
    join leave_type as kind on kind.id = application.leave_type_id
    where application.status = 'Approved'
      and application.start_on between ${addDays(from, -longest)} and ${until}
      and application.end_on >= ${from} and ${who}) as away
    where until >= ${from} order by "from", id limit ${most}`.execute(db);
  return found.rows;
}
