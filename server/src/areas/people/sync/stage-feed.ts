import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { noFeed } from '@muster/contract/people/batches/sync-refusals.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import { nowFor } from '../../../platform/now.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import type { Acting } from '../../../platform/sheets/batches/acting.ts';
import { refuseSecondFeed } from '../../../platform/sheets/batches/one-feed.ts';
import { type NewBatch, stageRows } from '../../../platform/sheets/batches/stage.ts';
import type { NewSheetRow } from '../../../platform/sheets/rules/sheet-row.ts';
import { peopleSheet } from '../batches/people-sheet.ts';
import { cellsOf } from '../rules/feed/feed-mapping.ts';
import type { DateForm } from '@muster/contract/people/batches/sync-calls.ts';
import { mappingOf } from './feed.ts';
import { fetchFeed } from './fetch-feed.ts';
import { type FeedRow, findHrisFeed, noteSyncFailed } from './store.ts';

export interface Fetching {
  readonly db: Db;
  readonly clock: Clock;
}

export async function feedOf({ db }: Fetching): Promise<FeedRow> {
  const feed = await findHrisFeed(db);
  if (!feed) throw new Refusal(noFeed);
  return feed;
}

async function rowsOf(call: Fetching, feed: FeedRow): Promise<NewSheetRow[]> {
  const mapping = mappingOf(feed);
  // the table's constraint knows the same three
  const form = feed.date_form as DateForm;
  const records = await fetchFeed(call, feed);
  return records.map(({ row, record }) => ({ row, cells: cellsOf(record, mapping, form) }));
}

interface How {
  readonly acting: Acting;
  readonly appliesItself: boolean;
  /** in the transaction that lays the rows down */
  readonly also: (tx: Tx, batchId: string, rows: number) => Promise<void>;
}

/** Fetched, put into our fields and laid down to be checked. Why it failed stays with the feed. */
export async function stageFeed(
  call: Fetching,
  feed: FeedRow,
  { acting, appliesItself, also }: How,
  parts: Pick<PeopleDeps, 'now'>,
): Promise<string> {
  const { db, clock } = call;
  const now = nowFor(acting ?? { concerns: 'all' }, await parts.now(call));
  try {
    const rows = await rowsOf(call, feed);
    const title = `HRIS: ${new URL(feed.address).host}`.slice(0, 200);
    const batch: NewBatch = {
      kind: 'sync',
      title,
      effectiveFrom: now.today,
      acting,
      appliesItself,
    };
    return await transaction(db, async (tx) => {
      const id = await stageRows(tx, peopleSheet, batch, rows, { clock });
      await also(tx, id, rows.length);
      return id;
    }).catch(refuseSecondFeed(peopleSheet));
  } catch (error) {
    if (error instanceof Refusal && error.kind.status === 422)
      await noteSyncFailed(db, { en: error.sentence('en'), bn: error.sentence('bn') }, now.at);
    throw error;
  }
}
