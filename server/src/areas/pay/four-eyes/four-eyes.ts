import { ownPersons } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { fourEyes, ownPayApproved, soleNeedsReason } from '@muster/contract/pay/refusals.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import type { PayCall } from '../deps.ts';
import { asOne, type Hands, hasOther, ownOf, type SameEyes } from '../rules/same-eyes.ts';
import { findApprovers, findHands, findHolders } from './hands.ts';
import type { RunRow } from '../store/runs.ts';

/** Those in which whoever asks had a hand, by whichever account, and whether anyone else could do it. */
export async function findSameEyes<H extends Hands>(
  { db, actor, clock }: PayCall<Handle>,
  concernId: string,
  hands: readonly H[],
): Promise<(H & SameEyes)[]> {
  const self = [actor.accountId, ...ownPersons(actor)];
  const own = ownOf(hands, self);
  if (own.length === 0) return [];
  const holders = await findHolders(db, concernId, clock.now());
  return own.map((one) => ({ ...one, hasOther: hasOther(one, self, holders) }));
}

async function refuseSameEyes(
  call: PayCall<Tx>,
  concernId: string,
  hands: readonly Hands[],
  reason: string | undefined,
): Promise<void> {
  const { db, actor } = call;
  const same = await findSameEyes(call, concernId, hands);
  const shared = same.find((one) => one.hasOther);
  if (shared) {
    const kind = shared.own === actor.accountId ? actor.kind : 'employee';
    const nameOf = await namesOfAccounts(db, [{ kind, id: shared.own }]);
    throw new Refusal(fourEyes, { who: nameOf(shared.own) });
  }
  if (same.length > 0 && !reason) throw new Refusal(soleNeedsReason);
}

type OfConcern = Pick<RunRow, 'id' | 'concernId'>;

/**
 * Whoever had a hand in a payslip does not agree to it, as long as there is anyone else who could; alone, they give a
 * reason, which is kept. Each payslip counts: one in which all had a hand does not open the others.
 */
export async function expectOtherEyes(
  call: PayCall<Tx>,
  { id, concernId }: OfConcern,
  which: Condition,
  reason: string | undefined,
): Promise<void> {
  await refuseSameEyes(call, concernId, await findHands(call.db, id, which), reason);
}

/**
 * The same for what cannot be done of a part of the payslips: where each had a hand in some, nobody could do it
 * without a reason, and so anyone may with one.
 */
export async function expectOtherEyesOnAll(
  call: PayCall<Tx>,
  { id, concernId }: OfConcern,
  which: Condition,
  reason: string | undefined,
): Promise<void> {
  await refuseSameEyes(call, concernId, asOne(await findHands(call.db, id, which)), reason);
}

/** The own pay may be paid with that of others, in a run that another person approved. */
export async function refuseOwnApproved(
  call: PayCall<Tx>,
  run: RunRow,
  which: Condition,
): Promise<void> {
  const own = sql<boolean>`${which}
    and salary_sheet.employee_id = any(${[...ownPersons(call.actor)]}::uuid[])`;
  const same = await findSameEyes(call, run.concernId, await findApprovers(call.db, own));
  if (same.some((one) => one.hasOther)) throw new Refusal(ownPayApproved);
}
