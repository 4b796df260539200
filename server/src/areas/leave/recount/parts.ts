import type { ZoneNow } from '../../../entity/changed-meanwhile.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Desk } from '../../../platform/decisions/desk.ts';
import type { LeaveListener } from '../events.ts';

/** What the app wires into counting anew. */
export interface RecountParts {
  readonly zone: ZoneNow;
  readonly clock: Clock;
  /** whoever keeps something derived from agreed leave */
  readonly tell: LeaveListener;
  readonly tellDecision: Desk['tell'];
  /** which days of some people between two are locked for pay: `id day` */
  readonly closedDays: (
    db: Handle,
    employeeIds: readonly string[],
    from: string,
    until: string,
  ) => Promise<ReadonlySet<string>>;
}
