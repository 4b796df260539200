import { sql } from 'kysely';
import type { Handle } from '../../db/transaction.ts';
import { type ApproverContext, holdsNow, isAsked, isFreeToDecide } from './delegators.ts';

/** By decision, those who may decide its present step in someone's place today. */
export async function standInsOf(
  db: Handle,
  ids: readonly string[],
  decisionContext: ApproverContext,
): Promise<ReadonlyMap<string, string[]>> {
  const person = sql.ref('delegation.from_person');
  const found = await sql<{ id: string; person: string }>`
    select distinct decision.id, delegation.to_person as person
    from decision join delegation on ${holdsNow(decisionContext)} and ${isFreeToDecide} and ${isAsked(decisionContext, person)}
    where decision.id = any(${[...ids]}::uuid[]) and decision.state = 'Pending'
      and delegation.to_person <> decision.subject_id
      and delegation.to_person is distinct from decision.asked_by_person`.execute(db);
  const byDecision = Map.groupBy(found.rows, (row) => row.id);
  return new Map([...byDecision].map(([id, rows]) => [id, rows.map((row) => row.person)]));
}
