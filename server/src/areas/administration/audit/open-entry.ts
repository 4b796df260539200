import type { AccountKind, Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Entity } from '@muster/contract/kernel/entity.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { readAuditEntry } from '../../../platform/audit/read-entry.ts';
import type { Json } from '../../../platform/db/rows.generated.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { type AuditChange, linkNames } from './link-names.ts';
import { actorsOf } from './show-entries.ts';
import { readingsOf } from './show-readings.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof readAuditEntry>>>;

const within = (values: Json, field: string): unknown =>
  typeof values === 'object' && values !== null && !Array.isArray(values)
    ? (values[field] ?? null)
    : null;

const fieldsOf = ({ changed, before, after }: Stored): AuditChange[] =>
  changed.map((name) => ({ name, before: within(before, name), after: within(after, name) }));

const keptOf = (row: Stored) =>
  row.values_digest === null ? 'none' : row.told_of === null ? 'erased' : 'kept';

/** Values may be someone's pay: that they were looked at is an entry of its own. */
const noteReading = ({ db, actor, clock, requestId }: Context<Tx, Actor>, recordId: string) =>
  audit(db, {
    at: clock.now(),
    actor,
    requestId,
    action: 'audit.read',
    record: 'audit_entry',
    recordId,
  });

export async function openEntry(
  call: Context<Tx, Actor>,
  id: string,
  records: ReadonlyMap<string, Entity>,
) {
  const row = await readAuditEntry(call.db, id);
  if (!row) throw new Refusal(notFound);
  const values = keptOf(row);
  const fields = values === 'kept' ? fieldsOf(row) : [];
  if (values === 'kept') await noteReading(call, id);
  const by = { actorKind: row.actor_kind as AccountKind | null, actorId: row.actor_id };
  const entry = { ...row, recordId: row.record_id };
  const { seal_number: number, sealed_at: sealedAt } = row;
  const seal = number !== null && sealedAt !== null ? { number, sealedAt } : null;
  const record = {
    id: row.id,
    at: row.at,
    actor: (await actorsOf(call.db, [by]))(by),
    action: row.action,
    record: row.record,
    recordId: row.record_id,
    changed: row.changed,
    sealed: seal !== null,
    requestId: row.request_id,
    contentHash: row.content_hash,
    seal,
    values,
    fields,
    reading: (await readingsOf(call.db, [entry]))(entry),
    named: await linkNames(call.db, records, row.record, fields),
  } as const;
  return { record };
}
