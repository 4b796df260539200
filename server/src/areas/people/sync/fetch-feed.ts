import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { syncCalls } from '@muster/contract/people/batches/sync-calls.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { download } from '../../../platform/outgoing/download.ts';
import { feedColumns } from '../rules/feed/feed-values.ts';
import { isSameHouse, openValue } from './header-value.ts';
import { type NumberedRecord, readRecords } from './read-records.ts';
import { type FeedRow, findHrisFeed } from './store.ts';

interface Call {
  readonly db: Db;
  readonly clock: Clock;
}
type Given = Input<typeof syncCalls.try>['body'];

const bounds = { bytes: 20 * 1024 * 1024, patience: 30_000 } as const;

type Source = Omit<Given, 'headerValue' | 'dateForm'>;

async function fetchRecords(source: Source, value: string | undefined): Promise<NumberedRecord[]> {
  const { address, headerName, internal } = source;
  const secret =
    headerName !== null && value !== undefined ? { header: headerName, value } : undefined;
  const text = await download({ address, allowed: { internal }, secret }, bounds);
  return readRecords(text, source);
}

const keptValue = async ({ db, clock }: Call, { address, header_value: sealed }: FeedRow) =>
  sealed ? openValue(db, address, sealed, clock.now()) : undefined;

/** All that the feed tells now, by the means that are set up. */
export const fetchFeed = async (call: Call, feed: FeedRow): Promise<NumberedRecord[]> =>
  fetchRecords(
    {
      address: feed.address,
      format: feed.format === 'csv' ? 'csv' : 'json',
      rowsAt: feed.rows_at,
      headerName: feed.header_name,
      internal: feed.internal,
    },
    await keptValue(call, feed),
  );

/** A kept value is sent only where it was meant for: for another house it has to be given anew. */
async function valueFor(call: Call, given: Given): Promise<string | undefined> {
  if (given.headerName === null || given.headerValue !== undefined) return given.headerValue;
  const kept = await findHrisFeed(call.db);
  if (kept?.header_value && isSameHouse(kept.address, given.address)) return keptValue(call, kept);
  const path = 'headerValue';
  throw new Refusal(ruleRefused, {}, [{ path, code: 'required', values: {} }]);
}

/** What a feed would tell, before it is set up. */
export async function tryFeed(call: Call & { readonly actor: Actor }, given: Given) {
  const records = await fetchRecords(given, await valueFor(call, given));
  return {
    record: { ...feedColumns(records.map(({ record }) => record)), total: records.length },
  };
}
