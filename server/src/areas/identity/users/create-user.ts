import type { userCalls } from '@muster/contract/identity/user-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { inviteByMail } from '../sign-up/invite.ts';
import { hashPassword, refuseGuessable } from '../account/password.ts';
import { findAccount } from '../store/accounts/accounts.ts';
import { insertUser, type UserContent } from '../store/users.ts';
import { readUser } from './read-user.ts';
import { asUserFault, refuseOutOfReach } from './refuse-values.ts';

type Given = Input<typeof userCalls.create>['body'];

async function invite(call: Context<Tx, Actor>, id: string): Promise<void> {
  const account = await findAccount(call.db, { kind: 'user', id });
  if (!account) throw new Error('the new user cannot be read back');
  await inviteByMail(call, account);
}

/** Without a password the owner chooses one, by a mailed link; nobody else ever knows it. */
export async function createUser(call: Context<Db, Actor>, { password, ...given }: Given) {
  if (password !== undefined) refuseGuessable('password', password, [given.email, given.name]);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return transaction(call.db, async (tx) => {
    const at = call.clock.now();
    const id = newId(at);
    const { concernId = null, employeeId = null, active = true } = given;
    const user: UserContent = { ...given, concernId, employeeId, active };
    await refuseOutOfReach(tx, call.actor, user);
    await insertUser(tx, { ...user, id, passwordHash }, at).catch(asUserFault);
    await audit(tx, {
      at,
      actor: call.actor,
      requestId: call.requestId,
      action: 'user.create',
      record: 'user_account',
      recordId: id,
      after: { ...user },
    });
    if (passwordHash === null) await invite({ ...call, db: tx }, id);
    return readUser(tx, call.actor, id);
  });
}
