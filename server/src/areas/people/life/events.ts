import type { Tx } from '../../../platform/db/transaction.ts';
import { eventKind } from '../../../platform/events.ts';
import type { JobData } from '../rules/job-data.ts';
import type { MovedDays } from '../rules/moved-days.ts';
import type { Now } from '../../../platform/now.ts';

/** What changed about a person's place in the house, as it became true. */
export interface LifeEvent {
  /**
   * rewritten: job data of days that have begun, whether what is in force now is another or not;
   * leaving, suspending: a last day or a suspension was written down, whenever it is; who listens may
   * still refuse it
   */
  readonly kind: 'joined' | 'changed' | 'left' | 'leaving' | 'suspending' | 'rewritten';
  readonly employeeId: string;
  /** nothing of someone who was not there before */
  readonly before: JobData | null;
  readonly after: JobData;
  /** of one who joined or was rewritten: the first day on which that is so */
  readonly from?: string;
  /** of one who was rewritten: days that have begun and are spent elsewhere; who listens may still refuse it */
  readonly moved?: readonly MovedDays[];
}

export type LifeListener = (tx: Tx, events: readonly LifeEvent[], now: Now) => Promise<void>;
/** Told in the same transaction. */
export const lifeChanged = eventKind<LifeListener>('people.life');

const isIn = (job: JobData | null): boolean =>
  job !== null && job.status !== 'Draft' && job.status !== 'Left';

export function eventOf(employeeId: string, before: JobData | null, after: JobData): LifeEvent {
  if (!isIn(before) && isIn(after)) return { kind: 'joined', employeeId, before, after };
  if (isIn(before) && after.status === 'Left') return { kind: 'left', employeeId, before, after };
  return { kind: 'changed', employeeId, before, after };
}
