import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Call } from './parts.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Noted {
  /** `leave-type.change` */
  readonly action: string;
  readonly record: string;
  readonly id: string;
  readonly before?: object;
  readonly after?: object;
}

/** The entry of a change, in its own transaction. */
export const note = (call: Call<Tx>, { action, record, id, before, after }: Noted) =>
  audit(call.db, {
    at: call.clock.now(),
    actor: call.actor,
    requestId: call.requestId,
    action,
    record,
    recordId: id,
    ...(before && { before: before as Values }),
    ...(after && { after: after as Values }),
  });
