import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../../../platform/db/transaction.ts';
import { jobColumns } from '../../store/current.ts';
import { writePeriods } from '../../store/periods.ts';
import { detailColumns, plainColumns } from '../../store/plain.ts';
import type { Staged } from '../jobs/staged.ts';
import { stampOfEmployee } from './stamp.ts';
import type { Condition } from '../../../../platform/db/condition.ts';

const plain = Object.values(plainColumns);
const detail = Object.values(detailColumns);
const life = ['joined_on', 'confirmed_on', 'last_day', 'leaving_reason'];
const search = ['grams', 'near'];
const whole = [
  'id',
  ...plain,
  ...Object.values(jobColumns),
  ...life,
  ...search,
  'told_on',
  'version',
  'created_at',
  'updated_at',
];

const refs = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)));
const settings = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`));

const isOf = (batchId: string, kind: 'new' | 'changed'): Condition =>
  sql<boolean>`line.batch_id = ${batchId} and line.kind = ${kind}`;

/** The people of some rows as they are now, whole, to be put back one day. */
export async function keepBefore(
  tx: Tx,
  batchId: string,
  { first, last }: { first: number; last: number },
): Promise<void> {
  await sql`update sheet_row as line set before = jsonb_build_object(
      'employee', to_jsonb(employee) - case when line.staged -> 'employee' ? 'grams'
        then '{}'::text[] else '{grams,near}'::text[] end,
      'detail', to_jsonb(detail),
      'periods', (select jsonb_agg(to_jsonb(period)) from employment_period as period
        where period.employee_id = employee.id))
    from employee left join person_detail as detail on detail.employee_id = employee.id
    where line.batch_id = ${batchId} and line.row between ${first} and ${last}
      and line.kind = 'changed' and employee.id = line.record_id`.execute(tx);
}

/** Whoever changes people holds them, always in the same order. */
export const lockPeople = (tx: Tx, batchId: string) =>
  sql`select employee.id from employee join sheet_row as line
      on line.record_id = employee.id and ${isOf(batchId, 'changed')}
    order by employee.id for update of employee`.execute(tx);

async function insertNew(tx: Tx, batchId: string): Promise<void> {
  await sql`insert into employee (${refs(whole)})
    select ${refs(whole.map((column) => `given.${column}`))} from sheet_row as line
    cross join lateral jsonb_populate_record(null::employee, line.staged -> 'employee') as given
    where ${isOf(batchId, 'new')}`.execute(tx);
  await sql`insert into person_detail (employee_id, ${refs(detail)})
    select line.record_id, ${refs(detail.map((column) => `given.${column}`))}
    from sheet_row as line
    cross join lateral jsonb_populate_record(null::person_detail, line.staged -> 'detail') as given
    where ${isOf(batchId, 'new')}`.execute(tx);
}

/** Columns that are not given keep what they have. */
async function updateChanged(tx: Tx, batchId: string, at: string): Promise<void> {
  await sql`update employee set ${settings([...plain, ...search])},
      version = employee.version + 1, updated_at = ${at}
    from sheet_row as line join employee as old on old.id = line.record_id
    cross join lateral jsonb_populate_record(old, line.staged -> 'employee') as given
    where ${isOf(batchId, 'changed')} and employee.id = old.id
      and line.staged -> 'employee' <> '{}'`.execute(tx);
  await sql`update person_detail set ${settings(detail)}
    from sheet_row as line join person_detail as old on old.employee_id = line.record_id
    cross join lateral jsonb_populate_record(old, line.staged -> 'detail') as given
    where ${isOf(batchId, 'changed')} and person_detail.employee_id = old.employee_id
      and line.staged -> 'detail' <> '{}'`.execute(tx);
}

/** All that was made ready, in a handful of statements whatever the number of rows. */
export async function writeStaged(tx: Tx, batchId: string, at: string): Promise<void> {
  await insertNew(tx, batchId);
  await updateChanged(tx, batchId, at);
  await writePeriods(
    tx,
    sql`(select period.* from sheet_row as line
      cross join lateral jsonb_populate_recordset(null::employment_period,
        line.staged -> 'periods') as period
      where line.batch_id = ${batchId} and line.kind in ('new', 'changed')
        and jsonb_typeof(line.staged -> 'periods') = 'array')`,
  );
}

/**
 * Of whom only personal data changed, if nothing else has counted their change yet. Every writing of an
 * employee costs two dozen indexes, so nobody is written twice without need.
 */
export const countDetails = (tx: Tx, batchId: string, at: string) =>
  sql`update employee set version = employee.version + 1, updated_at = ${at}
    from sheet_row as line where ${isOf(batchId, 'changed')}
      and line.record_id = employee.id and line.staged -> 'detail' <> '{}'
      and line.staged -> 'employee' = '{}' and employee.updated_at <> ${at}`.execute(tx);

/** From here on anyone's change is seen by the undo. */
export const stampApplied = (tx: Tx, batchId: string) =>
  sql`update sheet_row as line set stamp_after = ${stampOfEmployee} from employee
    where line.batch_id = ${batchId} and line.kind in ('new', 'changed')
      and employee.id = line.record_id`.execute(tx);

export interface WrittenPerson {
  readonly id: string;
  readonly kind: 'new' | 'changed';
  readonly isMoved: boolean;
  readonly job: Staged['job'];
  /** of someone new: the first day */
  readonly from: string;
  readonly told: Staged['told'];
}

export async function findWritten(db: Handle, batchId: string): Promise<WrittenPerson[]> {
  const found = await sql<WrittenPerson>`select line.record_id as id, line.kind,
      jsonb_typeof(line.staged -> 'periods') = 'array' as "isMoved",
      line.staged -> 'job' as job, line.staged #>> '{periods,0,from_date}' as from,
      line.staged -> 'told' as told
    from sheet_row as line
    where line.batch_id = ${batchId} and line.kind in ('new', 'changed')
    order by line.row`.execute(db);
  return found.rows;
}

/** The people of a batch as they were; those who came with it are taken away. */
export async function putBack(tx: Tx, batchId: string, at: string): Promise<void> {
  await sql`delete from employment_period using sheet_row as line
    where line.batch_id = ${batchId} and employment_period.employee_id = line.record_id
      and line.kind = 'changed' and jsonb_typeof(line.staged -> 'periods') = 'array'`.execute(tx);
  await writePeriods(
    tx,
    sql`(select period.* from sheet_row as line
      cross join lateral jsonb_populate_recordset(null::employment_period,
        line.before -> 'periods') as period
      where ${isOf(batchId, 'changed')} and jsonb_typeof(line.staged -> 'periods') = 'array')`,
  );
  await sql`update employee set ${settings([...plain, ...search])},
      version = employee.version + 1, updated_at = ${at}
    from sheet_row as line join employee as old on old.id = line.record_id
    cross join lateral jsonb_populate_record(old, line.before -> 'employee') as given
    where ${isOf(batchId, 'changed')} and employee.id = old.id
      and line.staged -> 'employee' <> '{}'`.execute(tx);
  await sql`update person_detail set ${settings(detail)}
    from sheet_row as line
    cross join lateral jsonb_populate_record(null::person_detail, line.before -> 'detail') as given
    where ${isOf(batchId, 'changed')} and person_detail.employee_id = line.record_id
      and line.staged -> 'detail' <> '{}'`.execute(tx);
}

export async function takeNewAway(tx: Tx, batchId: string): Promise<void> {
  const mine = sql`select line.record_id from sheet_row as line where ${isOf(batchId, 'new')}`;
  await sql`update employee set line_manager_id = null, second_tier_id = null
    where id in (${mine})`.execute(tx);
  await sql`delete from employment_period where employee_id in (${mine})`.execute(tx);
  await sql`delete from employee where id in (${mine})`.execute(tx);
}
