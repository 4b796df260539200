import { slipEnded } from '@muster/contract/identity/refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { endSessionsOf } from '../../../platform/session/sessions.ts';
import type { StoredAccount } from '../account/account.ts';

/** Asked when the right word was typed: nobody else learns that there was a slip. */
export function refuseEndedSlip({ firstUntil }: StoredAccount, at: string): void {
  if (firstUntil !== null && firstUntil <= at) throw new Refusal(slipEnded);
}

/** Two people with one slip: only the later of them can still choose, and the other sees it. */
export async function leaveOneFirstLogin(
  tx: Tx,
  account: StoredAccount,
  at: string,
): Promise<void> {
  if (account.firstUntil !== null) await endSessionsOf(tx, account, 'revoked', at);
}
