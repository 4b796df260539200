import { sql } from 'kysely';
import { after, type Clock } from '../../clock.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { beforeFirst, mostInSeal, type Seal, sealHash } from './chain.ts';

export const lastSeal = (db: Db | Tx): Promise<Seal | undefined> =>
  db.selectFrom('audit_seal').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();

const waiting = (tx: Tx) =>
  tx
    .selectFrom('audit_unsealed')
    .innerJoin('audit_entry', 'audit_entry.id', 'audit_unsealed.audit_entry_id')
    .select(['audit_entry.id', 'audit_entry.content_hash'])
    .orderBy('audit_unsealed.audit_entry_id')
    .limit(mostInSeal)
    .execute();

/** Whoever makes a number first has it; the other waits for that commit and then makes nothing. */
async function claim(tx: Tx, seal: Seal): Promise<boolean> {
  const made = await tx
    .insertInto('audit_seal')
    .values(seal)
    .onConflict((known) => known.doNothing())
    .returning('number')
    .executeTakeFirst();
  return made !== undefined;
}

/**
 * The last seal is read before what waits: should someone else seal in between, the number is theirs
 * and nothing happens here, whereas the other way round an entry would be sealed twice.
 */
async function sealOnce(tx: Tx, at: string): Promise<number> {
  const last = await lastSeal(tx);
  const entries = await waiting(tx);
  if (entries.length === 0) return 0;
  const hashes = entries.map((entry) => entry.content_hash);
  const begun = {
    number: (last?.number ?? 0) + 1,
    previous_hash: last?.hash ?? beforeFirst,
    sealed_at: after(at, 0),
    count: entries.length,
  };
  if (!(await claim(tx, { ...begun, hash: sealHash(begun, hashes) }))) return 0;
  const ids = entries.map((entry) => entry.id);
  await sql`insert into audit_sealed (audit_entry_id, seal_number, position, content_hash)
    select id, ${begun.number}, position, content_hash
    from unnest(${ids}::uuid[], ${hashes}::text[]) with ordinality as sealed (id, content_hash, position)`.execute(
    tx,
  );
  await tx.deleteFrom('audit_unsealed').where('audit_entry_id', 'in', ids).execute();
  return entries.length;
}

/** Seals all that waits, in short transactions; answers how many entries it sealed. */
export async function sealDue(db: Db, clock: Clock, stopping?: AbortSignal): Promise<number> {
  let sealed = 0;
  for (;;) {
    const more = await transaction(db, (tx) => sealOnce(tx, clock.now()));
    sealed += more;
    if (more === 0 || stopping?.aborted) return sealed;
  }
}
