import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { AccountName } from '../../entity/changed-meanwhile.ts';
import type { ReadNow } from '../../platform/now.ts';
import type { Db, Tx } from '../../platform/db/transaction.ts';
import type { Desk } from '../../platform/decisions/desk.ts';
import type { Context } from '../../platform/http/route.ts';

/** What the app wires into this room once. */
export interface AttendanceParts {
  readonly now: ReadNow;
  readonly accountName: AccountName;
  readonly desk: Desk;
}

export type Call<D extends Db | Tx> = Context<D, Actor>;
