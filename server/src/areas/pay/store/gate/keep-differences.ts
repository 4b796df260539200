import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { executeByKeys } from '../by-keys.ts';
import type { Gathered } from '../gather.ts';
import { differenceSteps } from './difference-steps.ts';
import { findRunBefore } from './run-before.ts';

/** Keeps why the pay of some people is not what it was the month before; a bonus is compared with nothing. */
export async function keepDifferences(
  tx: Tx,
  given: Gathered,
  ids: readonly string[],
): Promise<void> {
  const { attemptId, concernId, terms } = given;
  if (terms.bonus) return;
  await sql`update salary_attempt set is_explained = true
    where id = ${attemptId} and not is_explained`.execute(tx);
  const before = await findRunBefore(tx, { concernId, month: terms.month });
  if (!before) return;
  await executeByKeys(
    tx,
    sql`with ${differenceSteps(given, before, ids)}
      insert into pay_difference (attempt_id, employee_id, cause, amount)
      select ${attemptId}, employee_id, cause, sum(amount)::bigint from explained
      where cause is not null group by employee_id, cause having sum(amount) <> 0`,
  );
}
