import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { syncUnderWay } from '@muster/contract/people/batches/sync-refusals.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { after } from '../../../platform/clock.ts';
import { type Db, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { type Acting, actingOf } from '../../../platform/sheets/batches/acting.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { type Fetching, feedOf, stageFeed } from './stage-feed.ts';
import { claimFeed, isSyncLive, noteFetched, releaseFeed } from './store.ts';
import { answerOf } from './sync-answer.ts';

/** Longer than fetching and laying down may take: a process that dies leaves the feed free again. */
const lease = 90_000;

export interface SyncStart {
  readonly acting: Acting;
  readonly requestId: string | null;
  /** of the run that comes by itself: for which day it is */
  readonly dailyOn?: string;
}

/** One at a time: from the first byte fetched until the last row is applied. Answers the batch's id. */
export async function beginSync(
  call: Fetching,
  { acting, requestId, dailyOn }: SyncStart,
  parts: Pick<PeopleDeps, 'now'>,
): Promise<string> {
  const { db, clock } = call;
  const feed = await feedOf(call);
  const at = clock.now();
  const isOurs = await transaction(
    db,
    async (tx) => !(await isSyncLive(tx)) && (await claimFeed(tx, at, after(at, lease))),
  );
  if (!isOurs) throw new Refusal(syncUnderWay);
  const how = {
    acting,
    appliesItself: true,
    also: async (tx: Parameters<typeof noteFetched>[0], batchId: string, rows: number) => {
      await noteFetched(tx, dailyOn);
      await audit(tx, {
        at: clock.now(),
        actor: acting,
        requestId,
        action: 'hris.sync',
        record: 'hris_feed',
        recordId: feed.id,
        after: { batchId, rows },
      });
    },
  };
  try {
    return await stageFeed(call, feed, how, parts);
  } finally {
    await releaseFeed(db);
  }
}

/** What a job then checks and applies is waited for, so that most are answered with their result. */
export async function sync(call: Context<Db, Actor>, parts: PeopleDeps) {
  const { db, clock, actor, requestId, language } = call;
  const id = await beginSync({ db, clock }, { acting: actingOf(actor), requestId }, parts);
  return answerOf(db, id, language);
}
