import { wrongPassword } from '@muster/contract/identity/refusals.ts';
import type { AccountKind, Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { type Db, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { endSessionsOf } from '../../../platform/session/sessions.ts';
import { tableOfKind } from './account.ts';
import { beginSession } from '../login/log-in.ts';
import { ownAccount } from './own-account.ts';
import { hashPassword, refuseGuessable } from './password.ts';
import { provePassword } from '../login/prove-password.ts';
import { lockAccount, setPassword } from '../store/accounts/accounts.ts';

interface Given {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Hashing is slow and happens before the transaction; the stored hash is compared again inside. */
export async function changePassword(call: Context<Db, Actor>, kind: AccountKind, given: Given) {
  const { actor, clock, db, requestId } = call;
  const account = await ownAccount(call, kind);
  await provePassword(call, account, given.currentPassword);
  refuseGuessable('newPassword', given.newPassword, [account.email ?? '', account.name]);
  const passwordHash = await hashPassword(given.newPassword);
  return transaction(db, async (tx) => {
    const at = clock.now();
    const now = await lockAccount(tx, account);
    if (now?.passwordHash !== account.passwordHash) throw new Refusal(wrongPassword);
    await setPassword(tx, account, passwordHash, at);
    await endSessionsOf(tx, account, 'password-changed', at);
    await audit(tx, {
      at,
      actor,
      requestId,
      action: 'identity.change-password',
      record: tableOfKind[kind],
      recordId: account.id,
    });
    return beginSession({ ...call, db: tx }, now);
  });
}
