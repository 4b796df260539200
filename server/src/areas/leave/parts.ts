import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { AccountName, ZoneNow } from '../../entity/changed-meanwhile.ts';
import type { Db, Handle, Tx } from '../../platform/db/transaction.ts';
import type { Desk } from '../../platform/decisions/desk.ts';
import type { FileAddress } from '../../platform/files/files.ts';
import type { Context } from '../../platform/http/route.ts';
import type { LeaveListener } from './events.ts';

/** The first month between two days whose days of this person are locked for pay. */
type LockedMonth = (
  db: Handle,
  employeeId: string,
  from: string,
  until: string,
) => Promise<string | null>;

/** What the app wires into this room once. */
export interface LeaveParts {
  readonly zone: ZoneNow;
  readonly accountName: AccountName;
  readonly desk: Desk;
  readonly addressOf: FileAddress;
  readonly tell: LeaveListener;
  readonly lockedMonth: LockedMonth;
}

export type Call<D extends Db | Tx> = Context<D, Actor>;
