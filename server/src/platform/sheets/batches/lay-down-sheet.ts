import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { type Db, transaction } from '../../db/transaction.ts';
import { findFile } from '../../files/file-rows.ts';
import type { FileStore } from '../../files/store.ts';
import { readSheet } from '../read-sheet.ts';
import { SheetBroken, sheetBounds, SheetTooLarge } from '../sheet-bounds.ts';
import { matchHeaders } from '../rules/match-headers.ts';
import type { NewSheetRow } from '../rules/sheet-row.ts';
import { chunksOf } from './jobs/check-rows.ts';
import type { SheetSubject } from './sheet-subject.ts';
import { insertLines } from './store/batch-lines.ts';
import { setFound } from './store/batches.ts';

/** The rows of a sheet under the names of our fields; those that are blank from end to end are none. */
function rowsOf(
  { columns, keys, refusals }: SheetSubject,
  sheet: readonly (readonly string[])[],
): {
  readonly rows: readonly NewSheetRow[];
  readonly unknown: readonly string[];
} {
  const [titles = [], ...lines] = sheet;
  const { fields, unknown, twice } = matchHeaders(columns, titles);
  if (twice.length > 0) throw new Refusal(refusals.columnTwice, { columns: twice.join(', ') });
  if (!keys.some((key) => fields.includes(key))) throw new Refusal(refusals.header);
  const rows = lines.flatMap((line, at) => {
    const cells = fields.flatMap((field, column) => {
      const text = line[column]?.trim() ?? '';
      return field === null || text === '' ? [] : [[field, text] as const];
    });
    return cells.length === 0 ? [] : [{ row: at + 2, cells: Object.fromEntries(cells) }];
  });
  if (rows.length === 0) throw new Refusal(refusals.empty);
  return { rows, unknown };
}

/** Whatever is wrong with the file, as a sentence. */
async function read({ refusals }: SheetSubject, content: Buffer, kind: string) {
  try {
    return await readSheet(content, kind === 'xlsx');
  } catch (error) {
    if (error instanceof SheetTooLarge) throw new Refusal(refusals.tooLarge, sheetBounds);
    if (error instanceof SheetBroken || error instanceof Refusal)
      throw new Refusal(refusals.unreadable);
    throw error;
  }
}

async function contentOf(
  { refusals }: SheetSubject,
  store: FileStore,
  key: string,
): Promise<Buffer> {
  const stream = await store.open(key);
  if (!stream) throw new Refusal(refusals.unreadable);
  return Buffer.concat(await stream.toArray());
}

/** The sheet of a batch becomes its rows; done twice it is the same. */
export async function layDownSheet(
  db: Db,
  subject: SheetSubject,
  { id, fileId }: { readonly id: string; readonly fileId: string },
  store: FileStore,
): Promise<void> {
  const file = await findFile(db, fileId);
  const sheet = await read(subject, await contentOf(subject, store, file.key), file.kind);
  const { rows, unknown } = rowsOf(subject, sheet);
  for (const some of chunksOf(rows)) await transaction(db, (tx) => insertLines(tx, id, some));
  await transaction(db, (tx) =>
    setFound(
      tx,
      id,
      unknown.map((title) => title.slice(0, 200)),
    ),
  );
}
