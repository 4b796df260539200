import { z } from 'zod';
import { after, type Clock, days } from '../clock.ts';
import type { Db } from '../db/transaction.ts';
import { type Job, job } from '../jobs/job.ts';
import { deleteFiles } from './file-rows.ts';
import type { FileStore } from './store.ts';

const batch = 100;

/**
 * Those that no record came for, or that none names any more, for a day. From here on none can be
 * kept; those whose objects a killed sweep left behind come again.
 */
const takeUnkept = (db: Db, at: string) =>
  db
    .updateTable('stored_file')
    .set({ state: 'going' })
    .where('id', 'in', (files) =>
      files
        .selectFrom('stored_file')
        .select('id')
        .where('state', '<>', 'kept')
        .where('state_at', '<=', after(at, -days(1)))
        .orderBy('state_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'key'])
    .execute();

interface Sweep {
  readonly db: Db;
  readonly clock: Clock;
  readonly stopping: AbortSignal;
}

/** The object before the row: whatever ends it on the way, no object is left without a row. */
export async function sweepFiles(store: FileStore, { db, clock, stopping }: Sweep): Promise<void> {
  for (;;) {
    const files = stopping.aborted ? [] : await takeUnkept(db, clock.now());
    if (files.length === 0) return;
    for (const { key } of files) await store.remove(key);
    await deleteFiles(
      db,
      files.map(({ id }) => id),
    );
  }
}

export const sweepJob = (store: FileStore): Job =>
  job({
    kind: 'files.sweep',
    queue: 'quick',
    data: z.unknown(),
    schedule: '17 * * * *',
    tries: 3,
    handle: (run) => sweepFiles(store, run),
  });
