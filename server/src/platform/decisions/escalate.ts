import { type Approver, approverRules } from '@muster/contract/kernel/decisions/approvers.ts';
import { sql } from 'kysely';
import { audit } from '../audit/audit.ts';
import type { Handle, Tx } from '../db/transaction.ts';
import type { DecisionContext } from './decision-context.ts';
import { nextAbove } from './rules/next-above.ts';
import { lockDecision, askNextStep } from './store.ts';

export interface EscalateDeps extends Pick<DecisionContext, 'approverPerson' | 'tell'> {
  /** as `approverPerson`, also when they have left: only where nobody is named is HR asked instead */
  readonly personNamed: DecisionContext['approverPerson'];
}

/** What waits since before then, the longest first; what waits for management goes nowhere. */
export async function overdue(
  db: Handle,
  kinds: readonly string[],
  before: string,
  most: number,
): Promise<string[]> {
  const found = await sql<{ id: string }>`select id from decision
    where state = 'Pending' and waits_since < ${before} and kind = any(${[...kinds]})
      and waits_for <> 'allAccess'
    order by waits_since, id limit ${most}`.execute(db);
  return found.rows.map((row) => row.id);
}

async function whoIsAbove(
  tx: Tx,
  id: string,
  from: Approver,
  { approverPerson, personNamed }: EscalateDeps,
) {
  const subject = 'decision.subject_id';
  const found = await sql<{ second: string | null; named: string | null }>`
    select ${approverPerson('secondTier', subject)} as second, ${personNamed(from, subject)} as named
    from decision where id = ${id}`.execute(tx);
  const { second = null, named = null } = found.rows[0] ?? {};
  // roles are nobody in particular, and to the assignee it was given
  const isOfTree = approverRules[from].means === 'person' && from !== 'assignee';
  return { hasSecondTier: second !== null, isWithHr: isOfTree && named === null };
}

/** The step that waits keeps from whom it was taken first. */
const noteEscalation = (tx: Tx, id: string, from: string, to: string, at: string) =>
  sql`update decision_step as step set approver = ${to},
      escalated_from = coalesce(escalated_from, ${from}), escalated_at = ${at}
    where decision_id = ${id} and position = (select min(position) from decision_step
      where decision_id = ${id} and verdict is null)`.execute(tx);

/** Moves one decision to the next above, unless someone was faster: a second call finds nothing to do. */
export async function escalate(
  tx: Tx,
  id: string,
  { before, at }: { readonly before: string; readonly at: string },
  parts: EscalateDeps,
): Promise<void> {
  const decision = await lockDecision(tx, id);
  if (!decision?.waits_for || !decision.waits_since || decision.waits_since >= before) return;
  // the table knows no others
  const from = decision.waits_for as Approver;
  const to = nextAbove(from, await whoIsAbove(tx, id, from, parts));
  if (!to) return;
  await noteEscalation(tx, id, from, to, at);
  const moved = await askNextStep(tx, decision, to, { work: null }, at);
  await audit(tx, {
    at,
    actor: null,
    requestId: null,
    action: 'decision.escalate',
    record: decision.record,
    recordId: decision.record_id,
    before: { decision: decision.kind, waitsFor: from },
    after: { decision: decision.kind, waitsFor: to },
  });
  await parts.tell(tx, { about: 'waits', decision: moved, at });
}
