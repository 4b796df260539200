import { patternsListed, type RosterPattern } from '@muster/contract/calendar/roster-calls.ts';
import type { Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { byWords, cut, orderOf } from '../../../platform/db/listed.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';

export type PatternRow = Omit<RosterPattern, 'can'>;

const selection = sql`id, name, begins_on as "beginsOn", inactive_at is null as active, version,
  created_at as "createdAt", updated_at as "updatedAt",
  (select jsonb_agg(case when shift.id is null then null
      else jsonb_build_object('id', shift.id, 'name', shift.name) end order by position)
    from roster_pattern_day left join shift on shift.id = roster_pattern_day.shift_id
    where pattern_id = roster_pattern.id) as days`;

const orders = {
  name: byWords(sql`name`),
  beginsOn: sql`begins_on`,
  createdAt: sql`created_at`,
};

export async function findPatternPage(
  db: Handle,
  where: Condition,
  sort: string | undefined,
  page: Page,
): Promise<PatternRow[]> {
  const found = await sql<PatternRow>`select ${selection} from roster_pattern where ${where}
    order by ${orderOf(patternsListed, orders, sort, sql`id`)} ${cut(page)}`.execute(db);
  return found.rows;
}

export async function countPatterns(db: Handle, where: Condition): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total from roster_pattern
    where ${where}`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

export async function findPattern(db: Handle, id: string): Promise<PatternRow | undefined> {
  const [row] = await findPatternPage(db, sql`id = ${id}`, undefined, { limit: 1, pageNo: 1 });
  return row;
}

export async function lockPattern(tx: Tx, id: string): Promise<PatternRow | undefined> {
  await sql`select 1 from roster_pattern where id = ${id} for update`.execute(tx);
  return findPattern(tx, id);
}

export interface PatternContent {
  readonly name: string;
  readonly beginsOn: string;
  readonly days: readonly (string | null)[];
  readonly active: boolean;
}

async function saveDays(tx: Tx, id: string, days: PatternContent['days']): Promise<void> {
  await tx.deleteFrom('roster_pattern_day').where('pattern_id', '=', id).execute();
  const rows = days.map((shift_id, position) => ({ pattern_id: id, position, shift_id }));
  await tx.insertInto('roster_pattern_day').values(rows).execute();
}

const columnsOf = (content: PatternContent, at: string) => ({
  name: content.name,
  begins_on: content.beginsOn,
  inactive_at: content.active ? null : at,
  updated_at: at,
});

export async function insertPattern(tx: Tx, id: string, content: PatternContent, at: string) {
  await tx
    .insertInto('roster_pattern')
    .values({ id, ...columnsOf(content, at), version: 1, created_at: at })
    .execute();
  await saveDays(tx, id, content.days);
}

export async function updatePattern(tx: Tx, id: string, content: PatternContent, at: string) {
  await tx
    .updateTable('roster_pattern')
    .set((row) => ({ ...columnsOf(content, at), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await saveDays(tx, id, content.days);
}

export const deletePattern = (tx: Tx, id: string) =>
  tx.deleteFrom('roster_pattern').where('id', '=', id).execute();
