import { userTypeOf } from '@muster/contract/identity/account.ts';
import { wrongLogin } from '@muster/contract/identity/refusals.ts';
import type { AccountKind } from '@muster/contract/kernel/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { audit } from '../../platform/audit/audit.ts';
import { type Db, type Tx, transaction } from '../../platform/db/transaction.ts';
import type { Context } from '../../platform/http/route.ts';
import { openSession } from '../../platform/session/sessions.ts';
import { type StoredAccount, tableOfKind } from './account.ts';
import { sessionUserOf } from './actor.ts';
import { leaveOneFirstLogin, refuseEndedSlip } from './first-login.ts';
import { countLogin, forgiveLogin } from './login-limit.ts';
import { isPassword } from './password.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { checkSecondFactor } from './second-factor.ts';
import { sessionLasts } from './session-limits.ts';
import { rememberLanguage } from './store/account-languages.ts';
import { findAccountByLogin, lockAccount } from './store/accounts.ts';

interface Given {
  readonly login: string;
  readonly password: string;
  readonly code?: string;
}

const mayEnter = (account: StoredAccount): boolean => !account.isBlocked && account.isConfirmed;

/** Known or unknown, wrong, disabled or unclaimed: the same answer after the same work. */
async function proved(account: StoredAccount | undefined, password: string) {
  const right = await isPassword(account?.passwordHash, password);
  if (!account || !right || !mayEnter(account)) throw new Refusal(wrongLogin);
  return account;
}

/** The password was compared before the transaction: whoever changed it since has the last word. */
async function enterOnce(call: Context<Tx, null>, account: StoredAccount) {
  const now = await lockAccount(call.db, account);
  if (!now || now.passwordHash !== account.passwordHash || !mayEnter(now))
    throw new Refusal(wrongLogin);
  await leaveOneFirstLogin(call.db, now, call.clock.now());
  return enter(call, now);
}

export async function logIn(call: Context<Db, null>, kind: AccountKind, given: Given) {
  const { login } = given;
  const found = await findAccountByLogin(call.db, kind, login);
  const tried = { call, meant: { kind, login, account: found } };
  await countLogin(tried);
  const account = await proved(found, given.password);
  await checkSecondFactor(call, account, given.code);
  await refuseSuspended(call, account.facts);
  refuseEndedSlip(account, call.clock.now());
  const entered = await transaction(call.db, (tx) => enterOnce({ ...call, db: tx }, account));
  await forgiveLogin(tried);
  return entered;
}

/** A new session for someone who has just proved who they are. */
export async function enter(call: Omit<Context<Tx, null>, 'actor'>, account: StoredAccount) {
  const at = call.clock.now();
  const token = await openSession(call.db, account, call.from, at, await sessionLasts(call));
  await rememberLanguage(call.db, account, call.language);
  await audit(call.db, {
    at,
    actor: { kind: account.kind, accountId: account.id, personId: account.personId },
    requestId: call.requestId,
    action: 'identity.login',
    record: tableOfKind[account.kind],
    recordId: account.id,
  });
  return {
    token,
    user: await sessionUserOf(call, account),
    userType: userTypeOf[account.kind],
  };
}
