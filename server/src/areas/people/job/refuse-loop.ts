import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { managerLoop } from '@muster/contract/people/refusals.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

/** Changes of the tree come one after another: only so does a look at it stay true until saved. */
export const lockTree = (tx: Tx) =>
  tx.selectFrom('reporting_line').select('id').where('id', '=', 1).forUpdate().execute();

/**
 * Both kinds of manager count, of today and of every day to come: what is planned for someone must not
 * close a ring with what is planned for another when its day arrives.
 */
export async function refuseLoop(
  tx: Tx,
  person: { readonly id: string; readonly name: string },
  today: string,
): Promise<void> {
  const found = await sql<{ loop: boolean }>`
    with recursive above (id) as (
      select step.id from employment_period as period
      cross join lateral (values (period.line_manager_id), (period.second_tier_id)) as step (id)
      where period.employee_id = ${person.id} and step.id is not null and ${isStillTrue(today)}
      union
      select step.id from above
      join employment_period as period on period.employee_id = above.id
      cross join lateral (values (period.line_manager_id), (period.second_tier_id)) as step (id)
      where step.id is not null and ${isStillTrue(today)}
    ) select exists (select 1 from above where id = ${person.id}) as loop`.execute(tx);
  if (found.rows[0]?.loop) throw new Refusal(managerLoop, { name: person.name });
}

/** Not over yet: no later period has begun. */
const isStillTrue = (today: string) => sql<boolean>`not exists (
  select 1 from employment_period as later where later.employee_id = period.employee_id
    and later.from_date > period.from_date and later.from_date <= ${today})`;
