import { type AccountKind, capacities, ownPersons } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { payApprove } from '@muster/contract/pay/access.ts';
import { fourEyes, ownPayApproved, soleNeedsReason } from '@muster/contract/pay/refusals.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { holdsOneOf, namesOfAccounts, staffAccounts } from '../../identity/public.ts';
import type { PayCall } from '../deps.ts';
import type { RunRow } from '../store/runs.ts';

const mayAgree = capacities.filter(
  (capacity) => typeof payApprove === 'object' && payApprove[capacity] !== undefined,
);

/** An account by which something was done. */
export interface Author {
  readonly kind: AccountKind;
  readonly id: string;
}

const isOneOf = (
  authors: readonly Author[],
): Condition => sql<boolean>`(account.kind, account.id) in (
  select kind, id from jsonb_to_recordset(${JSON.stringify(authors)}::jsonb) as one (kind text, id uuid))`;

/** Of these, the first who is the same person as whoever asks, by whichever account. */
async function findOwn({ db, actor }: PayCall<Tx>, authors: readonly Author[]) {
  const own = authors.find(({ kind, id }) => kind === actor.kind && id === actor.accountId);
  if (own || actor.personId === null || authors.length === 0) return own;
  const found = await sql<Author>`select account.kind, account.id from ${staffAccounts} as account
    where ${isOneOf(authors)} and account.person_id = ${actor.personId} limit 1`.execute(db);
  return found.rows[0];
}

/** Someone who could agree to the pay of this concern and has no part in it. */
async function hasOther(
  { db, actor }: PayCall<Tx>,
  { concernId }: Pick<RunRow, 'concernId'>,
  authors: readonly Author[],
): Promise<boolean> {
  const taking = [...authors, { kind: actor.kind, id: actor.accountId }];
  const found = await sql`with involved as materialized (
      select account.person_id from ${staffAccounts} as account
      where ${isOneOf(taking)} and account.person_id is not null)
    select 1 from ${staffAccounts} as account
    where ${holdsOneOf(mayAgree)} and not ${isOneOf(taking)}
      and (account.person_id is null or (account.person_id is distinct from ${actor.personId}::uuid
        and account.person_id not in (select person_id from involved)))
      and (account.concern_id is null or account.concern_id = ${concernId}) limit 1`.execute(db);
  return found.rows.length > 0;
}

/** The author who is the same person as whoever asks, where there is anyone else who could do it. */
export async function findSameEyes(
  call: PayCall<Tx>,
  concern: Pick<RunRow, 'concernId'>,
  authors: readonly Author[],
): Promise<{ readonly own?: Author; readonly hasOther: boolean }> {
  const own = await findOwn(call, authors);
  return own ? { own, hasOther: await hasOther(call, concern, authors) } : { hasOther: true };
}

/** Whoever generated some of this pay, calculated it again or changed a line of it. */
async function findAuthors(db: Tx, runId: string, which: Condition): Promise<Author[]> {
  const found = await sql<Author>`with chosen as materialized (
      select attempt_id, employee_id, changed_by_kind, changed_by_id from salary_sheet where ${which})
    select asked_by_kind as kind, asked_by_id as id from salary_attempt
      where id in (select distinct attempt_id from chosen)
    union select changed_by_kind, changed_by_id from chosen where changed_by_id is not null
    union select set_by_kind, set_by_id from salary_override where run_id = ${runId}
      and employee_id in (select employee_id from chosen)`.execute(db);
  return found.rows;
}

/**
 * Whoever had a hand in pay does not agree to it, as long as there is anyone else who could; alone, they give a
 * reason, which is kept.
 */
export async function expectOtherEyes(
  call: PayCall<Tx>,
  run: Pick<RunRow, 'id' | 'concernId'>,
  which: Condition,
  reason: string | undefined,
): Promise<void> {
  const authors = await findAuthors(call.db, run.id, which);
  const { own, hasOther: isShared } = await findSameEyes(call, run, authors);
  if (!own) return;
  if (isShared) {
    const nameOf = await namesOfAccounts(call.db, [own]);
    throw new Refusal(fourEyes, { who: nameOf(own.id) });
  }
  if (!reason) throw new Refusal(soleNeedsReason);
}

/** The own pay may be paid with that of others, in a run that another person approved. */
export async function refuseOwnApproved(
  call: PayCall<Tx>,
  run: RunRow,
  which: Condition,
): Promise<void> {
  const own = sql<boolean>`${which} and salary_sheet.approved_by_id is not null
    and salary_sheet.employee_id = any(${[...ownPersons(call.actor)]}::uuid[])`;
  const found = await sql<Author>`select approved_by_kind as kind, approved_by_id as id
    from salary_sheet where ${own}`.execute(call.db);
  const same = await findSameEyes(call, run, found.rows);
  if (same.own && same.hasOther) throw new Refusal(ownPayApproved);
}
