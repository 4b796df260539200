import { capacities } from '@muster/contract/kernel/access/actor.ts';
import { payApprove } from '@muster/contract/pay/access.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { holdsOneOf, personsBehind, staffAccounts } from '../../identity/public.ts';
import type { Eyes, Hands } from '../rules/same-eyes.ts';

/**
 * Of `deed`, what was done by an account and when: by that account, and by everyone who stood behind it then or
 * since. When a payslip was calculated again is not kept, so it counts from the attempt on.
 */
const byKey = (key: RawBuilder<unknown>) => sql`select ${key}, array_agg(distinct author) as authors
  from (select ${key}, account_id as author from deed
    union all select ${key}, behind.person_id from deed join ${personsBehind} as behind
      on behind.account_id = deed.account_id and (behind.until is null or behind.until >= deed.at)
  ) as hand group by ${key}`;

const onlyOne = sql`case when count(distinct employee_id) = 1 then (array_agg(employee_id))[1] end`;

/** Of pay of a run, who generated it, calculated it again or changed a line of it; of equal ones once. */
export async function findHands(db: Handle, runId: string, which: Condition): Promise<Hands[]> {
  const found = await sql<Hands>`with chosen as materialized (
      select attempt_id, employee_id, changed_by_id from salary_sheet where ${which}),
    deed as materialized (
      select chosen.employee_id, author.account_id, attempt.created_at as at
        from chosen join salary_attempt as attempt on attempt.id = chosen.attempt_id
          cross join lateral (values (attempt.asked_by_id), (chosen.changed_by_id))
            as author (account_id)
        where author.account_id is not null
      union all select chosen.employee_id, override.set_by_id, override.created_at
        from chosen cross join lateral (select set_by_id, created_at from salary_override
          where run_id = ${runId} and employee_id = chosen.employee_id offset 0) as override),
    sheet as (${byKey(sql`employee_id`)})
    select authors, ${onlyOne} as "ownerId" from sheet group by authors`.execute(db);
  return found.rows;
}

/** Who approved pay of some people, of each on their own. */
export async function findApprovers(db: Handle, which: Condition): Promise<Hands[]> {
  const found = await sql<Hands>`with deed as materialized (
      select employee_id, approved_by_id as account_id, approved_at as at from salary_sheet
      where ${which} and approved_by_id is not null),
    sheet as (${byKey(sql`employee_id`)})
    select authors, employee_id as "ownerId" from sheet`.execute(db);
  return found.rows;
}

/** Who asked for pay to be taken back. */
export async function findAskers(
  db: Handle,
  ids: readonly string[],
): Promise<(Hands & { readonly id: string })[]> {
  const found = await sql<Hands & { id: string }>`with deed as materialized (
      select id, asked_by_id as account_id, created_at as at from salary_reversal
      where id = any(${[...ids]}::uuid[])),
    asked as (${byKey(sql`id`)})
    select asked.id, asked.authors, (select ${onlyOne} from reversed_sheet
      where reversal_id = asked.id) as "ownerId" from asked`.execute(db);
  return found.rows;
}

const mayAgree = capacities.filter(
  (capacity) => typeof payApprove === 'object' && payApprove[capacity] !== undefined,
);

/** Everyone who could agree to pay of this company now. */
export async function findHolders(db: Handle, concernId: string, at: string): Promise<Eyes[]> {
  const found = await sql<{ eyes: Eyes }>`select array(
      select account.id union select account.person_id where account.person_id is not null
      union select behind.person_id from ${personsBehind} as behind
        where behind.account_id = account.id and (behind.until is null or behind.until >= ${at})) as eyes
    from ${staffAccounts} as account where ${holdsOneOf(mayAgree)}
      and (account.concern_id is null or account.concern_id = ${concernId})`.execute(db);
  return found.rows.map(({ eyes }) => eyes);
}
