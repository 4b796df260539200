import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Call } from './parts.ts';

type Values = Readonly<Record<string, unknown>>;

interface Noted {
  /** `attendance.waive` */
  readonly action: string;
  readonly record: string;
  readonly id: string | null;
  readonly before?: Values;
  readonly after?: Values;
}

/** The entry of a change, in its own transaction. */
export const note = (
  { db, clock, actor, requestId }: Pick<Call<Tx>, 'db' | 'clock' | 'actor' | 'requestId'>,
  { id, ...noted }: Noted,
) => audit(db, { at: clock.now(), actor, requestId, recordId: id, ...noted });
