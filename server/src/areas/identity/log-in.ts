import { wrongLogin } from '@muster/contract/identity/refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { audit } from '../../platform/audit/audit.ts';
import { type Db, transaction } from '../../platform/db/transaction.ts';
import type { Context } from '../../platform/http/route.ts';
import { openSession } from '../../platform/session/sessions.ts';
import { sessionUserOf } from './actor.ts';
import { isPassword } from './password.ts';
import { findUserByEmail, type UserRow } from './store.ts';

type Call = Context<Db, null>;

/** Known or unknown, wrong or disabled: the same answer after the same work. */
export async function logIn(call: Call, given: { email: string; password: string }) {
  const user = await findUserByEmail(call.db, given.email);
  const right = await isPassword(user?.password_hash, given.password);
  if (!user || !right || user.disabled_at !== null) throw new Refusal(wrongLogin);
  return transaction(call.db, (tx) => enter({ ...call, db: tx }, user));
}

/** A new session for someone who has just proved who they are. */
export async function enter(
  call: Omit<Context<Parameters<typeof openSession>[0], null>, 'actor'>,
  user: UserRow,
) {
  const at = call.clock.now();
  const token = await openSession(call.db, { kind: 'user', id: user.id }, call.from, at);
  await audit(call.db, {
    at,
    actor: { kind: 'user', accountId: user.id, personId: user.employee_id },
    requestId: call.requestId,
    action: 'identity.login',
    record: 'user_account',
    recordId: user.id,
  });
  return { token, user: sessionUserOf(user), userType: 'admin' as const };
}
