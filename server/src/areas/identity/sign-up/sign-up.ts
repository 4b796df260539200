import { written, knownMail } from '@muster/contract/identity/mails.ts';
import type { Fault } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { after, days } from '../../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { countTry, isTooOften } from '../../../platform/limits/tries.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { noSoonerThan } from '../../../platform/no-sooner-than.ts';
import type { StoredAccount } from '../account/account.ts';
import { mailLanguage } from './mail-language.ts';
import { mailLink, pathOfKind } from './mailed-link.ts';
import { hashPassword, refuseGuessable } from '../account/password.ts';
import { findAccountByLogin } from '../store/accounts/accounts.ts';
import { saveSignUp } from '../store/sign-ups.ts';
import { mailLimit, signUpLimits } from '../login/try-limits.ts';

interface Given {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly password: string;
  readonly consent: boolean;
}

/** Longer than the hash and the rest take, so that known and unknown addresses look alike. */
export const evenSignUpTime = 250;

function refuseWithoutConsent(consent: boolean): void {
  const fault: Fault = { path: 'consent', code: 'required', values: {} };
  if (!consent) throw new Refusal(ruleRefused, {}, [fault]);
}

const note = (call: Context<Tx, null>, action: string, record: string, recordId: string) =>
  audit(call.db, {
    at: call.clock.now(),
    actor: null,
    requestId: call.requestId,
    action: `identity.${action}`,
    record,
    recordId,
  });

/** Nothing is made yet but a note of what was typed: the mailed link makes the account from it. */
async function keepSignUp(call: Context<Tx, null>, given: Given, hash: string) {
  const at = call.clock.now();
  const { name, email, phone = null } = given;
  const typed = { id: newId(at), name, email, phone, password_hash: hash };
  const id = await saveSignUp(call.db, typed, at, after(at, -days(1)));
  await mailLink(call, 'confirm', { kind: 'applicant', id, email });
  await note(call, 'sign-up', 'sign_up', id);
}

/**
 * An account that nobody has claimed already holds what someone sent: only the owner of the mailbox
 * may choose its password, so the one typed here, perhaps by a stranger, is not used.
 */
async function tellOwner(call: Context<Tx, null>, account: StoredAccount, email: string) {
  if (account.passwordHash === null)
    await mailLink(call, 'claim', { kind: account.kind, id: account.id, email });
  else {
    const pages = call.house.publicUrl() + pathOfKind.applicant;
    const links = { login: `${pages}/login`, forgot: `${pages}/forgot-password` };
    const mail = {
      kind: 'identity.known',
      to: email,
      ...written(knownMail, links, await mailLanguage(call, account)),
    };
    await enqueueMail(call.db, mail, call.clock.now());
  }
  await note(call, 'sign-up-again', 'applicant_account', account.id);
}

async function answerByMail(call: Context<Db, null>, given: Given, hash: string) {
  const account = await findAccountByLogin(call.db, 'applicant', given.email);
  if (await isTooOften(call.db, mailLimit(given.email), call.clock.now())) return;
  await transaction(call.db, async (tx) => {
    const within = { ...call, db: tx };
    if (!account) await keepSignUp(within, given, hash);
    else if (!account.isBlocked) await tellOwner(within, account, account.email ?? given.email);
  });
}

/** The same answer after the same time, whether the address is known or not. */
export async function signUp(call: Context<Db, null>, given: Given) {
  refuseWithoutConsent(given.consent);
  refuseGuessable('password', given.password, [given.email, given.name]);
  await countTry(call.db, signUpLimits(given.email, call.from), call.clock.now());
  await noSoonerThan(evenSignUpTime, async () =>
    answerByMail(call, given, await hashPassword(given.password)),
  );
  return {};
}
