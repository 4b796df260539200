import { createHash } from 'node:crypto';
import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { Tx } from '../db/transaction.ts';
import { newId } from '../ids.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Deed {
  readonly at: string;
  readonly actor: Pick<Actor, 'kind' | 'accountId' | 'personId'> | null;
  readonly requestId: string | null;
  readonly action: string;
  readonly record: string;
  readonly recordId: string | null;
  readonly before?: Values;
  readonly after?: Values;
}

/** Keys in order and big integers as text, so that the same content always has the same digest. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => {
    if (typeof item === 'bigint') return item.toString();
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    return Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });

const digest = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex');

export function changedKeys(before: Values = {}, after: Values = {}): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => canonical(before[key]) !== canonical(after[key])).toSorted();
}

/** Written in the change's own transaction: no change without its entry, no entry without it. */
export async function audit(tx: Tx, deed: Deed): Promise<void> {
  const { before, after } = deed;
  const keys = changedKeys(before, after);
  const only = (values?: Values) =>
    values ? Object.fromEntries(keys.map((key) => [key, values[key] ?? null])) : null;
  const told = before || after ? { before: only(before), after: only(after) } : null;
  const entry = {
    id: newId(deed.at),
    at: deed.at,
    actor_kind: deed.actor?.kind ?? null,
    actor_id: deed.actor?.accountId ?? null,
    person_id: deed.actor?.personId ?? null,
    request_id: deed.requestId,
    action: deed.action,
    record: deed.record,
    record_id: deed.recordId,
    changed: keys,
    values_digest: told && digest(told),
  };
  await tx
    .insertInto('audit_entry')
    .values({ ...entry, content_hash: digest(entry) })
    .execute();
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
