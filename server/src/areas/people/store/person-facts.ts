import type { Actor } from '@muster/contract/kernel/actor.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../../platform/access/concerns.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';

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
}

const facts = (ids: readonly string[]) => sql<PersonFacts>`
    select employee.id, employee.name, employee.number, detail.gender,
      employee.joined_on as "joinedOn", employee.confirmed_on as "confirmedOn",
      employee.last_day as "lastDay", employee.department_id as "departmentId",
      employee.unit_id as "unitId", employee.location_id as "locationId",
      employee.line_manager_id as "lineManagerId"
    from employee left join person_detail as detail on detail.employee_id = employee.id
    where employee.id = any(${[...ids]}::uuid[]) order by employee.id`;

export async function factsOf(db: Handle, ids: readonly string[]): Promise<PersonFacts[]> {
  return (await facts(ids).execute(db)).rows;
}

/**
 * Those who write about the same people come one after the other; whoever only refers to them does not
 * wait. Always in the same order, so that two never wait for each other.
 */
export async function holdPeople(tx: Tx, ids: readonly string[]): Promise<PersonFacts[]> {
  const held = await sql<PersonFacts>`${facts(ids)} for no key update of employee`.execute(tx);
  return held.rows;
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
