import { linkClosed } from '@muster/contract/identity/refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { countTry } from '../../../platform/limits/tries.ts';
import { beginSession } from '../login/log-in.ts';
import { takeLink } from '../store/accounts/account-links.ts';
import { findAccount, findAccountByLogin } from '../store/accounts/accounts.ts';
import { insertApplicant } from '../store/accounts/applicant-accounts.ts';
import { findSignUp, removeSignUp } from '../store/sign-ups.ts';
import { linkLimits } from '../login/try-limits.ts';

/** The account comes into being with its address proved; one that came first keeps the address. */
async function makeAccount(call: Context<Tx, null>, signUpId: string) {
  const { db: tx, requestId } = call;
  const at = call.clock.now();
  const typed = await findSignUp(tx, signUpId);
  if (!typed || (await findAccountByLogin(tx, 'applicant', typed.email)))
    throw new Refusal(linkClosed);
  const { id, email, name, phone, password_hash: passwordHash, consent_at: consentAt } = typed;
  const applicant = { id, email, name, phone, passwordHash, confirmedAt: at, consentAt };
  await insertApplicant(tx, applicant, at);
  await removeSignUp(tx, id);
  await audit(tx, {
    at,
    actor: { kind: 'applicant', accountId: id, personId: null },
    requestId,
    action: 'identity.confirm-address',
    record: 'applicant_account',
    recordId: id,
  });
  const account = await findAccount(tx, { kind: 'applicant', id });
  if (!account) throw new Error('the new account cannot be read back');
  return account;
}

export async function confirmAddress(call: Context<Db, null>, token: string) {
  await countTry(call.db, linkLimits(call.from), call.clock.now());
  return transaction(call.db, async (tx) => {
    const within = { ...call, db: tx };
    const link = await takeLink(tx, 'confirm', 'applicant', token, call.clock.now());
    if (!link?.account_id) throw new Refusal(linkClosed);
    return beginSession(within, await makeAccount(within, link.account_id));
  });
}
