import type { Entity } from '@muster/contract/kernel/entity.ts';
import { sql } from 'kysely';
import { columnOf, tableOf } from '../../../entity/columns.ts';
import type { Handle } from '../../../platform/db/transaction.ts';

export interface AuditChange {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** The log keeps ids, so that erasing a name erases it; a reader is told what they are called today. */
export async function linkNames(
  db: Handle,
  records: ReadonlyMap<string, Entity>,
  table: string,
  fields: readonly AuditChange[],
): Promise<{ id: string; name: string }[]> {
  const entity = [...records.values()].find((each) => tableOf(each) === table);
  const found: { id: string; name: string }[] = [];
  for (const { name, before, after } of fields) {
    const field = entity?.fields[name];
    const target = field?.kind === 'link' ? records.get(field.to) : undefined;
    const ids = [before, after].filter(isId);
    if (!target || ids.length === 0) continue;
    const named = await sql<{ id: string; name: string }>`
      select id, ${sql.ref(columnOf(target.label))} as name from ${sql.table(tableOf(target))}
      where id = any(${ids}::uuid[])`.execute(db);
    found.push(...named.rows);
  }
  return found;
}
