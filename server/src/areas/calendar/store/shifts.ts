import { type Shift, shiftsListed } from '@muster/contract/calendar/shift-calls.ts';
import type { Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { byWords, cut, orderOf } from '../../../platform/db/listed.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** The rules of a shift and the columns that keep them. */
const columns = {
  name: 'name',
  shortName: 'short_name',
  colour: 'colour',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  breakMinutes: 'break_minutes',
  graceIn: 'grace_in',
  graceOut: 'grace_out',
  halfDayUnder: 'half_day_under',
  absentUnder: 'absent_under',
  windowBefore: 'window_before',
  windowAfter: 'window_after',
  overtimeFrom: 'overtime_from',
  overtimeBlock: 'overtime_block',
  overtimeMost: 'overtime_most',
  overtimeEarly: 'overtime_early',
} as const;
type Given = keyof typeof columns;
const given = Object.entries(columns);

/** All that judging a day needs of a shift. */
export type ShiftRules = Pick<Shift, Given | 'id'>;
export type ShiftContent = Pick<Shift, Given | 'active'>;
export type ShiftRow = Omit<Shift, 'can'>;

const rules = sql.join([
  sql`id`,
  ...given.map(([name, column]) => sql`${sql.ref(column)} as ${sql.ref(name)}`),
]);
const selection = sql`${rules}, inactive_at is null as active, version,
  created_at as "createdAt", updated_at as "updatedAt"`;

/** The rules of some shifts, or of all. */
export async function shiftsById(
  db: Handle,
  ids: readonly string[] | 'all' = 'all',
): Promise<ReadonlyMap<string, ShiftRules>> {
  const which = ids === 'all' ? sql`true` : sql`id = any(${[...ids]}::uuid[])`;
  const found = await sql<ShiftRules>`select ${rules} from shift where ${which}`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

const orders = {
  name: byWords(sql`name`),
  startTime: sql`starts_at`,
  createdAt: sql`created_at`,
  updatedAt: sql`updated_at`,
};

export async function findShifts(
  db: Handle,
  where: Condition,
  sort: string | undefined,
  page: Page,
): Promise<ShiftRow[]> {
  const found = await sql<ShiftRow>`select ${selection} from shift where ${where}
    order by ${orderOf(shiftsListed, orders, sort, sql`id`)} ${cut(page)}`.execute(db);
  return found.rows;
}

export async function countShifts(db: Handle, where: Condition): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total from shift
    where ${where}`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

export async function findShift(db: Handle, id: string): Promise<ShiftRow | undefined> {
  const found = await sql<ShiftRow>`select ${selection} from shift where id = ${id}`.execute(db);
  return found.rows[0];
}

export async function lockShift(tx: Tx, id: string): Promise<ShiftRow | undefined> {
  await sql`select 1 from shift where id = ${id} for update`.execute(tx);
  return findShift(tx, id);
}

const stored = (content: ShiftContent, at: string): Record<string, unknown> => ({
  ...Object.fromEntries(given.map(([name, column]) => [column, content[name as Given]])),
  inactive_at: content.active ? null : at,
  updated_at: at,
});

export async function insertShift(tx: Tx, id: string, content: ShiftContent, at: string) {
  const row = { id, ...stored(content, at), version: 1, created_at: at };
  await sql`insert into shift (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))})`.execute(tx);
}

export async function updateShift(tx: Tx, id: string, content: ShiftContent, at: string) {
  const settings = Object.entries(stored(content, at)).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  await sql`update shift set ${sql.join(settings)}, version = version + 1
    where id = ${id}`.execute(tx);
}

export const deleteShift = (tx: Tx, id: string) =>
  tx.deleteFrom('shift').where('id', '=', id).execute();
