import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { audit } from './audit.ts';

type Values = Readonly<Record<string, unknown>>;

interface Call {
  readonly db: Tx;
  readonly actor: Actor;
  readonly clock: Clock;
  readonly requestId: string;
}

export interface Noted {
  /** `shift.change` */
  readonly action: string;
  readonly record: string;
  readonly id: string | null;
  readonly before?: object;
  readonly after?: object;
}

/** The entry of what a call does, in its own transaction. */
export const note = (
  { db, actor, clock, requestId }: Call,
  { action, record, id, before, after }: Noted,
): Promise<void> =>
  audit(db, {
    at: clock.now(),
    actor,
    requestId,
    action,
    record,
    recordId: id,
    // a row read with its type is values by name as any other
    ...(before && { before: before as Values }),
    ...(after && { after: after as Values }),
  });
