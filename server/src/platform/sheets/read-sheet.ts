import { Worker } from 'node:worker_threads';
import { CsvError, type Options, parse } from 'csv-parse/sync';
import { SheetBroken, sheetBounds, SheetTooLarge } from './sheet-bounds.ts';
import { expectModest } from './xlsx-bounds.ts';

export type Rows = readonly (readonly string[])[];

/** What the sheets that we write put before a text that would be run is taken off again. */
const harmlessAgain = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');

function bounded(rows: Rows): Rows {
  const isLarge =
    rows.length > sheetBounds.rows + 1 ||
    rows.some(
      (row) =>
        row.length > sheetBounds.columns || row.some((cell) => cell.length > sheetBounds.letters),
    );
  if (isLarge) throw new SheetTooLarge();
  return rows.map((row) => row.map(harmlessAgain));
}

/** The sign that parts the titles; a title rarely has one of the others in it. */
function delimiterOf(text: string): string {
  const [titles = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => titles.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function readCsv(content: Buffer): Rows {
  const text = content.toString('utf8').replace(/^\uFEFF/, '');
  const options: Options = {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    // spread sheets write a blank line as nothing at all; it still counts as a row
    skip_empty_lines: false,
    max_record_size: sheetBounds.columns * sheetBounds.letters,
    to: sheetBounds.rows + 2,
  };
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw error.code === 'CSV_MAX_RECORD_SIZE' ? new SheetTooLarge() : new SheetBroken(error);
  }
}

/** In a thread with a memory of its own: whatever is in the file, this process goes on. */
async function readXlsx(content: Buffer): Promise<Rows> {
  await expectModest(content);
  const { promise, resolve, reject } = Promise.withResolvers<Rows>();
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const timer = setTimeout(() => reject(new SheetTooLarge()), patience);
  worker.once('message', (rows: string[][] | null) =>
    rows ? resolve(rows) : reject(new SheetBroken()),
  );
  worker.once('error', (error) => reject(new SheetBroken(error)));
  worker.once('exit', () => reject(new SheetBroken()));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
const patience = 120_000;

/** A sheet as rows of text, the titles first: dates as ISO, numbers written out. */
export const readSheet = async (content: Buffer, isWorkbook: boolean): Promise<Rows> =>
  bounded(isWorkbook ? await readXlsx(content) : readCsv(content));
