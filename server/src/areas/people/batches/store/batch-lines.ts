import { sql } from 'kysely';
import type { Handle, Tx } from '../../../../platform/db/transaction.ts';
import type { CheckedRow } from '../../rules/check-row.ts';
import type { Staged } from '../staged.ts';
import type { GivenRow } from '../stage.ts';

/** Laid down as they were given; laid down again they are the same. */
export async function insertLines(
  tx: Tx,
  batchId: string,
  rows: readonly GivenRow[],
): Promise<void> {
  await sql`insert into employee_batch_row (batch_id, row, cells)
    select ${batchId}::uuid, line.row, line.cells
    from json_to_recordset(${JSON.stringify(rows)}) as line (row integer, cells jsonb)
    on conflict (batch_id, row) do update set cells = excluded.cells`.execute(tx);
}

export interface Line extends GivenRow {
  readonly employeeId: string | null;
  /** of one that was checked before */
  readonly number: string | null;
}

export const readLines = (db: Handle, batchId: string): Promise<Line[]> =>
  db
    .selectFrom('employee_batch_row')
    .select(['row', 'employee_id as employeeId', 'number'])
    .select(sql`cells || mended`.as('cells'))
    .where('batch_id', '=', batchId)
    .orderBy('row')
    .$castTo<Line>()
    .execute();

type FoundLine = Omit<CheckedRow, 'timeline' | 'plain' | 'today' | 'told'> & {
  readonly staged: Staged | null;
};

/** What of a checked row is kept. */
export const foundLine = (checked: CheckedRow, staged: Staged | null): FoundLine => ({
  row: checked.row,
  kind: checked.kind,
  employeeId: checked.employeeId,
  number: checked.number,
  name: checked.name,
  stamp: checked.stamp,
  changes: checked.changes,
  faults: checked.faults,
  staged,
});

/** What the check found, for some rows. */
export async function saveFound(
  tx: Tx,
  batchId: string,
  found: readonly FoundLine[],
): Promise<void> {
  await sql`update employee_batch_row as line set kind = found.kind,
      employee_id = found."employeeId", number = found.number, name = left(found.name, 200),
      stamp = found.stamp, changes = found.changes, faults = found.faults, staged = found.staged
    from json_to_recordset(${JSON.stringify(found)}) as found (row integer, kind text,
      "employeeId" uuid, number text, name text, stamp text, changes jsonb, faults jsonb, staged jsonb)
    where line.batch_id = ${batchId} and line.row = found.row`.execute(tx);
}

/** The people of some rows as they are now, whole, to be put back one day. */
export async function keepBefore(
  tx: Tx,
  batchId: string,
  { first, last }: { first: number; last: number },
): Promise<void> {
  await sql`update employee_batch_row as line set before = jsonb_build_object(
      'employee', to_jsonb(employee) - case when line.staged -> 'employee' ? 'grams'
        then '{}'::text[] else '{grams,near}'::text[] end,
      'detail', to_jsonb(detail),
      'periods', (select jsonb_agg(to_jsonb(period)) from employment_period as period
        where period.employee_id = employee.id))
    from employee left join person_detail as detail on detail.employee_id = employee.id
    where line.batch_id = ${batchId} and line.row between ${first} and ${last}
      and line.kind = 'changed' and employee.id = line.employee_id`.execute(tx);
}
