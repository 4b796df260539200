import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { AccountName } from '../../entity/changed-meanwhile.ts';
import type { ReadNow } from '../../platform/now.ts';
import type { Db, Tx } from '../../platform/db/transaction.ts';
import type { DecisionContext } from '../../platform/decisions/decision-context.ts';
import type { Context } from '../../platform/http/route.ts';
import type { RefuseReopening } from './questions.ts';

/** What the app wires into this room once. */
export interface AttendanceDeps {
  readonly now: ReadNow;
  readonly accountName: AccountName;
  readonly decisionContext: DecisionContext;
  readonly refuseReopening: RefuseReopening;
}

export type AttendanceCall<D extends Db | Tx> = Context<D, Actor>;
