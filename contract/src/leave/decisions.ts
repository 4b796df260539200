import { decisionKind, insteadOfAsked } from '../kernel/decision.ts';

/** An application for leave; who agrees is up to the kind of leave. */
export const leaveDecision = decisionKind({
  name: 'leave',
  label: { en: 'Leave', bn: 'ছুটি' },
  steps: ['lineManager'],
  override: insteadOfAsked,
});
