import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import type { Handle } from '../db/transaction.ts';

/** Of some entries about something that was read: how many rows it told of. */
export async function rowsOfReadings(
  db: Handle,
  entries: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (entries.length === 0) return new Map();
  const found = await sql<{ id: string; rows: number }>`select audit_entry_id as id,
      (after ->> 'rows')::int as rows from audit_value
    where audit_entry_id = any(${[...entries]}::uuid[])
      and jsonb_typeof(after -> 'rows') = 'number'`.execute(db);
  return new Map(found.rows.map(({ id, rows }) => [id, rows]));
}

export interface ReaderFound {
  readonly kind: AccountKind;
  readonly id: string;
  readonly action: string;
  readonly at: string;
}

interface WhatWasRead {
  readonly personId: string;
  readonly actions: readonly string[];
  /** the record of the person that was read, by the name that the entry has for it */
  readonly name: string;
  readonly id: string;
}

/** Who read one record of a person last. */
export async function lastReaders(
  db: Handle,
  { personId, actions, name, id }: WhatWasRead,
  most: number,
): Promise<ReaderFound[]> {
  const found = await sql<ReaderFound>`select entry.actor_kind as kind, entry.actor_id as id,
      entry.action, entry.at
    from audit_entry as entry join audit_value as told on told.audit_entry_id = entry.id
    where entry.record_id = ${personId} and entry.action = any(${[...actions]}::text[])
      and told.after ->> ${name} = ${id} and entry.actor_id is not null
    order by entry.at desc, entry.id desc limit ${most}`.execute(db);
  return found.rows;
}
