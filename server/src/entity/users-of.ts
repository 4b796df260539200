import type { Entity } from '@muster/contract/kernel/entity.ts';
import { type Language, render } from '@muster/contract/kernel/sentence.ts';
import { recordWords } from '@muster/contract/record-words.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/db/transaction.ts';
import { tableOf } from './columns.ts';

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly named: boolean;
}

/** Every table that points at this one, from the catalog: a new one is found by itself. */
async function referencesTo(db: Db, table: string): Promise<Reference[]> {
  const found = await sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname as "column",
      exists (select 1 from pg_attribute n where n.attrelid = c.conrelid and n.attname = 'name'
        and not n.attisdropped) as named
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = to_regclass(${table}) order by 1, 2`.execute(db);
  return found.rows;
}

/** "12 employees (Farhana Akter, Kamal Mia, …)": who still uses a record, in words. */
export async function usersOf(db: Db, entity: Entity, id: string, language: Language) {
  const told: string[] = [];
  for (const { table, column, named } of await referencesTo(db, tableOf(entity))) {
    const counted = await sql<{ count: number; names: string[] | null }>`
      select count(*)::int as count,
        ${named ? sql`(array_agg(name order by name collate "und-x-icu"))[1:3]` : sql`null::text[]`} as names
      from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
    const { count = 0, names = null } = counted.rows[0] ?? {};
    if (count === 0) continue;
    const words = recordWords(table, language);
    const figure = words ? render(words.counted, { count }, language) : `${count} ${table}`;
    const listed = names ? ` (${names.join(', ')}${count > names.length ? ', …' : ''})` : '';
    told.push(figure + listed);
  }
  return told.join('; ');
}
