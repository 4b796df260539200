import type { PlaceField } from '@muster/contract/people/batches/batch-places.ts';
import { placeFields } from '@muster/contract/people/batches/batch-places.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../../../platform/db/transaction.ts';

export interface MissingName {
  readonly field: PlaceField;
  readonly name: string;
  readonly within: string | null;
  readonly near: string | null;
  readonly rows: number;
}

const most = 500;

/** From the wrong cells themselves: what is missing once is made once, however many rows name it. */
export async function findMissing(db: Handle, batchId: string): Promise<readonly MissingName[]> {
  const found = await sql<MissingName>`select fault ->> 'field' as field,
      min(fault ->> 'value') as name, fault -> 'values' ->> 'within' as within,
      min(fault -> 'values' ->> 'near') as near, count(*)::int as rows
    from sheet_row as line cross join jsonb_array_elements(line.faults) as fault
    where line.batch_id = ${batchId} and fault ->> 'field' = any(${[...placeFields]})
      and fault ->> 'code' in ('unknown-name', 'unknown-name-near')
    group by 1, lower(fault ->> 'value'), 3
    order by array_position(${[...placeFields]}::text[], fault ->> 'field'), rows desc, name
    limit ${most}`.execute(db);
  return found.rows;
}

/** How many rows of the sheet say each of these names, as it stands now. */
export async function countSaying(
  db: Handle,
  batchId: string,
  names: readonly { readonly field: string; readonly name: string }[],
): Promise<readonly number[]> {
  const found = await sql<{ rows: number }>`select (select count(*)::int
      from sheet_row as line where line.batch_id = ${batchId}
      and lower(btrim((line.cells || line.mended) ->> said.field)) = lower(said.name)) as rows
    from jsonb_to_recordset(${JSON.stringify(names.map((one, place) => ({ ...one, place })))}::jsonb)
      as said (field text, name text, place integer) order by said.place`.execute(db);
  return found.rows.map(({ rows }) => rows);
}

interface Meant {
  readonly field: PlaceField;
  readonly name: string;
  readonly within: string | null;
  readonly use: string | undefined;
}

/** Every row that was wrong by this name says the other one from now on. */
export async function useOtherNames(
  tx: Tx,
  batchId: string,
  names: readonly Meant[],
): Promise<void> {
  if (names.length === 0) return;
  await sql`update sheet_row as line set mended = line.mended || meant.cells
    from (select line.row, jsonb_object_agg(said.field, said.use) as cells
      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
          as said (field text, name text, within text, use text)
        join sheet_row as line on line.batch_id = ${batchId}
        cross join jsonb_array_elements(line.faults) as fault
      where fault ->> 'field' = said.field and lower(fault ->> 'value') = lower(said.name)
        and fault -> 'values' ->> 'within' is not distinct from said.within
      group by line.row) as meant
    where line.batch_id = ${batchId} and line.row = meant.row`.execute(tx);
}
