import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { differencesNeedNote } from '@muster/contract/pay/gate/gate-refusals.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { findGateRun } from './find-gate-run.ts';
import { differencesOf } from './gate-source.ts';

/**
 * Pay that differs for no known reason, or because someone set it by hand, is not agreed to without a word: each is
 * accepted with a note, or all of them with one. Whoever is missing in the run is asked about when all of it is
 * agreed to.
 */
export async function refuseUnexplained(
  call: PayCall<Tx>,
  runId: string,
  { people, isWhole }: { readonly people: readonly string[]; readonly isWhole: boolean },
  reason: string | undefined,
): Promise<void> {
  if (reason) return;
  const gate = await findGateRun(call, runId);
  if (!gate.before) return;
  const found = await sql<{ name: string; people: number }>`with ${differencesOf(gate)}
    select employee.name, count(*) over ()::int as people from open
      join compared on compared.employee_id = open.employee_id
      join employee on employee.id = open.employee_id
    where open.employee_id = any(${[...people]}::uuid[])
      or ${isWhole} and compared.sheet_id is null
    order by abs(compared.difference) desc, employee.name limit 1`.execute(call.db);
  const [first] = found.rows;
  if (first) throw new Refusal(differencesNeedNote, { people: first.people, name: first.name });
}
