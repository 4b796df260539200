import { randomBytes } from 'node:crypto';
import { passwordChosen, slipEnded } from '@muster/contract/identity/refusals.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { type Db, type Tx, transaction } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { endSessionsOf } from '../../../platform/session/sessions.ts';
import { type StoredAccount, tableOfKind } from '../account/account.ts';
import { beginSession } from './log-in.ts';
import { ownAccount } from '../account/own-account.ts';
import { hashPassword, isPassword, refuseGuessable } from '../account/password.ts';
import { firstPasswordOf } from '../rules/first-password.ts';
import { lockAccount, setPassword } from '../store/accounts/accounts.ts';

export interface FirstPassword {
  readonly word: string;
  readonly hash: string;
}

export async function newFirstPassword(): Promise<FirstPassword> {
  const word = firstPasswordOf(randomBytes(64));
  return { word, hash: await hashPassword(word) };
}

function refuseNotFirst({ firstUntil }: StoredAccount, at: string): void {
  if (firstUntil === null) throw new Refusal(passwordChosen);
  if (firstUntil <= at) throw new Refusal(slipEnded);
}

async function refuseUnfit(account: StoredAccount, password: string): Promise<void> {
  const own = [account.email ?? '', account.name, account.personNumber ?? ''];
  refuseGuessable('newPassword', password, own);
  if (await isPassword(account.passwordHash, password))
    throw new Refusal(ruleRefused, {}, [
      { path: 'newPassword', code: 'same-password', values: {} },
    ]);
}

async function choose(call: Context<Tx, Actor>, seen: StoredAccount, hash: string) {
  const { db, actor, clock, requestId } = call;
  const at = clock.now();
  const account = await lockAccount(db, seen);
  // whoever chose or gave another one meanwhile has the last word
  if (!account || account.passwordHash !== seen.passwordHash) throw new Refusal(passwordChosen);
  await setPassword(db, account, hash, at);
  await endSessionsOf(db, account, 'password-changed', at);
  const record = { record: tableOfKind[account.kind], recordId: account.id };
  await audit(db, { at, actor, requestId, action: 'identity.choose-password', ...record });
  return beginSession(call, { ...account, firstUntil: null });
}

/** The session itself proves that the word of the slip was typed: it was opened by nothing else. */
export async function chooseFirstPassword(call: Context<Db, Actor>, password: string) {
  const account = await ownAccount(call, 'employee');
  refuseNotFirst(account, call.clock.now());
  await refuseUnfit(account, password);
  const hash = await hashPassword(password);
  return transaction(call.db, (tx) => choose({ ...call, db: tx }, account, hash));
}
