import { Readable } from 'node:stream';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import {
  feedEmpty,
  feedTooLong,
  noListAnywhere,
  noListThere,
  notCsv,
  notJson,
} from '@muster/contract/people/batches/sync-refusals.ts';
import { CsvError, parse } from 'csv-parse';
import { type FeedRecord, isRecord, recordListsIn, valueAt } from '../rules/feed/feed-values.ts';

/** A record with the number that its own house would give its row. */
export interface NumberedRecord {
  readonly row: number;
  readonly record: FeedRecord;
}

export const mostFeedRows = 20_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(notJson);
  }
}

function fromJson(text: string, path: string): NumberedRecord[] {
  const whole = parsed(text);
  const list = path === '' ? whole : valueAt(whole, path);
  if (!Array.isArray(list) || !list.every(isRecord)) {
    const found = recordListsIn(whole).map((place) => place || '—');
    if (found.length === 0) throw new Refusal(Array.isArray(list) ? feedEmpty : noListAnywhere);
    throw new Refusal(noListThere, { path: path || '—', found: found.slice(0, 5).join(', ') });
  }
  return list.map((record, at) => ({ row: at + 1, record }));
}

/** The sign that the heading uses most. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1);
  const count = (sign: string) => heading.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** In pieces, so that others are answered between them. */
function* piecesOf(text: string): Generator<string> {
  const size = 65_536;
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function fromCsv(text: string): Promise<NumberedRecord[]> {
  const parser = parse({
    bom: true,
    columns: (heading: string[]) => heading.map((name) => name.trim()),
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: 100_000,
  });
  const records: NumberedRecord[] = [];
  try {
    for await (const record of Readable.from(piecesOf(text)).pipe(parser)) {
      // csv-parse hands on what `columns` made of a line: text by its heading
      records.push({ row: records.length + 2, record: record as FeedRecord });
      if (records.length > mostFeedRows) break;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(notCsv, { line: Number(error.lines ?? records.length + 2) });
  }
  return records;
}

/** The records in what was fetched. */
export async function readRecords(
  text: string,
  { format, rowsAt }: { readonly format: string; readonly rowsAt: string },
): Promise<NumberedRecord[]> {
  const records = format === 'csv' ? await fromCsv(text) : fromJson(text, rowsAt);
  if (records.length === 0) throw new Refusal(feedEmpty);
  if (records.length > mostFeedRows) throw new Refusal(feedTooLong, { most: mostFeedRows });
  return records;
}
