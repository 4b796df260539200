import { wrongPassword } from '@muster/contract/identity/refusals.ts';
import type { Actor } from '@muster/contract/kernel/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notAllowed } from '@muster/contract/kernel/refusals.ts';
import { audit } from '../../platform/audit/audit.ts';
import { type Db, transaction } from '../../platform/db/transaction.ts';
import type { Context } from '../../platform/http/route.ts';
import { endSessionsOf } from '../../platform/session/sessions.ts';
import { enter } from './log-in.ts';
import { hashPassword, isPassword, refuseGuessable } from './password.ts';
import { findUser, lockUser, setPassword } from './store.ts';

interface Given {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Hashing is slow and happens before the transaction; the stored hash is compared again inside. */
export async function changePassword(call: Context<Db, Actor>, given: Given) {
  const { actor, clock, db, requestId } = call;
  if (actor.kind !== 'user') throw new Refusal(notAllowed);
  const user = await findUser(db, actor.accountId);
  if (!user || !(await isPassword(user.password_hash, given.currentPassword)))
    throw new Refusal(wrongPassword);
  refuseGuessable('newPassword', given.newPassword, [user.email, user.name]);
  const passwordHash = await hashPassword(given.newPassword);
  return transaction(db, async (tx) => {
    const at = clock.now();
    const now = await lockUser(tx, user.id);
    if (now?.password_hash !== user.password_hash) throw new Refusal(wrongPassword);
    await setPassword(tx, user.id, passwordHash, at);
    await endSessionsOf(tx, { kind: 'user', id: user.id }, 'password-changed', at);
    await audit(tx, {
      at,
      actor,
      requestId,
      action: 'identity.change-password',
      record: 'user_account',
      recordId: user.id,
    });
    return enter({ ...call, db: tx }, now);
  });
}
