import {
  newCodeWrong,
  secondFactorNotBegun,
  secondFactorOn,
} from '@muster/contract/identity/refusals.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { type Db, transaction, type Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { hashOf } from '../../../platform/secret-token.ts';
import { ownAccount } from '../account/own-account.ts';
import { provePassword } from '../login/prove-password.ts';
import { authenticatorAddress, base32, plainCode } from '../rules/totp.ts';
import { newRecoveryWords, newSealedSecret, stepOfCode } from './second-factor-secret.ts';
import {
  beginFactor,
  insertWords,
  lockFactor,
  putInForce,
  removeFactor,
} from '../store/second-factors.ts';

const note = (tx: Tx, { actor, clock, requestId }: Context<Db | Tx, Actor>, action: string) =>
  audit(tx, {
    at: clock.now(),
    actor,
    requestId,
    action: `identity.${action}-second-factor`,
    record: 'second_factor',
    recordId: actor.accountId,
  });

/** A secret that changes nothing yet: it counts from the first right code on. */
export async function beginSecondFactor(call: Context<Db, Actor>, password: string) {
  const account = await ownAccount(call, call.actor.kind);
  await provePassword(call, account, password);
  const at = call.clock.now();
  return transaction(call.db, async (tx) => {
    const { secret, sealed } = await newSealedSecret(tx, account, at);
    if (!(await beginFactor(tx, account, sealed, at))) throw new Refusal(secondFactorOn);
    await note(tx, call, 'begin');
    const owner = account.email ?? account.name;
    return { secret: base32(secret), address: authenticatorAddress(secret, owner) };
  });
}

/** The words are told this once; only their digests are kept. */
export async function confirmSecondFactor(call: Context<Tx, Actor>, code: string) {
  const { actor, db: tx } = call;
  const at = call.clock.now();
  const account = { kind: actor.kind, id: actor.accountId };
  const factor = await lockFactor(tx, account);
  if (!factor) throw new Refusal(secondFactorNotBegun);
  if (factor.confirmed_at !== null) throw new Refusal(secondFactorOn);
  const step = await stepOfCode(tx, account, factor, plainCode(code), at);
  if (step === null) throw new Refusal(newCodeWrong);
  await putInForce(tx, account, step, at);
  const recoveryWords = newRecoveryWords();
  await insertWords(
    tx,
    account,
    recoveryWords.map((word) => hashOf(plainCode(word))),
  );
  await note(tx, call, 'confirm');
  return { recoveryWords };
}

export async function removeSecondFactor(call: Context<Db, Actor>, password: string) {
  const account = await ownAccount(call, call.actor.kind);
  await provePassword(call, account, password);
  return transaction(call.db, async (tx) => {
    if (!(await removeFactor(tx, account))) throw new Refusal(notFound);
    await note(tx, call, 'remove');
    return {};
  });
}
