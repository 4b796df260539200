import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { BatchKind } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import type { Clock } from '../../clock.ts';
import type { Tx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { StepBy } from '../../workflow/transition.ts';
import type { NewSheetRow } from '../rules/sheet-row.ts';
import type { Acting } from './acting.ts';
import { jobNames } from './jobs/job-names.ts';
import { refuseSecondFeed } from './one-feed.ts';
import { refuseBatchOvertaken } from './refuse-overtaken.ts';
import type { SheetSubject } from './sheet-subject.ts';
import {
  type BatchRecord,
  beginWork,
  insertBatch,
  lockBatch,
  setSkipping,
} from './store/batches.ts';
import { insertLines } from './store/batch-lines.ts';

export interface NewBatch {
  readonly kind: BatchKind;
  readonly title: string;
  /** from which day on what it changes holds */
  readonly effectiveFrom: string;
  /** stands in the history of each record */
  readonly note?: string | null;
  readonly unknownColumns?: readonly string[];
  readonly acting: Acting;
  /** without a further word: what is right is applied once it is checked, what is wrong stays aside */
  readonly appliesItself?: boolean;
}

interface Call {
  readonly clock: Clock;
}

const asking = (acting: Acting, { clock }: Call) => ({ clock, actor: acting });

/** A job checks what was laid down, or the sheet that the batch came with. */
export async function beginCheck(
  tx: Tx,
  subject: SheetSubject,
  batch: Pick<BatchRecord, 'id' | 'state'>,
  acting: Acting,
  call: Call,
): Promise<void> {
  const jobId = await enqueue(
    tx,
    jobNames(subject).check,
    { batch: batch.id },
    asking(acting, call),
  );
  const by = acting ? { person: acting } : { work: null };
  await beginWork(tx, subject, batch, 'check', by, { jobId, acting, at: call.clock.now() });
}

/** Rows are laid down and a job checks them; nothing of any record is changed. Answers the batch's id. */
export async function stageRows(
  tx: Tx,
  subject: SheetSubject,
  batch: NewBatch,
  rows: readonly NewSheetRow[],
  call: Call,
): Promise<string> {
  const id = await insertBatch(tx, subject, batch, call.clock.now());
  await insertLines(tx, id, rows);
  await beginCheck(tx, subject, { id, state: 'Checking' }, batch.acting, call);
  return id;
}

interface Applying {
  readonly acting: Acting;
  readonly by: StepBy;
  readonly skipFaulty: boolean;
}

/** Checked rows are applied by a job, all in one transaction; `skipFaulty`: those that are right. */
export async function applyRows(
  tx: Tx,
  subject: SheetSubject,
  batchId: string,
  { acting, by, skipFaulty }: Applying,
  call: Call,
): Promise<void> {
  const batch = await lockBatch(tx, subject, batchId);
  const { refusals } = subject;
  if (!batch) throw new Refusal(notFound);
  if (batch.state !== 'Checked') throw new Refusal(refusals.state, { state: batch.state });
  if (batch.faulty_rows > 0 && !skipFaulty)
    throw new Refusal(refusals.faulty, { count: batch.faulty_rows });
  if (batch.new_rows + batch.changed_rows === 0) throw new Refusal(refusals.nothing);
  await refuseBatchOvertaken(tx, subject, batchId);
  const jobId = await enqueue(
    tx,
    jobNames(subject).apply,
    { batch: batchId },
    asking(acting, call),
  );
  const work = { jobId, acting, at: call.clock.now() };
  await beginWork(tx, subject, batch, 'apply', by, work).catch(refuseSecondFeed(subject));
  await setSkipping(tx, batchId, skipFaulty);
}
