import type { ReadNow } from '../../../platform/now.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { DecisionContext } from '../../../platform/decisions/decision-context.ts';
import type { LeaveListener } from '../events.ts';
import type { ClosedDays } from '../../people/public.ts';

/** What the app wires into counting anew. */
export interface RecountDeps {
  readonly now: ReadNow;
  readonly clock: Clock;
  /** whoever keeps something derived from agreed leave */
  readonly tell: LeaveListener;
  readonly tellDecision: DecisionContext['tell'];
  readonly closedDays: ClosedDays;
}
