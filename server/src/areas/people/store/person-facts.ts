import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../../platform/access/concerns.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';

/** An earlier time in the house. */
interface EarlierStay {
  readonly joinedOn: string;
  readonly confirmedOn: string | null;
  readonly lastDay: string;
}

/** What rules of later rooms ask of a person. */
export interface PersonFacts {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly gender: string | null;
  readonly joinedOn: string | null;
  readonly confirmedOn: string | null;
  readonly lastDay: string | null;
  readonly departmentId: string | null;
  readonly unitId: string | null;
  readonly locationId: string | null;
  readonly lineManagerId: string | null;
  /** stays before the one that these days are of, in order */
  readonly earlier: readonly EarlierStay[];
}

/** A stay is over with its last day, or on the eve of the next one. */
const earlier = sql`(select coalesce(jsonb_agg(jsonb_build_object('joinedOn', stay.from_date,
    'confirmedOn', (select max(period.from_date) from employment_period as period
      where period.employee_id = employee.id and period.cause in ('confirm', 'joinConfirmed')
        and period.from_date >= stay.from_date and period.from_date < stay.next),
    'lastDay', coalesce((select min(period.from_date) from employment_period as period
      where period.employee_id = employee.id and period.status = 'Left'
        and period.from_date >= stay.from_date and period.from_date < stay.next), stay.next) - 1)
    order by stay.from_date), '[]')
  from (select begun.from_date, lead(begun.from_date) over (order by begun.from_date) as next
    from employment_period as begun where begun.employee_id = employee.id
      and begun.status <> 'Draft' and (begun.cause in ('join', 'joinConfirmed', 'rehire')
        or not exists (select 1 from employment_period as before
          where before.employee_id = employee.id and before.from_date < begun.from_date))) as stay
  where stay.next is not null)`;

const facts = (ids: readonly string[]) => sql<PersonFacts>`
    select employee.id, employee.name, employee.number, detail.gender,
      employee.joined_on as "joinedOn", employee.confirmed_on as "confirmedOn",
      employee.last_day as "lastDay", employee.department_id as "departmentId",
      employee.unit_id as "unitId", employee.location_id as "locationId",
      employee.line_manager_id as "lineManagerId", ${earlier} as earlier
    from employee left join person_detail as detail on detail.employee_id = employee.id
    where employee.id = any(${[...ids]}::uuid[]) order by employee.id`;

export async function findPersonFacts(db: Handle, ids: readonly string[]): Promise<PersonFacts[]> {
  return (await facts(ids).execute(db)).rows;
}

/**
 * Those who write about the same people come one after the other; whoever only refers to them does not
 * wait. Always in the same order, so that two never wait for each other.
 */
export async function lockPeopleRows(tx: Tx, ids: readonly string[]): Promise<PersonFacts[]> {
  const held = await sql<PersonFacts>`${facts(ids)} for no key update of employee`.execute(tx);
  return held.rows;
}

/** Which concern each of some people is in; none without a department. */
export async function concernsOf(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; concernId: string | null }>`
    select employee.id, department.concern_id as "concernId" from employee
    left join department on department.id = employee.department_id
    where employee.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(found.rows.map(({ id, concernId }) => [id, concernId]));
}
const concern = sql`(select concern_id from department where id = employee.department_id)`;

/** The next people after one, by their ids: for work that goes through everyone in parts. */
export async function nextPeople(
  db: Handle,
  after: string,
  most: number,
  of: Pick<Actor, 'concerns'> = { concerns: 'all' },
): Promise<string[]> {
  const found = await sql<{ id: string }>`select id from employee
    where id > ${after} and ${isOfConcerns(of, concern)} order by id limit ${most}`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function countPeople(
  db: Handle,
  of: Pick<Actor, 'concerns'> = { concerns: 'all' },
): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from employee where ${isOfConcerns(of, concern)}`.execute(db);
  return counted.rows[0]?.total ?? 0;
}
