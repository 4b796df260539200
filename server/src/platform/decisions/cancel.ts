import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { DecisionKind } from '@muster/contract/kernel/decisions/decision.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Tx } from '../db/transaction.ts';
import type { DecisionContext } from './decision-context.ts';
import { refuseEnded } from './refuse-over.ts';
import { markDecided, lockDecision } from './store.ts';

/** What is taken back: one of the kinds that the call is for, so that no call reaches what another keeps. */
interface TakenBack {
  readonly id: string;
  readonly kinds: readonly DecisionKind[];
  /** whom it must be about, where the call says so */
  readonly subjectId?: string;
}

/** Whoever asked takes it back while it waits; the use case around it writes the audit entry. */
export async function cancel(
  tx: Tx,
  decisionContext: DecisionContext,
  by: Actor,
  { id, kinds, subjectId }: TakenBack,
  at: string,
) {
  const decision = await lockDecision(tx, id);
  if (!decision || decision.asked_by_id !== by.accountId) throw new Refusal(notFound);
  const isMeant = kinds.some(({ name }) => name === decision.kind);
  if (!isMeant || (subjectId ?? decision.subject_id) !== decision.subject_id)
    throw new Refusal(notFound);
  refuseEnded(decision);
  const ended = await markDecided(tx, decision, 'takeBack', { work: by }, at);
  await decisionContext.tell(tx, { about: 'cancelled', decision: ended, at });
  return ended;
}
