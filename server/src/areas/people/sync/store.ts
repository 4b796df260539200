import type { Mapped } from '@muster/contract/people/batches/sync-calls.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { peopleSheet } from '../batches/people-sheet.ts';

/** The one feed of the group, if it is set up. */
export const findHrisFeed = (db: Handle) =>
  db.selectFrom('hris_feed').selectAll().executeTakeFirst();
export type FeedRow = NonNullable<Awaited<ReturnType<typeof findHrisFeed>>>;

export const lockFeed = (tx: Tx) =>
  tx.selectFrom('hris_feed').selectAll().forUpdate().executeTakeFirst();

export interface FeedValues {
  readonly address: string;
  readonly format: string;
  readonly rows_at: string;
  readonly date_form: string;
  readonly header_name: string | null;
  readonly header_value: Buffer | null;
  readonly internal: boolean;
  readonly mapping: readonly Mapped[];
  readonly daily: boolean;
}

const written = ({ mapping, ...rest }: FeedValues) => ({
  ...rest,
  mapping: JSON.stringify(mapping),
});

export const insertFeed = (tx: Tx, id: string, values: FeedValues, at: string) =>
  tx
    .insertInto('hris_feed')
    .values({ id, ...written(values), version: 1, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();

/** What went wrong before may be mended by this: it is told no more. */
export const updateFeed = (tx: Tx, id: string, values: FeedValues, at: string) =>
  tx
    .updateTable('hris_feed')
    .set((row) => ({
      ...written(values),
      failed_at: null,
      failure: null,
      version: row('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** False: someone else is at it. */
export async function claimFeed(tx: Tx, at: string, until: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('hris_feed')
    .set({ busy_until: until })
    .where((row) => row.or([row('busy_until', 'is', null), row('busy_until', '<=', at)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export const releaseFeed = (db: Handle) =>
  db.updateTable('hris_feed').set({ busy_until: null }).execute();

export const noteFetched = (tx: Tx, dailyOn?: string) =>
  tx
    .updateTable('hris_feed')
    .set({ failed_at: null, failure: null, ...(dailyOn && { daily_on: dailyOn }) })
    .execute();

export const noteSyncFailed = (db: Handle, failure: Record<Language, string>, at: string) =>
  db
    .updateTable('hris_feed')
    .set({ failed_at: at, failure: JSON.stringify(failure) })
    .execute();

/** Whether rows of an earlier sync are still checked or applied. */
export const isSyncLive = async (db: Handle): Promise<boolean> =>
  (await db
    .selectFrom('sheet_batch')
    .select('id')
    .where('subject', '=', peopleSheet.name)
    .where('kind', '=', 'sync')
    .where('applies_itself', '=', true)
    .where('failure', 'is', null)
    .where('state', 'in', ['Checking', 'Checked', 'Applying'])
    .executeTakeFirst()) !== undefined;
