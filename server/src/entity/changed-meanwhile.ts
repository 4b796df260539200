import type { AccountKind, Actor } from '@muster/contract/kernel/access/actor.ts';
import { showInstant } from '@muster/contract/kernel/dates/dates.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { changedMeanwhile } from '@muster/contract/kernel/refusals.ts';
import { recordWords } from '@muster/contract/record-words.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../platform/db/transaction.ts';
import type { Context } from '../platform/http/route.ts';
import { nowFor, type ReadNow } from '../platform/now.ts';
import { type Named, tableOf } from './columns.ts';

/** Given by the identity room: what an account is called. */
export type AccountName = (db: Handle, kind: AccountKind, id: string) => Promise<string>;

interface Teller {
  readonly now: ReadNow;
  readonly accountName: AccountName;
}
type Reading = Pick<Context<Tx, Actor>, 'db' | 'clock' | 'actor' | 'language'>;

/** Who was faster, when, and what they changed: read from the audit entry of that change. */
export async function refuseStale(call: Reading, entity: Named, id: string, teller: Teller) {
  const { db, language } = call;
  const last = await db
    .selectFrom('audit_entry')
    .select(['actor_kind', 'actor_id', 'at', 'changed'])
    .where('record', '=', tableOf(entity))
    .where('record_id', '=', id)
    .where(sql<boolean>`cardinality(changed) > 0`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const fields = recordWords(entity.name, language)?.fields ?? {};
  const who =
    last?.actor_kind && last.actor_id
      ? await teller.accountName(db, last.actor_kind as AccountKind, last.actor_id)
      : 'Muster';
  const { zone } = nowFor(call.actor, await teller.now(call));
  return new Refusal(changedMeanwhile, {
    who,
    when: last ? showInstant(last.at, zone, language) : '—',
    what: (last?.changed ?? []).map((field) => fields[field] ?? field).join(', ') || '—',
  });
}
