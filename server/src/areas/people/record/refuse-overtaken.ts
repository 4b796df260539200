import type { AccountKind, Actor } from '@muster/contract/kernel/access/actor.ts';
import { showInstant } from '@muster/contract/kernel/dates/dates.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { entryChanges } from '@muster/contract/people/profile/list-changes.ts';
import {
  isPersonList,
  type ListRow,
  type PersonList,
  personLists,
} from '@muster/contract/people/profile/person-lists.ts';
import { personalDetails, proposalOvertaken } from '@muster/contract/people/refusals.ts';
import { recordWords } from '@muster/contract/record-words.ts';
import { sql } from 'kysely';
import type { AccountName } from '../../../entity/changed-meanwhile.ts';
import type { Clock } from '../../../platform/clock.ts';
import { nowFor, type ReadNow } from '../../../platform/now.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { type ProposalContent, overtakenFields, type ProposedValue } from '../profile/proposals.ts';
import { fieldsReadBy } from '../profile/seen-contents.ts';

export interface OvertakenTexts {
  readonly now: ReadNow;
  readonly clock: Clock;
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

interface Overtaken {
  /** of the person */
  readonly id: string;
  readonly content: ProposalContent;
  readonly now: Readonly<Record<string, ProposedValue>>;
  readonly by: Actor;
}

const namedEntries = 3;

/** Of a list the entries that are otherwise now, the first ones by what stands first in them. */
function entriesOf(list: PersonList, { content, now }: Overtaken): string {
  const rows = (value: ProposedValue): readonly ListRow[] => (Array.isArray(value) ? value : []);
  const [first = ''] = Object.keys(personLists[list].row);
  const changes = entryChanges(rows(content.before[list]), rows(now[list]));
  const names = changes.map(({ before, after }) => String((after ?? before)?.[first]));
  const shown = names.slice(0, namedEntries).join(', ');
  return ` (${shown}${names.length > namedEntries ? ', …' : ''})`;
}

/** What was changed, as far as whoever decides may know of it. */
function whatOf(fields: readonly string[], read: ReadonlySet<string>, overtaken: Overtaken) {
  const known = fields.filter((field) => read.has(field));
  return both((language) => {
    const words = recordWords('employee', language)?.fields ?? {};
    const named = known.map(
      (field) => (words[field] ?? field) + (isPersonList(field) ? entriesOf(field, overtaken) : ''),
    );
    const withheld = known.length < fields.length ? [personalDetails[language]] : [];
    return [...named, ...withheld].join(', ');
  });
}

/** What was changed since it was asked for is not overwritten by what was true then. */
export async function refuseOvertaken(
  tx: Tx,
  overtaken: Overtaken,
  { now: readNow, clock, accountName }: OvertakenTexts,
): Promise<void> {
  const { id, content, now, by } = overtaken;
  const fields = overtakenFields(content, now);
  if (fields.length === 0) return;
  const last = await lastChange(tx, id, fields);
  const who =
    last?.actor_kind && last.actor_id
      ? await accountName(tx, last.actor_kind as AccountKind, last.actor_id)
      : 'Muster';
  const { zone } = nowFor(by, await readNow({ db: tx, clock }));
  throw new Refusal(proposalOvertaken, {
    who,
    what: whatOf(fields, await fieldsReadBy(tx, by, id), overtaken),
    when: both((language) => (last ? showInstant(last.at, zone, language) : '—')),
  });
}
