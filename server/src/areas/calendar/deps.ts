import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { AccountName } from '../../entity/changed-meanwhile.ts';
import type { ReadNow } from '../../platform/now.ts';
import type { Db, Tx } from '../../platform/db/transaction.ts';
import type { Context } from '../../platform/http/route.ts';
import type { CalendarListener } from './events.ts';

/** What the app wires into this room once. */
export interface CalendarDeps {
  readonly now: ReadNow;
  readonly accountName: AccountName;
  readonly tell: CalendarListener;
}

export type CalendarCall<D extends Db | Tx> = Pick<
  Context<D, Actor>,
  'db' | 'actor' | 'clock' | 'requestId' | 'language'
>;
