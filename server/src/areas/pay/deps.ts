import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { AccountName } from '../../entity/changed-meanwhile.ts';
import type { Db, Tx } from '../../platform/db/transaction.ts';
import type { Context } from '../../platform/http/route.ts';
import type { ReadNow } from '../../platform/now.ts';

/** What the app wires into this room once. */
export interface PayDeps {
  readonly now: ReadNow;
  readonly accountName: AccountName;
}

export type PayCall<D extends Db | Tx> = Context<D, Actor>;
