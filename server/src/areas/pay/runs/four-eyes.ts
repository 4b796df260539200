import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { capacities } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { payApprove } from '@muster/contract/pay/access.ts';
import { fourEyes, soleNeedsReason } from '@muster/contract/pay/refusals.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { holdsOneOf, namesOfAccounts, staffAccounts } from '../../identity/public.ts';
import type { PayCall } from '../deps.ts';
import type { AttemptRow, RunRow } from '../store/runs.ts';

const mayAgree = capacities.filter(
  (capacity) => typeof payApprove === 'object' && payApprove[capacity] !== undefined,
);

/** The same person, by whichever account. */
export async function isSame(
  { db, actor }: PayCall<Tx>,
  { byKind, byId }: Pick<AttemptRow, 'byKind' | 'byId'>,
): Promise<boolean> {
  if (actor.kind === byKind && actor.accountId === byId) return true;
  if (actor.personId === null) return false;
  const found = await sql`select 1 from ${staffAccounts} as account where account.kind = ${byKind}
    and account.id = ${byId} and account.person_id = ${actor.personId}`.execute(db);
  return found.rows.length > 0;
}

/** Someone else who could agree to the pay of this concern. */
export async function hasOther(
  { db, actor }: PayCall<Tx>,
  { concernId }: Pick<RunRow, 'concernId'>,
): Promise<boolean> {
  const found = await sql`select 1 from ${staffAccounts} as account
    where ${holdsOneOf(mayAgree)} and not (account.kind = ${actor.kind} and account.id = ${actor.accountId})
      and (account.person_id is null or account.person_id is distinct from ${actor.personId}::uuid)
      and (account.concern_id is null or account.concern_id = ${concernId}) limit 1`.execute(db);
  return found.rows.length > 0;
}

/**
 * Whoever generated pay does not agree to it, as long as there is anyone else who could; alone, they give a reason.
 * Answers the reason where one was needed.
 */
export async function expectOtherEyes(
  call: PayCall<Tx>,
  run: RunRow,
  attempt: AttemptRow,
  reason: string | undefined,
): Promise<void> {
  if (!(await isSame(call, attempt))) return;
  if (await hasOther(call, run)) {
    const account = { kind: attempt.byKind as AccountKind, id: attempt.byId };
    const nameOf = await namesOfAccounts(call.db, [account]);
    throw new Refusal(fourEyes, { who: nameOf(attempt.byId) });
  }
  if (!reason) throw new Refusal(soleNeedsReason);
}
