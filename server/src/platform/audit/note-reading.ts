import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { after as later, type Clock, minutes } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { audit } from './audit.ts';
import { isTakenAway, type ReadEndpoint, type ReadingEntry, readingEntry } from './reading.ts';
import { canonical } from './sealing/content.ts';

interface Reading {
  readonly endpoint: ReadEndpoint;
  readonly actor: Actor;
  readonly clock: Clock;
  readonly requestId: string;
  readonly input: unknown;
  readonly answer: unknown;
}

/** Whoever turns the pages of a list, or comes back to a payslip, reads it once in so long. */
const onceIn = minutes(10);

/** Of several calls that one opening makes at the same moment, the others wait and find the entry of the first. */
async function isNoted(tx: Tx, { actor, clock }: Reading, entry: ReadingEntry): Promise<boolean> {
  const { action, recordId, after } = entry;
  const { rows: _rows, ...what } = after ?? {};
  const told = after ? canonical(what) : null;
  await sql`select pg_advisory_xact_lock(hashtextextended(
    ${`${actor.accountId} ${action} ${recordId ?? ''}`}, 0))`.execute(tx);
  const found = await sql`select 1 from audit_entry as entry
      left join audit_value as kept on kept.audit_entry_id = entry.id
    where entry.actor_id = ${actor.accountId} and entry.at > ${later(clock.now(), -onceIn)}
      and entry.action = ${action} and entry.record_id is not distinct from ${recordId}::uuid
      and (kept.after - 'rows') is not distinct from ${told}::jsonb
    limit 1`.execute(tx);
  return found.rows.length > 0;
}

/** What is personal was read or taken away: by whom, of whom, how many rows, by which filters. */
export async function noteReading(tx: Tx, reading: Reading): Promise<void> {
  const { endpoint, actor, clock, requestId, input, answer } = reading;
  if (typeof endpoint.noted === 'object' && endpoint.noted.isWritten) return;
  const entry = await readingEntry(tx, endpoint, input, answer);
  const { action, record, recordId, after } = entry;
  if (recordId !== null && recordId === actor.personId) return;
  if (!isTakenAway(endpoint) && (await isNoted(tx, reading, entry))) return;
  await audit(tx, {
    at: clock.now(),
    actor,
    requestId,
    action,
    record,
    recordId,
    ...(after && { after }),
  });
}
