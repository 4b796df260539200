import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { AccountName } from '../../entity/changed-meanwhile.ts';
import type { ReadNow } from '../../platform/now.ts';
import type { Db, Handle, Tx } from '../../platform/db/transaction.ts';
import type { DecisionContext } from '../../platform/decisions/decision-context.ts';
import type { FileAddress } from '../../platform/files/files.ts';
import type { Context } from '../../platform/http/route.ts';
import { question } from '../../platform/questions.ts';
import type { ClosedDays } from '../people/public.ts';
import type { LeaveListener } from './events.ts';

/** Days that are locked for pay, for readers, who hold nothing. */
type ClosedNow = (
  db: Handle,
  employeeIds: readonly string[],
  from: string,
  until: string,
) => Promise<ReadonlyMap<string, string>>;

export const askClosedNow = question<ClosedNow>('leave.closed-now');

/** What the app wires into this room once. */
export interface LeaveDeps {
  readonly now: ReadNow;
  readonly accountName: AccountName;
  readonly decisionContext: DecisionContext;
  readonly addressOf: FileAddress;
  readonly tell: LeaveListener;
  readonly closedDays: ClosedDays;
  readonly closedNow: ClosedNow;
}

export type LeaveCall<D extends Db | Tx> = Context<D, Actor>;
