import { hrWrite } from '@muster/contract/kernel/access-rules.ts';
import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { balanceCalls, YearClosing } from '@muster/contract/leave/balance-calls.ts';
import { isSeenBy } from '../../../platform/access/concerns.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { withinRule } from '../../people/public.ts';
import { findClosing, findJob } from '../store/closing.ts';
import { accrue } from './accrue-job.ts';

/** What closing would do now, what it did so far, and how far the job is that was asked about. */
export async function readClosing(
  db: Db,
  actor: Actor,
  { year, jobId }: Input<typeof balanceCalls.closing>['query'],
): Promise<YearClosing> {
  const kinds = await findClosing(db, year, withinRule(hrWrite, actor));
  return { kinds, job: jobId ? await findJob(db, jobId, accrue.kind, isSeenBy(actor)) : null };
}
