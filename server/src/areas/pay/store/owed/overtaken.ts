import { sql } from 'kysely';
import type { Condition } from '../../../../platform/db/condition.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { executeByKeys } from '../by-keys.ts';
import { versionSpans } from '../version-spans.ts';
import { employedHere, enteredFor, type PaidTogether } from './additions.ts';

/**
 * Whose pay is agreed to now, in the order of all who do so: what they are paid by stays as it is until we are done,
 * and no other pay of theirs is agreed to meanwhile.
 */
export async function holdPeople(tx: Tx, which: Condition): Promise<readonly string[]> {
  const held = await sql<{ id: string }>`select id from employee where id in (
      select employee_id from salary_sheet where ${which})
    order by id for no key update`.execute(tx);
  return held.rows.map(({ id }) => id);
}

/** Entries that count by now and are not in the pay, or are in it and do not count any more. */
const changedEntries = (given: PaidTogether, attemptId: string, ids: readonly string[]) => sql`
  ${employedHere(given, ids)},
  entered as materialized (${enteredFor(given.terms, ids)}),
  paid as materialized (select line.employee_id, line.source_id as id from salary_line as line
    where line.attempt_id = ${attemptId} and line.employee_id = any(${[...ids]}::uuid[])
      and line.cause = 'entry'),
  by_entry as materialized (
    select coalesce(entered.employee_id, paid.employee_id) as employee_id
    from entered full join paid on paid.id = entered.id
    where entered.id is null or paid.id is null)`;

/**
 * Salaries that the pay was calculated by and that are gone, or begin later by now; stretches to whose last day someone
 * was not employed, as is known by now; and those which another version of the structure divides by now.
 */
const otherSalaries = (attemptId: string, ids: readonly string[]) => sql`
  kept as materialized (
    select input.employee_id, segment.* from salary_input as input
      cross join lateral jsonb_to_recordset(input.inputs->'segments')
        as segment (rate uuid, version uuid, "from" date, until date)
    where input.attempt_id = ${attemptId} and input.employee_id = any(${[...ids]}::uuid[])),
  rate as materialized (select id, from_date from salary_rate
    where employee_id = any(${[...ids]}::uuid[])),
  by_rate as materialized (
    select kept.employee_id
    from kept left join rate on rate.id = kept.rate and rate.from_date <= kept."from"
    where rate.id is null),
  by_leaving as materialized (
    select kept.employee_id
    from kept cross join lateral (
      select period.status from employment_period as period
      where period.employee_id = kept.employee_id and period.from_date <= kept.until
      order by period.from_date desc limit 1) as place
    where place.status in ('Draft', 'Left')),
  ${versionSpans},
  by_version as materialized (
    select kept.employee_id
    from kept join version_span as own on own.id = kept.version
      join version_span as other on other.structure_id = own.structure_id and other.id <> own.id
        and other.begins <= kept.until and other.ends > kept."from")`;

export interface Overtaken {
  readonly name: string;
  readonly people: number;
}

/**
 * Of whom something that was entered, a salary or its structure changed since their pay was calculated: the first, and
 * how many.
 */
export async function findOvertakenPay(
  tx: Tx,
  given: PaidTogether,
  attemptId: string,
  ids: readonly string[],
): Promise<Overtaken | undefined> {
  const statement = sql<Overtaken>`with ${changedEntries(given, attemptId, ids)},
    ${otherSalaries(attemptId, ids)}
    select employee.name, count(*) over ()::int as people
    from employee join (select employee_id from by_entry union select employee_id from by_rate
        union select employee_id from by_leaving union select employee_id from by_version) as changed on changed.employee_id = employee.id
    order by employee.name limit 1`;
  return (await executeByKeys(tx, statement)).rows[0];
}
