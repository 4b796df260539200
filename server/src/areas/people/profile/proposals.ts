import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { DecisionKind } from '@muster/contract/kernel/decisions/decision.ts';
import { profileChange, type ProposedChange } from '@muster/contract/people/decisions.ts';
import {
  type ListRow,
  type PersonList,
  listNames,
} from '@muster/contract/people/profile/person-lists.ts';
import type { Proposal } from '@muster/contract/people/profile/profile-calls.ts';
import type { AccountNames } from '../../../platform/session/account-names.ts';
import { canonical } from '../../../platform/audit/sealing/content.ts';
import type { Handle } from '../../../platform/db/transaction.ts';

export type ProposalContent = ProposedChange;

/** As it was put down when it was asked for; both kinds say it in the same way. */
export const contentIn = (stored: unknown): ProposalContent => profileChange.content.parse(stored);

/** What waits about one person, the newest first. */
export async function pendingOf(
  db: Handle,
  kind: DecisionKind,
  subjectId: string,
  { actor, accountNames }: { readonly actor: Actor; readonly accountNames: AccountNames },
): Promise<Proposal[]> {
  const rows = await db
    .selectFrom('decision')
    .select(['id', 'content', 'asked_by_kind', 'asked_by_id', 'created_at'])
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind.name)
    .where('state', '=', 'Pending')
    .orderBy('created_at', 'desc')
    .execute();
  const nameOf = await accountNames(
    db,
    rows.map((row) => ({ kind: row.asked_by_kind as Actor['kind'], id: row.asked_by_id })),
  );
  return rows.map((row) => {
    const { before, after } = contentIn(row.content);
    return {
      id: row.id,
      before,
      after,
      askedBy: nameOf(row.asked_by_id),
      at: row.created_at,
      can: { cancel: row.asked_by_id === actor.accountId },
    };
  });
}

export type ProposedValue = string | boolean | null | undefined | readonly ListRow[];
type Values = Readonly<Record<string, ProposedValue>>;

const isList = (value: ProposedValue): value is readonly ListRow[] => Array.isArray(value);

/** As it would be kept: blank is empty, in a field as in a row of a list. */
const plain = (value: ProposedValue): string | null | readonly ListRow[] => {
  if (isList(value))
    return value.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, cell]) => [key, cell === '' ? null : cell]),
      ),
    );
  return typeof value === 'string' && value !== '' ? value : null;
};

const isSame = (one: ProposedValue, other: ProposedValue): boolean =>
  canonical(plain(one)) === canonical(plain(other));

/** Which fields and lists were something else when it was asked for, and are not yet what was asked. */
export const overtakenFields = ({ before, after }: ProposalContent, now: Values): string[] =>
  Object.keys(after).filter(
    (key) => !isSame(now[key], before[key]) && !isSame(now[key], after[key]),
  );

/** What of the given values differs from the present ones; nothing: there is nothing to ask. */
export function proposalContent(before: Values, given: Values): ProposalContent | undefined {
  const keys = Object.keys(given).filter(
    (key) => given[key] !== undefined && !isSame(given[key], before[key]),
  );
  if (keys.length === 0) return undefined;
  const only = (all: Values) => Object.fromEntries(keys.map((key) => [key, plain(all[key])]));
  return { before: only(before), after: only(given) };
}

/** The lists among some values; the other values are fields. */
export const personListsIn = (
  all: Values,
): readonly (readonly [PersonList, readonly ListRow[]])[] =>
  listNames.flatMap((list) => {
    const rows = all[list];
    return isList(rows) ? [[list, rows] as const] : [];
  });

export const fieldsIn = (all: ProposalContent['after']): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string | null] => !isList(entry[1])),
  );
