import { Refusal } from '@muster/contract/kernel/refusal.ts';
import {
  columnTwice,
  sheetEmpty,
  sheetHeader,
  sheetTooLarge,
  sheetUnreadable,
} from '@muster/contract/people/batch-refusals.ts';
import { type Db, transaction } from '../../../platform/db/transaction.ts';
import { findFile } from '../../../platform/files/file-rows.ts';
import type { FileStore } from '../../../platform/files/store.ts';
import { readSheet } from '../../../platform/sheets/read-sheet.ts';
import { SheetBroken, sheetBounds, SheetTooLarge } from '../../../platform/sheets/sheet-bounds.ts';
import { matchHeaders } from '../rules/match-headers.ts';
import { chunksOf } from './check-rows.ts';
import type { GivenRow } from './stage.ts';
import { insertLines } from './store/batch-lines.ts';
import { setFound } from './store/batches.ts';

/** The rows of a sheet under the names of our fields; those that are blank from end to end are none. */
function rowsOf(sheet: readonly (readonly string[])[]): {
  readonly rows: readonly GivenRow[];
  readonly unknown: readonly string[];
} {
  const [titles = [], ...lines] = sheet;
  const { fields, unknown, twice } = matchHeaders(titles);
  if (twice.length > 0) throw new Refusal(columnTwice, { columns: twice.join(', ') });
  if (!fields.includes('number') && !fields.includes('name')) throw new Refusal(sheetHeader);
  const rows = lines.flatMap((line, at) => {
    const cells = fields.flatMap((field, column) => {
      const text = line[column]?.trim() ?? '';
      return field === null || text === '' ? [] : [[field, text] as const];
    });
    return cells.length === 0 ? [] : [{ row: at + 2, cells: Object.fromEntries(cells) }];
  });
  if (rows.length === 0) throw new Refusal(sheetEmpty);
  return { rows, unknown };
}

/** Whatever is wrong with the file, as a sentence. */
async function read(content: Buffer, kind: string) {
  try {
    return await readSheet(content, kind === 'xlsx');
  } catch (error) {
    if (error instanceof SheetTooLarge) throw new Refusal(sheetTooLarge, sheetBounds);
    if (error instanceof SheetBroken || error instanceof Refusal)
      throw new Refusal(sheetUnreadable);
    throw error;
  }
}

async function contentOf(store: FileStore, key: string): Promise<Buffer> {
  const stream = await store.open(key);
  if (!stream) throw new Refusal(sheetUnreadable);
  return Buffer.concat(await stream.toArray());
}

/** The sheet of a batch becomes its rows; done twice it is the same. */
export async function layDownSheet(
  db: Db,
  batchId: string,
  fileId: string,
  store: FileStore,
): Promise<void> {
  const file = await findFile(db, fileId);
  const sheet = await read(await contentOf(store, file.key), file.kind);
  const { rows, unknown } = rowsOf(sheet);
  for (const some of chunksOf(rows)) await transaction(db, (tx) => insertLines(tx, batchId, some));
  await transaction(db, (tx) =>
    setFound(
      tx,
      batchId,
      unknown.map((title) => title.slice(0, 200)),
    ),
  );
}
