import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { after as later } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { sql } from 'kysely';
import { newId } from '../ids.ts';
import { canonical, contentHash, digest, hashVersion } from './sealing/content.ts';

type Values = Readonly<Record<string, unknown>>;

export interface NewAuditEntry {
  readonly at: string;
  readonly actor: Pick<Actor, 'kind' | 'accountId' | 'personId'> | null;
  readonly requestId: string | null;
  readonly action: string;
  readonly record: string;
  readonly recordId: string | null;
  readonly before?: Values;
  readonly after?: Values;
}

export function changedKeys(before: Values = {}, after: Values = {}): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => canonical(before[key]) !== canonical(after[key])).toSorted();
}

interface Told {
  readonly before: Values | null;
  readonly after: Values | null;
}

/** As the database will give it back: instants to the millisecond, ids in small letters. */
function entryOf(deed: NewAuditEntry, changed: string[], told: Told | null) {
  const at = later(deed.at, 0);
  return {
    id: newId(at),
    at,
    actor_kind: deed.actor?.kind ?? null,
    actor_id: deed.actor?.accountId.toLowerCase() ?? null,
    person_id: deed.actor?.personId?.toLowerCase() ?? null,
    request_id: deed.requestId,
    action: deed.action,
    record: deed.record,
    record_id: deed.recordId?.toLowerCase() ?? null,
    changed,
    values_digest: told && digest(told),
  };
}

/** What of a deed is kept: the entry with its hash, and the values beside it. */
function keptOf(deed: NewAuditEntry) {
  const { before, after } = deed;
  const keys = changedKeys(before, after);
  const only = (values?: Values) =>
    values ? Object.fromEntries(keys.map((key) => [key, values[key] ?? null])) : null;
  const told = before || after ? { before: only(before), after: only(after) } : null;
  const entry = entryOf(deed, keys, told);
  return { told, entry };
}

/** The same for many deeds of one transaction, in a few statements. */
export async function auditMany(tx: Tx, deeds: readonly NewAuditEntry[]): Promise<void> {
  for (let first = 0; first < deeds.length; first += 1_000) {
    const kept = deeds.slice(first, first + 1_000).map(keptOf);
    const entries = kept.map(({ entry }) => ({
      ...entry,
      hash_version: hashVersion,
      content_hash: contentHash(entry),
    }));
    const values = kept.flatMap(({ entry, told }) =>
      told ? [{ audit_entry_id: entry.id, before: told.before, after: told.after }] : [],
    );
    const columns = sql.join(Object.keys(entries[0] ?? {}).map((name) => sql.ref(name)));
    await sql`with kept as (insert into audit_entry (${columns}) select ${columns} from
        json_populate_recordset(null::audit_entry, ${canonical(entries)}) returning id)
      insert into audit_unsealed (audit_entry_id) select id from kept`.execute(tx);
    await sql`insert into audit_value (audit_entry_id, before, after)
      select audit_entry_id, before, after from
      json_populate_recordset(null::audit_value, ${canonical(values)})`.execute(tx);
  }
}

/** Written in the change's own transaction: no change without its entry, no entry without it. */
export async function audit(tx: Tx, deed: NewAuditEntry): Promise<void> {
  const { told, entry } = keptOf(deed);
  await tx
    .insertInto('audit_entry')
    .values({ ...entry, hash_version: hashVersion, content_hash: contentHash(entry) })
    .execute();
  await tx.insertInto('audit_unsealed').values({ audit_entry_id: entry.id }).execute();
  if (!told) return;
  await tx
    .insertInto('audit_value')
    .values({
      audit_entry_id: entry.id,
      before: told.before && canonical(told.before),
      after: told.after && canonical(told.after),
    })
    .execute();
}
