import { type Language, render } from '@muster/contract/kernel/words/sentence.ts';
import { recordWords } from '@muster/contract/record-words.ts';
import { sql } from 'kysely';
import { referencesTo } from '../platform/db/references.ts';
import type { Db } from '../platform/db/transaction.ts';
import { type Named, tableOf } from './columns.ts';

/** "12 employees (Farhana Akter, Kamal Mia, …)": who still uses a record, in words. */
export async function usersOf(db: Db, entity: Named, id: string, language: Language) {
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
