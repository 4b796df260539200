import { sql } from 'kysely';
import type { Db } from '../../platform/db/transaction.ts';

interface Pair {
  readonly name: string | null;
  readonly version: number | null;
  readonly entries: number;
}

/**
 * The designations whose name begins so and the log's, side by side. As many entries as versions:
 * every change is whole and every entry has its change.
 */
export const changesAndLog = async (db: Db, begin: string): Promise<readonly Pair[]> =>
  (
    await sql<Pair>`
      select d.name, d.version, (select count(*)::int from audit_entry a
        where a.record_id = coalesce(d.id, made.id)) as entries
      from (select id, name, version from designation where name like ${`${begin}%`}) d
      full join (select a.record_id as id from audit_entry a
        join audit_value v on v.audit_entry_id = a.id
        where v.after ->> 'name' like ${`${begin}%`}) made on made.id = d.id`.execute(db)
  ).rows;

export const isWhole = ({ version, entries }: Pair): boolean => version === entries;
