import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { DecisionKind } from '@muster/contract/kernel/decision.ts';
import type { Proposal } from '@muster/contract/people/profile-calls.ts';
import type { AccountNames } from '../../entity/changed-meanwhile.ts';
import { z } from 'zod';
import type { Handle } from '../../platform/db/transaction.ts';

const values = z.record(z.string(), z.string().nullable());
/** What a proposal would change: only what differs, before and after. */
const content = z.object({ before: values, after: values });
export type Content = z.output<typeof content>;

/** As it was put down when it was asked for. */
export const contentIn = (stored: unknown): Content => content.parse(stored);

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

type Value = string | boolean | null | undefined;
type Values = Readonly<Record<string, Value>>;

const text = (value: Value): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Which fields were something else when it was asked for, and are not yet what was asked. */
export const overtakenFields = ({ before, after }: Content, now: Values): string[] =>
  Object.keys(after).filter((key) => {
    const value = text(now[key]);
    return value !== text(before[key]) && value !== text(after[key]);
  });

/** What of the given values differs from the present ones; nothing: there is nothing to ask. */
export function contentOf(before: Values, given: Values): Content | undefined {
  const keys = Object.keys(given).filter(
    (key) => given[key] !== undefined && text(given[key]) !== text(before[key]),
  );
  if (keys.length === 0) return undefined;
  const only = (all: Values) => Object.fromEntries(keys.map((key) => [key, text(all[key])]));
  return { before: only(before), after: only(given) };
}
