import type { Fault } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { managerLoop } from '@muster/contract/people/refusals.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

interface Line {
  readonly managerId: string | null;
  /** left out: as it is */
  readonly secondTierId?: string | null;
}

/** Changes of the tree come one after another: only so does a look at it stay true until saved. */
const holdTree = (tx: Tx) =>
  tx.selectFrom('reporting_line').select('id').where('id', '=', 1).forUpdate().execute();

/** Both kinds of manager count: nobody is second tier of someone above. */
async function isAbove(tx: Tx, person: string, from: readonly string[]): Promise<boolean> {
  const found = await sql<{ loop: boolean }>`
    with recursive above (id) as (
      select unnest(${[...from]}::uuid[])
      union
      select step.id from above
      join employee on employee.id = above.id
      cross join lateral (values (employee.line_manager_id), (employee.second_tier_id)) as step (id)
      where step.id is not null
    ) select exists (select 1 from above where id = ${person}) as loop`.execute(tx);
  return found.rows[0]?.loop ?? false;
}

async function refuseAbsent(tx: Tx, path: string, person: string | null): Promise<void> {
  if (person === null) return;
  const found = await tx
    .selectFrom('employee')
    .select('id')
    .where('id', '=', person)
    .where('status', '<>', 'Left')
    .executeTakeFirst();
  const fault: Fault = { path, code: 'gone', values: {} };
  if (!found) throw new Refusal(ruleRefused, {}, [fault]);
}

/** The use case around it writes the audit entry: a new manager is seldom all that changes. */
export async function setManager(tx: Tx, employeeId: string, line: Line, at: string) {
  await holdTree(tx);
  const person = await tx
    .selectFrom('employee')
    .select(['second_tier_id', 'name'])
    .where('id', '=', employeeId)
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw new Refusal(notFound);
  const { managerId, secondTierId = person.second_tier_id } = line;
  await refuseAbsent(tx, 'lineManager', managerId);
  await refuseAbsent(tx, 'secondTierLineManager', line.secondTierId ?? null);
  const above = [managerId, secondTierId].filter((id) => id !== null);
  if (await isAbove(tx, employeeId, above)) throw new Refusal(managerLoop, { name: person.name });
  await tx
    .updateTable('employee')
    .set((row) => ({
      line_manager_id: managerId,
      second_tier_id: secondTierId,
      version: row('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', employeeId)
    .execute();
}
