import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { BatchRow } from '@muster/contract/people/batches/batch-calls.ts';
import type { Synced } from '@muster/contract/people/batches/sync-calls.ts';
import { syncFailed } from '@muster/contract/people/batches/sync-refusals.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { failureOf, showLine } from '../../../platform/sheets/batches/show-batch.ts';
import { type BatchRecord, findBatch } from '../../../platform/sheets/batches/store/batches.ts';
import { findLines } from '../../../platform/sheets/batches/store/find-batches.ts';
import { peopleSheet } from '../batches/people-sheet.ts';
import { noNumber } from '../rules/feed/feed-mapping.ts';
import { mostFeedRows } from './read-records.ts';

/** A browser and what stands before it wait for a minute; fetching may have used half of that. */
const patience = { every: 250, looks: 80 } as const;

const messageOf = (faults: BatchRow['faults']): string =>
  faults
    .map(({ column, message }) => `${column}: ${message}`)
    .join(' ')
    .slice(0, 1_000);

function shown({ row, kind, employeeId, number, faults }: BatchRow): Synced['rows'][number] {
  const isRefused = kind === 'faulty';
  return {
    row,
    employeeNumber: number === noNumber ? null : number,
    id: employeeId,
    result: isRefused ? 'refused' : kind,
    message: isRefused ? messageOf(faults) : null,
  };
}

async function rowsOf(db: Db, batch: BatchRecord, language: Language): Promise<Synced['rows']> {
  const lines = await findLines(db, peopleSheet, batch.id, {}, { limit: mostFeedRows, pageNo: 1 });
  return lines.map((line) => shown(showLine(peopleSheet, line, batch, language)));
}

const totalsOf = (batch: BatchRecord): Synced['totals'] => ({
  new: batch.new_rows,
  changed: batch.changed_rows,
  unchanged: batch.unchanged_rows,
  refused: batch.faulty_rows,
});

/** The result when it is there in time; else that it goes on, and where. */
export async function answerOf(
  db: Db,
  batchId: string,
  language: Language,
  { every, looks }: { readonly every: number; readonly looks: number } = patience,
): Promise<Synced> {
  for (let look = 1; ; look += 1) {
    const batch = await findBatch(db, peopleSheet, batchId);
    const why = batch ? failureOf(peopleSheet, batch.failure, language) : '';
    if (!batch || why !== null) throw new Refusal(syncFailed, { why: why ?? '' });
    const done = batch.state === 'Applied';
    if (done || look === looks) {
      const rows = done ? await rowsOf(db, batch, language) : [];
      return { rows, totals: totalsOf(batch), batchId, done };
    }
    await wait(every);
  }
}
