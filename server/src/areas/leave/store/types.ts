import { type LeaveType, typesListed } from '@muster/contract/leave/leave-type.ts';
import type { Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { byWords, cut, orderOf } from '../../../platform/db/listed.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { always, type Condition } from '../../../platform/db/condition.ts';

export type LeaveTypeRow = Omit<LeaveType, 'can'>;
/** A kind of leave as a body would give it: what is compared and what the audit keeps. */
export type TypeContent = Omit<LeaveTypeRow, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** Name in code and column, in the order of the form. */
const columns: Readonly<Record<Exclude<keyof TypeContent, 'levels' | 'active'>, string>> = {
  fullName: 'full_name',
  shortName: 'short_name',
  colour: 'colour',
  pay: 'pay',
  paidShare: 'paid_share',
  yearly: 'yearly',
  accrual: 'accrual',
  proRata: 'pro_rata',
  carryMost: 'carry_most',
  carryMonths: 'carry_months',
  balanceMost: 'balance_most',
  negativeMost: 'negative_most',
  halfDays: 'half_days',
  hours: 'hours',
  noticeDays: 'notice_days',
  backdatedDays: 'backdated_days',
  mostInARow: 'most_in_a_row',
  gender: 'gender',
  serviceMonths: 'service_months',
  onProbation: 'on_probation',
  attachmentAfter: 'attachment_after',
  sandwich: 'sandwich',
  encashMost: 'encash_most',
  chain: 'chain',
};
const names = Object.keys(columns) as (keyof typeof columns)[];

const selection = sql`kind.id,
  ${sql.join(names.map((name) => sql`${sql.ref(`kind.${columns[name]}`)} as ${sql.ref(name)}`))},
  coalesce((select jsonb_agg(jsonb_build_object('fromMonths', level.from_months, 'yearly', level.yearly)
      order by level.from_months)
    from leave_type_level as level where level.leave_type_id = kind.id), '[]') as levels,
  kind.inactive_at is null as active, kind.version, kind.created_at as "createdAt",
  kind.updated_at as "updatedAt"`;

const fullName = byWords(sql`kind.full_name`);
const orders = {
  name: fullName,
  fullName,
  shortName: byWords(sql`kind.short_name`),
  yearlyDays: sql`coalesce(kind.yearly, -1)`,
  createdAt: sql`kind.created_at`,
  updatedAt: sql`kind.updated_at`,
};

export async function findTypes(
  db: Handle,
  where: Condition,
  sort: string | undefined,
  page: Page,
) {
  const found = await sql<LeaveTypeRow>`select ${selection} from leave_type as kind where ${where}
    order by ${orderOf(typesListed, orders, sort, sql`kind.id`)} ${cut(page)}`.execute(db);
  return found.rows;
}

export async function countTypes(db: Handle, where: Condition): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from leave_type as kind where ${where}`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

/** All of them, by name: a house has a dozen. */
export const allTypes = (db: Handle): Promise<LeaveTypeRow[]> =>
  findTypes(db, always, 'fullName', { limit: 1000, pageNo: 1 });

export async function findType(db: Handle, id: string): Promise<LeaveTypeRow | undefined> {
  const where = sql<boolean>`kind.id = ${id}`;
  const [row] = await findTypes(db, where, 'fullName', { limit: 1, pageNo: 1 });
  return row;
}

/** Whoever changes it holds it until the change is done. */
export async function lockType(tx: Tx, id: string): Promise<LeaveTypeRow | undefined> {
  await sql`select 1 from leave_type where id = ${id} for update`.execute(tx);
  return findType(tx, id);
}

const stored = (content: TypeContent, at: string): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(names.map((name) => [columns[name], content[name]])),
  inactive_at: content.active ? null : at,
  updated_at: at,
});

async function saveLevels(tx: Tx, id: string, levels: TypeContent['levels']): Promise<void> {
  await tx.deleteFrom('leave_type_level').where('leave_type_id', '=', id).execute();
  if (levels.length === 0) return;
  const rows = levels.map(({ fromMonths, yearly }) => ({
    leave_type_id: id,
    from_months: fromMonths,
    yearly,
  }));
  await tx.insertInto('leave_type_level').values(rows).execute();
}

export async function insertType(tx: Tx, id: string, content: TypeContent, at: string) {
  const row: Record<string, unknown> = { id, ...stored(content, at), version: 1, created_at: at };
  const keys = Object.keys(row);
  await sql`insert into leave_type (${sql.join(keys.map((key) => sql.ref(key)))})
    values (${sql.join(keys.map((key) => row[key]))})`.execute(tx);
  await saveLevels(tx, id, content.levels);
}

/** How far below zero its balances may go follows at once; what is further below already stays. */
export async function updateType(tx: Tx, id: string, content: TypeContent, at: string) {
  const row = stored(content, at);
  const set = Object.keys(row).map((key) => sql`${sql.ref(key)} = ${row[key]}`);
  await sql`update leave_type set ${sql.join(set)}, version = version + 1
    where id = ${id}`.execute(tx);
  await saveLevels(tx, id, content.levels);
  await sql`update leave_balance set lowest = least(${-content.negativeMost}, balance)
    where leave_type_id = ${id} and lowest <> least(${-content.negativeMost}, balance)`.execute(tx);
}

/** What came by rule alone goes with it; what people did stays, and then it is still in use. */
export async function deleteType(tx: Tx, id: string) {
  const entries = tx.deleteFrom('leave_entry').where('leave_type_id', '=', id);
  await entries.where('due_key', 'is not', null).execute();
  await sql`delete from leave_balance as bare where leave_type_id = ${id} and not exists (
    select 1 from leave_entry as entry where entry.employee_id = bare.employee_id
      and entry.leave_type_id = bare.leave_type_id and entry.year = bare.year)`.execute(tx);
  await tx.deleteFrom('leave_type').where('id', '=', id).execute();
}
