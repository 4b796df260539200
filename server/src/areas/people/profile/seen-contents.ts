import { staffRead } from '@muster/contract/kernel/access/access-rules.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { bankChange, profileChange } from '@muster/contract/people/decisions.ts';
import { projectionFields } from '@muster/contract/people/employee.ts';
import { seeBank, seeCards, seePersonal } from '@muster/contract/people/people-calls.ts';
import { listNames } from '@muster/contract/people/profile/person-lists.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import { type ProposalContent, contentIn } from './proposals.ts';
import { withinRule } from '../reach.ts';

interface Asked {
  readonly id: string;
  readonly kind: string;
  readonly subject_id: string;
  readonly content: unknown;
}

interface Sees {
  readonly id: string;
  readonly full: boolean;
  readonly card: boolean;
  readonly named: boolean;
  readonly bank: boolean;
}

/** What a reader may know of some people, in one query. */
async function sightOf(db: Handle, actor: Actor, ids: readonly string[]) {
  const found = await sql<Sees>`select id, ${withinRule(seePersonal, actor)} as full,
      ${withinRule(seeCards, actor)} as card, ${withinRule(staffRead, actor)} as named,
      ${withinRule(seeBank, actor)} as bank
    from employee where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

const readable = (sees: Sees | undefined): readonly string[] => {
  if (sees?.full) return [...projectionFields.full, ...listNames];
  if (sees?.card) return projectionFields.card;
  return sees?.named ? projectionFields.directory : [];
};

/** Only what may be read; how many fields there are besides is told, so that nobody agrees unaware. */
function without({ before, after }: ProposalContent, isRead: (field: string) => boolean) {
  const only = (values: ProposalContent['after']) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => isRead(field)));
  const withheld = Object.keys(after).filter((field) => !isRead(field)).length;
  return { before: only(before), after: only(after), ...(withheld > 0 && { withheld }) };
}

const kinds: Readonly<Record<string, (sees: Sees | undefined) => (field: string) => boolean>> = {
  [profileChange.name]: (sees) => (field) => readable(sees).includes(field),
  [bankChange.name]: (sees) => () => sees?.bank ?? false,
};

/** Which fields and lists of one person a reader may know. */
export async function fieldsReadBy(db: Handle, actor: Actor, id: string): Promise<Set<string>> {
  const sight = await sightOf(db, actor, [id]);
  return new Set(readable(sight.get(id)));
}

/** What they would change, as much of it as the reader may know of each person anyway. */
export async function seenContents(
  db: Handle,
  actor: Actor,
  rows: readonly Asked[],
): Promise<ReadonlyMap<string, object>> {
  const sight = await sightOf(
    db,
    actor,
    rows.map(({ subject_id: id }) => id),
  );
  return new Map(
    rows.map(({ id, kind, subject_id: subject, content }) => {
      // a kind that nothing is said of shows nothing
      const isRead = kinds[kind]?.(sight.get(subject)) ?? (() => false);
      return [id, without(contentIn(content), isRead)];
    }),
  );
}
