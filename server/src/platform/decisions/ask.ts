import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Approver } from '@muster/contract/kernel/decisions/approvers.ts';
import type { DecisionKind } from '@muster/contract/kernel/decisions/decision.ts';
import type { Tx } from '../db/transaction.ts';
import type { DecisionContext } from './decision-context.ts';
import type { z } from 'zod';
import { type NewDecision, type Decision, insertDecision } from './store.ts';

/**
 * Puts something before those who decide; in the transaction of the request, with who is to be told. Where
 * it is up to the record who agrees, the steps are told; else they are those of the kind.
 */
export async function askDecision<Of extends z.ZodObject>(
  tx: Tx,
  decisionContext: DecisionContext,
  kind: DecisionKind<string, Of>,
  asking: NewDecision<z.input<Of>>,
  by: Actor,
  at: string,
  steps?: readonly Approver[],
): Promise<Decision> {
  if (!decisionContext.kinds.has(kind.name))
    throw new Error(`nobody handles decisions of ${kind.name}`);
  const content = kind.content.parse(asking.content);
  const decision = await insertDecision(tx, kind, { ...asking, content }, by, at, steps);
  await decisionContext.tell(tx, { about: 'asked', decision, at });
  return decision;
}
