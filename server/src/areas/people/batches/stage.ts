import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import {
  batchFaulty,
  batchOvertaken,
  batchState,
  nothingToApply,
} from '@muster/contract/people/batch-refusals.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { StepBy } from '../../../platform/workflow/transition.ts';
import type { Acting } from './acting.ts';
import { applyName, checkName } from './job-names.ts';
import { refuseSecondSync } from './one-sync.ts';
import {
  type BatchRecord,
  beginWork,
  insertBatch,
  lockBatch,
  setSkipping,
} from './store/batches.ts';
import { insertLines } from './store/batch-lines.ts';
import { overtaken, someOf } from './store/stamp.ts';

export interface GivenRow {
  /** as a spreadsheet counts them, the header is 1 */
  readonly row: number;
  /**
   * By the names of code (`number`, `departmentId`, `joinedOn` …), as someone would type them: links by
   * name or id, managers by number or id, dates as ISO. Blank or null: stays as it is; `(empty)`: is
   * cleared. Names that are not known here are passed over.
   */
  readonly cells: Readonly<Record<string, string | null>>;
}

export interface NewBatch {
  readonly kind: 'import' | 'change' | 'sync';
  readonly title: string;
  /** of changed job data */
  readonly effectiveFrom: string;
  /** stands in the history of each person */
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
  batch: Pick<BatchRecord, 'id' | 'state'>,
  acting: Acting,
  call: Call,
): Promise<void> {
  const jobId = await enqueue(tx, checkName, { batch: batch.id }, asking(acting, call));
  const by = acting ? { person: acting } : { work: null };
  await beginWork(tx, batch, 'check', by, { jobId, acting, at: call.clock.now() });
}

/** Rows are laid down and a job checks them; nothing of any person is changed. Answers the batch's id. */
export async function stageRows(
  tx: Tx,
  batch: NewBatch,
  rows: readonly GivenRow[],
  call: Call,
): Promise<string> {
  const id = await insertBatch(tx, batch, call.clock.now());
  await insertLines(tx, id, rows);
  await beginCheck(tx, { id, state: 'Checking' }, batch.acting, call);
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
  batchId: string,
  { acting, by, skipFaulty }: Applying,
  call: Call,
): Promise<void> {
  const batch = await lockBatch(tx, batchId);
  if (!batch) throw new Refusal(notFound);
  if (batch.state !== 'Checked') throw new Refusal(batchState, { state: batch.state });
  if (batch.faulty_rows > 0 && !skipFaulty)
    throw new Refusal(batchFaulty, { count: batch.faulty_rows });
  if (batch.new_rows + batch.changed_rows === 0) throw new Refusal(nothingToApply);
  const names = await overtaken(tx, batchId, 'stamp');
  if (names.length > 0) throw new Refusal(batchOvertaken, { names: someOf(names) });
  const jobId = await enqueue(tx, applyName, { batch: batchId }, asking(acting, call));
  const work = { jobId, acting, at: call.clock.now() };
  await beginWork(tx, batch, 'apply', by, work).catch(refuseSecondSync);
  await setSkipping(tx, batchId, skipFaulty);
}
