import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import { sentSheet } from '../sent-sheet.ts';
import { seenBatch } from './read-batch.ts';
import type { SheetReader, SheetSubject } from './sheet-subject.ts';
import { readLines } from './store/batch-lines.ts';

/** The rows as they stand now, under the titles of an export: an upload of it is the same import. */
export async function mendedSheet(
  reader: SheetReader,
  subject: SheetSubject,
  id: string,
  format: 'csv' | 'xlsx' | undefined,
): Promise<SentFile> {
  await seenBatch(reader, subject, id);
  const lines = await readLines(reader.db, id);
  const columns = subject.columns.filter(({ field }) => lines.some(({ cells }) => cells[field]));
  // what was chosen from a list is kept by its id
  const typed = await subject.typed?.(reader, lines);
  return sentSheet(
    {
      header: columns.map(({ label }) => label[reader.language]),
      rows: lines.map(({ cells }) =>
        columns.map(({ field }) => {
          const value = cells[field] ?? '';
          return value === '' ? null : { kind: 'text' as const, value: typed?.get(value) ?? value };
        }),
      ),
    },
    format,
  );
}
