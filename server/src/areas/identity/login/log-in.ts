import { userTypeOf } from '@muster/contract/identity/account.ts';
import { wrongDoor, wrongLogin } from '@muster/contract/identity/refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { openSession } from '../../../platform/session/sessions.ts';
import { type StoredAccount, tableOfKind } from '../account/account.ts';
import { sessionUserOf } from '../actor.ts';
import { leaveOneFirstLogin, refuseEndedSlip } from './first-login.ts';
import { type LoginCandidate, candidatesOf } from './candidates.ts';
import { countLogin, forgiveLogin } from './login-limit.ts';
import { isPassword } from '../account/password.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { type LoginPage, kindsMeant, mayLogInAt } from '../rules/login-pages.ts';
import { checkSecondFactor } from '../second-factor/second-factor.ts';
import { sessionLasts } from './session-limits.ts';
import { rememberLanguage } from '../store/accounts/account-languages.ts';
import { lockAccount } from '../store/accounts/accounts.ts';

interface Given {
  readonly login: string;
  readonly password: string;
  readonly code?: string;
}

const mayEnter = (account: StoredAccount): boolean => !account.isBlocked && account.isConfirmed;

/** Known or unknown, wrong, disabled or unclaimed, of whichever kind: the same work. */
async function provedOf(
  candidates: readonly LoginCandidate[],
  open: ReadonlySet<LoginCandidate>,
  password: string,
): Promise<readonly StoredAccount[]> {
  const proved = await Promise.all(
    candidates.map(async (one) => {
      const account = open.has(one) ? one.account : undefined;
      const right = await isPassword(account?.passwordHash, password);
      return account && right && mayEnter(account) ? [account] : [];
    }),
  );
  return proved.flat();
}

/** The password was compared before the transaction: whoever changed it since has the last word. */
async function enterOnce(call: Context<Tx, null>, account: StoredAccount) {
  const now = await lockAccount(call.db, account);
  if (!now || now.passwordHash !== account.passwordHash || !mayEnter(now))
    throw new Refusal(wrongLogin);
  await leaveOneFirstLogin(call.db, now, call.clock.now());
  return beginSession(call, now);
}

/** At the door of one kind, or at the one for everybody; only the owner is told of the right door. */
export async function logIn(call: Context<Db, null>, door: LoginPage, given: Given) {
  const meant = await candidatesOf(call.db, kindsMeant(given.login), given.login);
  const tried = { call, door, meant };
  const open = await countLogin(tried);
  const way = mayLogInAt(door, await provedOf(meant, open, given.password));
  if (!way) throw new Refusal(wrongLogin);
  if ('rightDoor' in way) throw new Refusal(wrongDoor[way.rightDoor]);
  const account = way.enters;
  await checkSecondFactor(call, account, given.code);
  await refuseSuspended(call, account.facts);
  refuseEndedSlip(account, call.clock.now());
  const entered = await transaction(call.db, (tx) => enterOnce({ ...call, db: tx }, account));
  await forgiveLogin(tried, account);
  return entered;
}

/** A new session for someone who has just proved who they are. */
export async function beginSession(call: Omit<Context<Tx, null>, 'actor'>, account: StoredAccount) {
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
