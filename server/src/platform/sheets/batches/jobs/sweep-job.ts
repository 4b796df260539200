import { z } from 'zod';
import { after, days } from '../../../clock.ts';
import { type Db, transaction } from '../../../db/transaction.ts';
import { releaseFile } from '../../../files/keep-file.ts';
import { type Job, job } from '../../../jobs/job.ts';
import type { SheetSubject } from '../sheet-subject.ts';

/** Nobody came back for it. */
const forgotten = days(30);

/** One by one, so that each is a short transaction; what was applied stays. */
async function sweepOne(db: Db, { name }: SheetSubject, now: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('sheet_batch')
      .where('id', 'in', (batches) =>
        batches
          .selectFrom('sheet_batch')
          .select('id')
          .where('subject', '=', name)
          .where('state', 'in', ['Checked', 'Failed'])
          .where('created_at', '<', after(now, -forgotten))
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning('file_id')
      .executeTakeFirst();
    if (gone?.file_id) await releaseFile(tx, gone.file_id, now);
    return gone !== undefined;
  });
}

export const sweepSheetsJob = (subject: SheetSubject): Job =>
  job({
    kind: `${subject.jobs}-sweep`,
    queue: 'quick',
    data: z.unknown(),
    schedule: '41 3 * * *',
    tries: 3,
    handle: async ({ db, clock, stopping }) => {
      while (!stopping.aborted && (await sweepOne(db, subject, clock.now())));
    },
  });
