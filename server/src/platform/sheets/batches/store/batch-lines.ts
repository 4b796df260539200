import { sql } from 'kysely';
import type { Handle, Tx } from '../../../db/transaction.ts';
import type { NewSheetRow } from '../../rules/sheet-row.ts';
import type { StagedLine } from '../sheet-subject.ts';

/** Laid down as they were given; laid down again they are the same. */
export async function insertLines(
  tx: Tx,
  batchId: string,
  rows: readonly NewSheetRow[],
): Promise<void> {
  await sql`insert into sheet_row (batch_id, row, cells)
    select ${batchId}::uuid, line.row, line.cells
    from json_to_recordset(${JSON.stringify(rows)}) as line (row integer, cells jsonb)
    on conflict (batch_id, row) do update set cells = excluded.cells`.execute(tx);
}

interface Line extends NewSheetRow {
  /** of one that was checked before */
  readonly recordId: string | null;
}

export const readLines = (db: Handle, batchId: string): Promise<Line[]> =>
  db
    .selectFrom('sheet_row')
    .select(['row', 'record_id as recordId'])
    .select(sql`cells || mended`.as('cells'))
    .where('batch_id', '=', batchId)
    .orderBy('row')
    .$castTo<Line>()
    .execute();

/** What of a checked row is kept. */
const kept = ({ row, kind, recordId, code, name, stamp, changes, faults, staged }: StagedLine) => ({
  row,
  kind,
  recordId,
  code,
  name,
  stamp,
  changes,
  faults,
  staged,
});

/** What the check found, for some rows. */
export async function saveFound(
  tx: Tx,
  batchId: string,
  found: readonly StagedLine[],
): Promise<void> {
  await sql`update sheet_row as line set kind = found.kind,
      record_id = found."recordId", code = found.code, name = left(found.name, 200),
      stamp = found.stamp, changes = found.changes, faults = found.faults, staged = found.staged
    from json_to_recordset(${JSON.stringify(found.map(kept))}) as found (row integer, kind text,
      "recordId" uuid, code text, name text, stamp text, changes jsonb, faults jsonb, staged jsonb)
    where line.batch_id = ${batchId} and line.row = found.row`.execute(tx);
}

interface MendedCell {
  readonly row: number;
  readonly field: string;
  readonly value: string | null;
}

/** What the sheet says stays beside it; the last correction of a cell counts. */
export async function mendCells(
  tx: Tx,
  batchId: string,
  cells: readonly MendedCell[],
): Promise<void> {
  if (cells.length === 0) return;
  await sql`update sheet_row as line set mended = line.mended || given.cells
    from (select cell.row, jsonb_object_agg(cell.field, cell.value) as cells
      from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
        as cell (row integer, field text, value text) group by cell.row) as given
    where line.batch_id = ${batchId} and line.row = given.row`.execute(tx);
}
