import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { balanceCalls, YearClosing } from '@muster/contract/leave/calls/balance-calls.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { withinRule } from '../../people/public.ts';
import { findClosing } from '../store/ledger/closing.ts';

/** What closing would do now, and what it did so far. */
export async function readClosing(
  db: Db,
  actor: Actor,
  { year }: Input<typeof balanceCalls.closing>['query'],
): Promise<YearClosing> {
  return { kinds: await findClosing(db, year, withinRule(hrWrite, actor)) };
}
