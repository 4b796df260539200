import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { AccountName, ZoneNow } from '../../entity/changed-meanwhile.ts';
import type { Db, Handle, Tx } from '../../platform/db/transaction.ts';
import type { Desk } from '../../platform/decisions/desk.ts';
import type { FileAddress } from '../../platform/files/files.ts';
import type { Context } from '../../platform/http/route.ts';
import type { LeaveListener } from './events.ts';

/** Which days of some people between two are locked for pay: `id day`; no month is closed meanwhile. */
export type ClosedDays = (
  tx: Tx,
  employeeIds: readonly string[],
  from: string,
  until: string,
) => Promise<ReadonlySet<string>>;

/** The same for readers, who hold nothing. */
type ClosedNow = (
  db: Handle,
  employeeIds: readonly string[],
  from: string,
  until: string,
) => Promise<ReadonlySet<string>>;

/** What the app wires into this room once. */
export interface LeaveParts {
  readonly zone: ZoneNow;
  readonly accountName: AccountName;
  readonly desk: Desk;
  readonly addressOf: FileAddress;
  readonly tell: LeaveListener;
  readonly closedDays: ClosedDays;
  readonly closedNow: ClosedNow;
}

export type Call<D extends Db | Tx> = Context<D, Actor>;
