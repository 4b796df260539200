import { sql } from 'kysely';
import type { Tx } from '../db/transaction.ts';
import type { DecisionContext } from './decision-context.ts';
import { markDecided, lockDecision } from './store.ts';

/** Verdicts on them wait until this transaction is over; always in the same order. */
export async function lockDecisions(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; content: unknown }>`select id, content from decision
    where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx);
  return new Map(found.rows.map(({ id, content }) => [id, content]));
}

/** What is asked has changed while it waits: those who decide see it as it is now. */
export async function amendDecisions(
  tx: Tx,
  amended: readonly { readonly id: string; readonly more: object }[],
): Promise<void> {
  if (amended.length === 0) return;
  await sql`update decision set content = decision.content || given.more
    from json_to_recordset(${JSON.stringify(amended)}) as given (id uuid, more jsonb)
    where decision.id = given.id`.execute(tx);
}

/** What waits is not asked any more, whoever asked it. */
export async function endDecision(
  tx: Tx,
  tell: DecisionContext['tell'],
  id: string,
  at: string,
): Promise<void> {
  const decision = await lockDecision(tx, id);
  if (decision?.state !== 'Pending') return;
  const ended = await markDecided(tx, decision, 'takeBack', { work: null }, at);
  await tell(tx, { about: 'cancelled', decision: ended, at });
}
