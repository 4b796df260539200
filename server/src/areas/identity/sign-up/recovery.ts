import { linkClosed, passwordSetLogIn } from '@muster/contract/identity/refusals.ts';
import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { countTry, isTooOften } from '../../../platform/limits/tries.ts';
import { noSoonerThan } from '../../../platform/no-sooner-than.ts';
import { endSessionsOf } from '../../../platform/session/sessions.ts';
import { type StoredAccount, tableOfKind } from '../account/account.ts';
import { candidatesOf } from '../login/candidates.ts';
import { beginSession } from '../login/log-in.ts';
import { mailLink } from './mailed-link.ts';
import { hashPassword, refuseGuessable } from '../account/password.ts';
import { hasSecondFactor } from '../second-factor/second-factor-state.ts';
import { type LoginPage, kindsMeant } from '../rules/login-pages.ts';
import { findAccountLink, takeLink } from '../store/accounts/account-links.ts';
import { findAccount, lockAccount, setPassword } from '../store/accounts/accounts.ts';
import { proveAddress } from '../store/sign-ups.ts';
import { notifyAccessRequested } from '../notify-access-requested.ts';
import { forgotLimits, linkLimits, mailLimit, resetLimit } from '../login/try-limits.ts';

/** Far longer than the work takes, so that known and unknown addresses look alike. */
export const evenRecoveryTime = 100;

const deedOn = (account: StoredAccount, action: string) => ({
  actor: { kind: account.kind, accountId: account.id, personId: account.personId },
  action: `identity.${action}`,
  record: tableOfKind[account.kind],
  recordId: account.id,
});

async function mailReset(call: Context<Db, null>, account: StoredAccount | undefined) {
  if (!account || account.isBlocked) return;
  const { email } = account;
  if (email === null) {
    await notifyAccessRequested(call, account);
    return;
  }
  for (const limit of [resetLimit(account), mailLimit(email)])
    if (await isTooOften(call.db, limit, call.clock.now())) return;
  await transaction(call.db, async (tx) => {
    await mailLink({ ...call, db: tx }, 'reset', { ...account, email });
    const deed = { ...deedOn(account, 'forgot-password'), actor: null };
    await audit(tx, { at: call.clock.now(), requestId: call.requestId, ...deed });
  });
}

/** The same answer after the same time, whoever is asked for; each account found gets its own link. */
export async function forgotPassword(call: Context<Db, null>, door: LoginPage, login: string) {
  const kinds = door === 'any' ? kindsMeant(login) : [door];
  await noSoonerThan(evenRecoveryTime * kinds.length, async () => {
    const meant = await candidatesOf(call.db, kinds, login);
    await countTry(call.db, forgotLimits(meant, call.from), call.clock.now());
    for (const { account } of meant) await mailReset(call, account);
  });
  return {};
}

/** Whose link it is, as long as that account may be entered at all. */
async function ownerOf(db: Db, kind: AccountKind, token: string, at: string) {
  const link = await findAccountLink(db, 'choose', kind, token, at);
  const account = link?.account_id && (await findAccount(db, { kind, id: link.account_id }));
  if (!account || account.isBlocked) throw new Refusal(linkClosed);
  return account;
}

/** Nothing but the token says whose password it is. A second factor is not skipped by it. */
async function setByLink(call: Context<Tx, null>, account: StoredAccount, hash: string) {
  const { db: tx, requestId } = call;
  const at = call.clock.now();
  await setPassword(tx, account, hash, at);
  if (account.kind === 'applicant') await proveAddress(tx, account.id, at);
  await endSessionsOf(tx, account, 'password-changed', at);
  await audit(tx, { at, requestId, ...deedOn(account, 'reset-password') });
  return (await hasSecondFactor(tx, account)) ? null : beginSession(call, account);
}

export async function resetPassword(
  call: Context<Db, null>,
  kind: AccountKind,
  token: string,
  password: string,
) {
  await countTry(call.db, linkLimits(call.from), call.clock.now());
  const owner = await ownerOf(call.db, kind, token, call.clock.now());
  refuseGuessable('password', password, [owner.email ?? '', owner.name]);
  const hash = await hashPassword(password);
  const entered = await transaction(call.db, async (tx) => {
    const link = await takeLink(tx, 'choose', kind, token, call.clock.now());
    const account = link && (await lockAccount(tx, owner));
    if (!account || account.isBlocked || link.account_id !== account.id)
      throw new Refusal(linkClosed);
    return setByLink({ ...call, db: tx }, account, hash);
  });
  if (!entered) throw new Refusal(passwordSetLogIn);
  return entered;
}
