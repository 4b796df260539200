import type { DecidedAs, Verdict } from '@muster/contract/kernel/decisions/decision.ts';
import type { DecisionStep as ShownStep } from '@muster/contract/kernel/decisions/decision-step.ts';
import type { StepRow } from './store.ts';

/** A step as every call tells it; `who`: whom its rule means now, by name. */
export const showStep = (
  step: StepRow,
  who: readonly string[],
  nameOf: (id: string) => string,
): ShownStep => ({
  approver: step.approver,
  verdict: step.verdict as Verdict | null,
  decidedBy: step.decided_by_id && nameOf(step.decided_by_id),
  decidedAt: step.decided_at,
  comment: step.comment,
  // the table allows no other words
  decidedAs: step.decided_as as DecidedAs | null,
  decidedFor: step.decided_for && nameOf(step.decided_for),
  escalatedFrom: step.escalated_from,
  escalatedAt: step.escalated_at,
  who: step.verdict === null ? [...who] : [],
});
