import type { jobCalls } from '@muster/contract/administration/job-calls.ts';
import { jobNotGivenUp } from '@muster/contract/administration/refusals.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Db, Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { retryJob } from '../../../platform/jobs/enqueue.ts';
import { showJobs } from './show-jobs.ts';
import { countJobs, findJob, findJobs, findKinds, jobFilter } from './store.ts';

type Query = Input<typeof jobCalls.list>['query'];

export async function listJobs({ db }: Context<Db, Actor>, asked: Query) {
  const page = pageOf(asked, largestLimit.other);
  const where = jobFilter(asked);
  const [rows, total, kinds] = await Promise.all([
    findJobs(db, where, asked.sort, page),
    countJobs(db, where),
    findKinds(db),
  ]);
  return { rows: await showJobs(db, rows), total, kinds, ...page };
}

export async function readAnyJob({ db }: Pick<Context<Handle, Actor>, 'db'>, id: string) {
  const row = await findJob(db, id);
  const [record] = row ? await showJobs(db, [row]) : [];
  if (!record) throw new Refusal(notFound);
  return { record };
}

/** Only a job that was given up: any other is in hand. */
export async function beginAgain(call: Context<Tx, Actor>, id: string) {
  const { record: before } = await readAnyJob(call, id);
  if (!(await retryJob(call.db, id))) throw new Refusal(jobNotGivenUp);
  await audit(call.db, {
    at: call.clock.now(),
    actor: call.actor,
    requestId: call.requestId,
    action: 'job.retry',
    record: 'job',
    recordId: id,
    before: { state: before.state },
    after: { state: 'waiting' },
  });
  return readAnyJob(call, id);
}
