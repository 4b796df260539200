import { sql } from 'kysely';
import type { Db, Tx } from '../db/transaction.ts';
import { audit, type NewAuditEntry } from './audit.ts';

/** The deed of an erasure, sealed as any other; its values name the entries whose values went. */
const erasure = 'audit.erase';

/** The one way to erase values that the check accepts: what is gone, when and on whose word stays. */
export async function eraseValues(
  tx: Tx,
  deed: Pick<NewAuditEntry, 'at' | 'actor' | 'requestId'>,
  entries: readonly string[],
): Promise<void> {
  await sql`delete from audit_value where audit_entry_id = any(${[...entries]}::uuid[])`.execute(
    tx,
  );
  await audit(tx, {
    ...deed,
    action: erasure,
    record: 'audit_entry',
    recordId: null,
    after: { entries },
  });
}

/** Which of these entries without values no erasure speaks of. */
export async function unrecorded(db: Db, entries: readonly string[]): Promise<ReadonlySet<string>> {
  if (entries.length === 0) return new Set();
  // what someone put there past the product need not be a list
  const found = await sql<{ id: string }>`
    select gone.id from unnest(${[...entries]}::uuid[]) as gone (id)
    where gone.id::text not in (
      select told.id from audit_entry as deed
      join audit_value as kept on kept.audit_entry_id = deed.id
      cross join lateral jsonb_array_elements_text(
        case jsonb_typeof(kept.after -> 'entries') when 'array' then kept.after -> 'entries'
          else '[]' end) as told (id)
      where deed.action = ${erasure} and told.id is not null)`.execute(db);
  return new Set(found.rows.map((row) => row.id));
}
