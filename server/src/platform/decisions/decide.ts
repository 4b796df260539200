import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Approver } from '@muster/contract/kernel/decisions/approvers.ts';
import type { Verdict } from '@muster/contract/kernel/decisions/decision.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { audit } from '../audit/audit.ts';
import type { Tx } from '../db/transaction.ts';
import type { DecisionContext, DecisionHandler } from './decision-context.ts';
import { refuseEnded } from './refuse-over.ts';
import {
  type Decision,
  markDecided,
  lockDecision,
  noteVerdict,
  askNextStep,
  findSteps,
} from './store.ts';
import { type DecidingRole, standingOf } from './approvers/deciding-role.ts';

export interface GivenVerdict {
  readonly verdict: Verdict;
  readonly comment?: string;
  readonly at: string;
  readonly requestId: string | null;
}
type Stated = GivenVerdict & { readonly standing: DecidingRole };

async function refuseNotWaiting(
  tx: Tx,
  decisionContext: DecisionContext,
  actor: Actor,
  decision: Decision,
) {
  refuseEnded(decision);
  const standing = await standingOf(tx, decisionContext, actor, decision);
  if (!standing) throw new Refusal(notFound);
  return standing;
}

/** The decision after a verdict: the next step waits, or the room does what was asked. */
async function after(
  tx: Tx,
  handled: DecisionHandler,
  decision: Decision,
  by: Actor,
  said: Stated,
) {
  const steps = await findSteps(tx, decision.id);
  const [step, next] = steps.filter(({ verdict }) => verdict === null);
  if (!step) throw new Error(`decision ${decision.id} has no step left`);
  await noteVerdict(tx, step, by, { ...said, comment: said.comment || null });
  if (next && said.verdict === 'approve')
    return askNextStep(tx, decision, next.approver as Approver, { verdict: by }, said.at);
  const ended = await markDecided(tx, decision, said.verdict, { verdict: by }, said.at);
  const deeds = { approve: 'approved', reject: 'rejected', return: 'returned' } as const;
  await handled[deeds[said.verdict]]?.(tx, ended, by);
  return ended;
}

/** Only verdicts that the kind has; whatever is no yes says why. */
function refuseUnfit({ kind }: DecisionHandler, { verdict, comment }: GivenVerdict): void {
  if (!kind.verdicts.includes(verdict)) {
    const values = { options: kind.verdicts.join(', ') };
    throw new Refusal(ruleRefused, {}, [{ path: 'verdict', code: 'choice', values }]);
  }
  if (verdict !== 'approve' && !comment)
    throw new Refusal(ruleRefused, {}, [{ path: 'comment', code: 'required', values: {} }]);
}

/** One verdict, once: who comes second is told that it is over. */
export async function decide(
  tx: Tx,
  decisionContext: DecisionContext,
  by: Actor,
  id: string,
  said: GivenVerdict,
) {
  const decision = await lockDecision(tx, id);
  if (!decision) throw new Refusal(notFound);
  const standing = await refuseNotWaiting(tx, decisionContext, by, decision);
  const handled = decisionContext.kinds.get(decision.kind);
  if (!handled) throw new Error(`nobody handles decisions of ${decision.kind}`);
  refuseUnfit(handled, said);
  const decided = await after(tx, handled, decision, by, { ...said, standing });
  await audit(tx, {
    at: said.at,
    actor: by,
    requestId: said.requestId,
    action: `decision.${said.verdict}`,
    record: decision.record,
    recordId: decision.record_id,
    after: {
      decision: decision.kind,
      state: decided.state,
      comment: said.comment || null,
      as: standing.as,
      for: standing.for,
    },
  });
  const about = {
    Pending: 'waits',
    Approved: 'approved',
    Rejected: 'rejected',
    Returned: 'returned',
  } as const;
  await decisionContext.tell(tx, {
    about: about[decided.state as keyof typeof about],
    decision: decided,
    at: said.at,
  });
  return decided;
}
