import type { Fault } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { managerLeaves } from '@muster/contract/people/refusals.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';

interface Stranded {
  readonly id: string;
  readonly name: string;
  readonly path: 'lineManager' | 'secondTierLineManager';
  readonly managerId: string;
  readonly manager: string;
  /** the first day on which the manager is not there any more */
  readonly from: string;
}

/** Who of some people will be, today or on a day to come, under someone who has left by then. */
async function findStranded(tx: Tx, ids: readonly string[], today: string): Promise<Stranded[]> {
  const found = await sql<Stranded>`
    select employee.id, employee.name, above.path, leader.id as "managerId",
      leader.name as manager, greatest(period.from_date, gone.from_date)::text as from
    from employment_period as period join employee on employee.id = period.employee_id
    cross join lateral (values ('lineManager', period.line_manager_id),
      ('secondTierLineManager', period.second_tier_id)) as above (path, id)
    join employee as leader on leader.id = above.id
    join employment_period as gone on gone.employee_id = leader.id and gone.status = 'Left'
    where period.employee_id = any(${[...ids]}::uuid[]) and period.status <> 'Left'
      and ${endOf('period')} > greatest(gone.from_date, ${today}::date)
      and ${endOf('gone')} > greatest(period.from_date, ${today}::date)
    order by 1, 6`.execute(tx);
  return found.rows;
}

/** The day on which the next period begins. */
const endOf = (row: 'period' | 'gone') => sql`coalesce((select min(next.from_date)
  from employment_period as next where next.employee_id = ${sql.ref(`${row}.employee_id`)}
    and next.from_date > ${sql.ref(`${row}.from_date`)}), 'infinity'::date)`;

const isSame = (a: Stranded, b: Stranded): boolean =>
  a.id === b.id && a.managerId === b.managerId && a.path === b.path;

/**
 * Looks before and after something is written: what is written must not leave anyone under someone who
 * has left. What was so before is not the fault of this change.
 */
export async function newlyStranded(
  tx: Tx,
  ids: readonly string[],
  today: string,
  write: () => Promise<void>,
): Promise<Stranded[]> {
  const before = await findStranded(tx, ids, today);
  await write();
  const after = await findStranded(tx, ids, today);
  return after.filter((one) => !before.some((known) => isSame(known, one)));
}

/** The same, where no field of a form can be named. */
export async function refuseStranded(
  tx: Tx,
  ids: readonly string[],
  today: string,
  write: () => Promise<void>,
): Promise<void> {
  const [first] = await newlyStranded(tx, ids, today, write);
  if (first) throw new Refusal(managerLeaves, { name: first.name, manager: first.manager });
}

export const strandedFault = ({ path }: Pick<Stranded, 'path'>): Fault => ({
  path,
  code: 'cannot-lead',
  values: {},
});

/** Who of some cannot lead anyone from a day on: not here, suspended, or gone by then. */
export async function unableToLead(
  db: Handle,
  ids: readonly (string | null | undefined)[],
  from: string,
): Promise<ReadonlySet<string>> {
  const some = ids.filter((id) => typeof id === 'string');
  if (some.length === 0) return new Set();
  const found = await sql<{ id: string }>`select person as id from unnest(${some}::uuid[]) as person
    where not exists (select 1 from employee
      where employee.id = person and employee.status not in ('Left', 'Draft', 'Suspended'))
    or exists (select 1 from employment_period as going
      where going.employee_id = person and going.status = 'Left' and going.from_date >= ${from})
    or (select period.status from employment_period as period
      where period.employee_id = person and period.from_date <= ${from}
      order by period.from_date desc limit 1) = 'Left'`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}
