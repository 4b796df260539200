import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { actingOf } from '../../../platform/sheets/batches/acting.ts';
import { readBatch } from '../../../platform/sheets/batches/read-batch.ts';
import { peopleSheet } from '../batches/people-sheet.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { feedOf, stageFeed } from './stage-feed.ts';
import { noteFetched } from './store.ts';

/** What the feed would change: checked as a batch that waits for someone's word. */
export async function preview(call: Context<Db, Actor>, parts: PeopleDeps) {
  const feed = await feedOf(call);
  const how = {
    acting: actingOf(call.actor),
    appliesItself: false,
    also: async (tx: Parameters<typeof noteFetched>[0]) => void (await noteFetched(tx)),
  };
  const id = await stageFeed(call, feed, how, parts);
  return readBatch(call, peopleSheet, id, parts);
}
