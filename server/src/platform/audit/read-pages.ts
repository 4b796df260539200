import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { mostInSeal, type Seal } from './sealing/chain.ts';
import type { SealedEntry, StoredEntry } from './sealing/judge.ts';

/** Rows held at once, whatever there is in all. */
const rowsInPage = 2 * mostInSeal;

const entryColumns = sql`entry.id, entry.at, entry.actor_kind, entry.actor_id, entry.person_id,
  entry.request_id, entry.action, entry.record, entry.record_id, entry.changed, entry.values_digest,
  entry.hash_version, entry.content_hash, told.before, told.after,
  told.audit_entry_id is not null as has_values`;
const withValues = sql`left join audit_value as told on told.audit_entry_id = entry.id`;

const rowsOf = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(db)).rows;

/** The next seals, as many as a page of entries holds. */
async function sealsAfter(db: Db, number: number, upTo: number): Promise<Seal[]> {
  const next = await db
    .selectFrom('audit_seal')
    .selectAll()
    .where('number', '>', number)
    .where('number', '<=', upTo)
    .orderBy('number')
    .limit(500)
    .execute();
  let rows = 0;
  return next.filter((seal, index) => (rows += seal.count) <= rowsInPage || index === 0);
}

type SealedRow = StoredEntry & {
  readonly audit_entry_id: string;
  readonly seal_number: number;
  readonly position: number;
  readonly sealed_hash: string;
  readonly is_there: boolean;
};

const sealedOf = (row: SealedRow): SealedEntry => ({
  audit_entry_id: row.audit_entry_id,
  seal_number: row.seal_number,
  position: row.position,
  sealed_hash: row.sealed_hash,
  entry: row.is_there ? row : null,
});

export interface SealedPage {
  readonly seals: readonly Seal[];
  readonly entries: ReadonlyMap<number, readonly SealedEntry[]>;
}

/** Seals with what was sealed by them, in their order. */
export async function sealedPage(db: Db, after: number, upTo: number): Promise<SealedPage> {
  const seals = await sealsAfter(db, after, upTo);
  const [first, last] = [seals[0]?.number ?? 0, seals.at(-1)?.number ?? -1];
  const rows = await rowsOf(
    db,
    sql<SealedRow>`select sealed.audit_entry_id, sealed.seal_number, sealed.position,
      sealed.content_hash as sealed_hash, entry.id is not null as is_there, ${entryColumns}
    from audit_sealed as sealed left join audit_entry as entry on entry.id = sealed.audit_entry_id
    ${withValues}
    where sealed.seal_number between ${first} and ${last}
    order by sealed.seal_number, sealed.position`,
  );
  return { seals, entries: Map.groupBy(rows.map(sealedOf), (sealed) => sealed.seal_number) };
}

export type UnsealedEntry = StoredEntry & {
  /** it waits for the next seal, or got one since the check began */
  readonly is_known: boolean;
};

/** Entries outside the seals up to that one. */
export const unsealedPage = (db: Db, after: string, upTo: number): Promise<UnsealedEntry[]> =>
  rowsOf(
    db,
    sql<UnsealedEntry>`select ${entryColumns},
      exists (select 1 from audit_unsealed where audit_entry_id = entry.id)
        or exists (select 1 from audit_sealed where audit_entry_id = entry.id) as is_known
    from audit_entry as entry ${withValues}
    where entry.id > ${after} and not exists (select 1 from audit_sealed as sealed
      where sealed.audit_entry_id = entry.id and sealed.seal_number <= ${upTo})
    order by entry.id limit ${rowsInPage}`,
  );

export const isLastPage = (rows: readonly unknown[]): boolean => rows.length < rowsInPage;

/** The newest seal, and the newest that entries speak of: more than one when seals were removed. */
export async function extentOf(db: Db): Promise<{ seals: number; sealed: number }> {
  const [extent] = await rowsOf(
    db,
    sql<{ seals: number; sealed: number }>`select
      coalesce((select max(number) from audit_seal), 0) as seals,
      coalesce((select max(seal_number) from audit_sealed), 0) as sealed`,
  );
  return extent ?? { seals: 0, sealed: 0 };
}
