import type { AccountKind } from '@muster/contract/kernel/actor.ts';
import { showInstant } from '@muster/contract/kernel/dates.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Language } from '@muster/contract/kernel/sentence.ts';
import { proposalOvertaken } from '@muster/contract/people/refusals.ts';
import { recordWords } from '@muster/contract/record-words.ts';
import { sql } from 'kysely';
import type { AccountName, ZoneNow } from '../../entity/changed-meanwhile.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Decision } from '../../platform/decisions/store.ts';
import { type Content, overtakenFields } from './proposals.ts';
import type { PlainValues } from './store/plain.ts';

export interface Teller {
  readonly zone: ZoneNow;
  readonly accountName: AccountName;
}

/** Who changed one of these fields last, and when; a proposal itself changes nothing. */
const lastChange = (tx: Tx, id: string, fields: readonly string[]) =>
  tx
    .selectFrom('audit_entry')
    .select(['actor_kind', 'actor_id', 'at'])
    .where('record', '=', 'employee')
    .where('record_id', '=', id)
    .where('action', '<>', 'employee.propose')
    .where(sql<boolean>`changed && ${[...fields]}::text[]`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const both = (tell: (language: Language) => string) => ({ en: tell('en'), bn: tell('bn') });

/** What was changed since it was asked for is not overwritten by what was true then. */
export async function refuseOvertaken(
  tx: Tx,
  { record_id: id }: Decision,
  content: Content,
  now: PlainValues,
  { zone, accountName }: Teller,
): Promise<void> {
  const fields = overtakenFields(content, now);
  if (fields.length === 0) return;
  const last = await lastChange(tx, id, fields);
  const who =
    last?.actor_kind && last.actor_id
      ? await accountName(tx, last.actor_kind as AccountKind, last.actor_id)
      : 'Muster';
  const where = await zone(tx);
  throw new Refusal(proposalOvertaken, {
    who,
    what: both((language) => {
      const words = recordWords('employee', language)?.fields ?? {};
      return fields.map((field) => words[field] ?? field).join(', ');
    }),
    when: both((language) => (last ? showInstant(last.at, where, language) : '—')),
  });
}
