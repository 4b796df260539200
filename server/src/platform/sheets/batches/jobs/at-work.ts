import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { BatchState } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { transaction } from '../../../db/transaction.ts';
import type { FileStore } from '../../../files/store.ts';
import type { Pace } from '../../../in-slices.ts';
import type { Run } from '../../../jobs/job.ts';
import type { Now, ReadNow } from '../../../now.ts';
import type { CheckedLine } from '../../rules/sheet-row.ts';
import type { SheetSubject, SheetWork } from '../sheet-subject.ts';
import { type BatchRecord, failWork, findBatch, noteProgress } from '../store/batches.ts';

export interface SheetDeps extends Pace {
  readonly now: ReadNow;
  readonly store: FileStore;
}

/** The sheets of a room, as its jobs know them. */
export interface RoomSheet<Row extends CheckedLine, Facts> extends SheetDeps {
  readonly subject: SheetSubject;
  readonly work: SheetWork<Row, Facts>;
}
type BatchRun = Run<{ batch: string }>;

/** Times a job of a batch is tried before the batch itself says that it came to nothing. */
export const tries = 3;

/** What the work of a job on a batch is handed. */
export interface Work extends BatchRun {
  readonly now: Now;
  readonly row: BatchRecord;
}

type Failing = 'failCheck' | 'failApply' | 'failUndo';

interface Steps {
  readonly from: BatchState;
  readonly fail: Failing;
  /** what it wrote so far goes before the batch says that it came to nothing */
  readonly tidy?: (work: Work) => Promise<void>;
}

/**
 * One run of a job on a batch. What was refused ends it with its reason; what broke is tried again, and
 * says so when it was given up. A run of a batch that has gone on without it does nothing.
 */
export async function atWork(
  run: BatchRun,
  { subject, now }: Pick<RoomSheet<CheckedLine, unknown>, 'subject' | 'now'>,
  { from, fail, tidy }: Steps,
  work: (work: Work) => Promise<void>,
): Promise<void> {
  const { db, clock, data, id, attempt, stopping } = run;
  const row = await findBatch(db, subject, data.batch);
  if (row?.state !== from || row.job_id !== id) return;
  const progress = async (done: number, total: number): Promise<void> => {
    stopping.throwIfAborted();
    await run.progress(done, total);
    await noteProgress(db, row.id, Math.floor(done / 2), Math.ceil(total / 2));
  };
  const given = { ...run, progress, row, now: await now(run) };
  const giveUp = async (why: Refusal) => {
    await tidy?.(given);
    await transaction(db, (tx) =>
      failWork(tx, subject, row, fail, { jobId: id, at: clock.now() }, why),
    );
  };
  try {
    await work(given);
  } catch (error) {
    if (error instanceof Refusal) {
      await giveUp(error);
      return;
    }
    if (attempt >= tries && !stopping.aborted) await giveUp(new Refusal(subject.refusals.broken));
    throw error;
  }
}
