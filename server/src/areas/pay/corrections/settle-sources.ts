import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { calculatedBefore } from '@muster/contract/pay/refusals.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { executeByKeys } from '../store/by-keys.ts';

/** Lines of the rows that are agreed to now. */
const linesOf = (which: Condition) => sql`salary_sheet join salary_line as line
    on line.attempt_id = salary_sheet.attempt_id and line.employee_id = salary_sheet.employee_id
  where ${which} and salary_sheet.state = 'Generated'`;

async function findSettledElsewhere(tx: Tx, which: Condition): Promise<string[]> {
  const statement = sql<{ id: string }>`with line as materialized (
      select line.source_id, line.attempt_id, line.employee_id
      from ${linesOf(which)} and line.cause in ('carried', 'arrear')),
    settled as (insert into settled_source (source_id, attempt_id, employee_id)
      select source_id, attempt_id, employee_id from line order by source_id
      on conflict do nothing returning source_id)
    select line.employee_id as id from line left join settled on settled.source_id = line.source_id
    where settled.source_id is null`;
  return (await executeByKeys(tx, statement)).rows.map(({ id }) => id);
}

/**
 * Of two months that were calculated before either was agreed to, both may make up for the same month, or take what
 * was left over of it. The second one is calculated again.
 */
export async function settleSources(tx: Tx, which: Condition): Promise<void> {
  const ids = [...new Set(await findSettledElsewhere(tx, which))];
  if (ids.length === 0) return;
  const found = await sql<{ name: string }>`select name from employee
    where id = any(${ids}::uuid[]) order by name limit 1`.execute(tx);
  throw new Refusal(calculatedBefore, {
    name: found.rows[0]?.name ?? '',
    people: ids.length,
  });
}

/** What a run that is taken back had settled is open again. */
export const releaseSources = (tx: Tx, runId: string) =>
  sql`delete from settled_source as settled using salary_sheet as sheet
    where sheet.run_id = ${runId} and settled.attempt_id = sheet.attempt_id
      and settled.employee_id = sheet.employee_id`.execute(tx);
