import { setupClosed } from '@muster/contract/identity/refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { after, type Clock, days } from '../../../platform/clock.ts';
import { type Db, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { hashOf, newToken } from '../../../platform/secret-token.ts';
import { beginSession } from './log-in.ts';
import { hashPassword, refuseGuessable } from '../account/password.ts';
import { findAccount } from '../store/accounts/accounts.ts';
import { findSetupLink, replaceSetupLink, takeSetupLink } from '../store/setup-links.ts';
import { hasUsers, insertUser } from '../store/users.ts';

/** A fresh link for the first administrator, or nothing when there are users already. */
export async function newSetupToken(db: Db, clock: Clock): Promise<string | null> {
  return transaction(db, async (tx) => {
    if (await hasUsers(tx)) return null;
    const [token, at] = [newToken(), clock.now()];
    await replaceSetupLink(tx, {
      id: newId(at),
      token_hash: hashOf(token),
      created_at: at,
      expires_at: after(at, days(1)),
    });
    return token;
  });
}

export async function setupState({ db, clock }: Context<Db, null>, token: string) {
  const link = await findSetupLink(db, hashOf(token), clock.now());
  return { open: link !== undefined && !(await hasUsers(db)) };
}

interface Given {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export async function setUp(call: Context<Db, null>, token: string, given: Given) {
  if (!(await setupState(call, token)).open) throw new Refusal(setupClosed);
  refuseGuessable('password', given.password, [given.email, given.name]);
  const passwordHash = await hashPassword(given.password);
  return transaction(call.db, async (tx) => {
    const at = call.clock.now();
    const link = await takeSetupLink(tx, hashOf(token), at);
    if (!link || (await hasUsers(tx))) throw new Refusal(setupClosed);
    const { name, email } = given;
    const id = newId(at);
    await insertUser(tx, { id, name, email, userRole: 'ADMIN', passwordHash }, at);
    await audit(tx, {
      at,
      actor: null,
      requestId: call.requestId,
      action: 'identity.set-up',
      record: 'user_account',
      recordId: id,
    });
    const account = await findAccount(tx, { kind: 'user', id });
    if (!account) throw new Error('the new administrator cannot be read back');
    return beginSession({ ...call, db: tx }, account);
  });
}
