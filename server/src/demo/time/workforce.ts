import type { DayPlan } from '@muster/contract/calendar/day-plan.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { plansOf } from '../../areas/calendar/public.ts';
import type { Tx } from '../../platform/db/transaction.ts';

/** The last weeks: what came before has been read from files. */
export const lately = 42;

/**
 * The first day of everyone's punches, at least so many days ago: that of a month, so that a month which was paid has
 * either all of its days or none. Of fewer days than the last weeks no month is closed.
 */
export const punchedFromOf = (today: string, days: number): string => {
  const first = addDays(today, -days);
  return days < lately ? first : `${first.slice(0, 8)}01`;
};

const year = 365;
/** so far ahead leave is agreed to */
const ahead = 50;

export interface DemoWorker {
  readonly id: string;
  readonly email: string | null;
  readonly status: string;
  readonly gender: string | null;
  readonly joinedOn: string;
  readonly confirmedOn: string | null;
  /** when they were in the house and not suspended; the day after the last, if there was one */
  readonly stays: readonly { readonly from: string; readonly until: string | null }[];
  /** since when someone who is on long leave is */
  readonly awayFrom: string | null;
  readonly managerId: string | null;
  readonly isInTheField: boolean;
  /** with a demo account, or right below one */
  readonly isNear: boolean;
  readonly plans: ReadonlyMap<string, DayPlan>;
}

const findWorkers = (tx: Tx, ids: readonly string[] | undefined) =>
  sql<Omit<DemoWorker, 'plans'>>`
    select employee.id, employee.email, employee.status, detail.gender,
      employee.joined_on as "joinedOn", employee.confirmed_on as "confirmedOn",
      employee.line_manager_id as "managerId",
      (select json_agg(json_build_object('from', stay.from_date, 'until', stay.next))
        from (select from_date, status, lead(from_date) over (order by from_date) as next
          from employment_period where employee_id = employee.id) as stay
        where stay.status not in ('Draft', 'Left', 'Suspended')) as stays,
      (select max(from_date) from employment_period
        where employee_id = employee.id and cause = 'beginLongLeave') as "awayFrom",
      coalesce(category.name = 'Field force', false) as "isInTheField",
      coalesce(employee.email like '%@example.com' or manager.email like '%@example.com', false)
        as "isNear"
    from employee left join person_detail as detail on detail.employee_id = employee.id
      left join employee as manager on manager.id = employee.line_manager_id
      left join employee_category as category on category.id = employee.category_id
    where employee.joined_on is not null and employee.status <> 'Draft'
      and ${ids ? sql`employee.id = any(${[...ids]}::uuid[])` : sql`true`}
    order by employee.number`.execute(tx);

/**
 * Everyone who is or was there, with what each is expected to do on the days the demo tells of; those
 * around the demo's accounts have a year, whatever the others have.
 */
export async function workersOf(
  tx: Tx,
  today: string,
  depth: number,
  some?: readonly string[],
): Promise<DemoWorker[]> {
  const { rows } = await findWorkers(tx, some);
  const ids = rows.map(({ id }) => id);
  const near = rows.filter(({ isNear }) => isNear).map(({ id }) => id);
  const first = addDays(today, -depth);
  const recent = await plansOf(tx, ids, first, addDays(today, ahead));
  const older = await plansOf(tx, near, addDays(today, -year), addDays(first, -1));
  return rows.map((row) => {
    const plans = [...(older.get(row.id) ?? []), ...(recent.get(row.id) ?? [])];
    return { ...row, plans: new Map(plans.map((plan) => [plan.day, plan])) };
  });
}

export const isThere = ({ stays }: DemoWorker, day: string): boolean =>
  stays.some(({ from, until }) => from <= day && (until === null || day < until));
