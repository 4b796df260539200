import { createHmac, randomBytes } from 'node:crypto';
import type { Handle } from '../../../platform/db/transaction.ts';
import { ownSecret } from '../../../platform/own-secret.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import { base32, matchingStep } from '../rules/totp.ts';
import type { FactorRow } from '../store/second-factors.ts';

/** See docs/decisions/006-second-factor.md for what this protects against, and what not. */
const keyOf = (db: Handle, at: string) => ownSecret(db, 'second-factor', at);
const placeOf = ({ kind, id }: Account): string => `${kind}:${id}`;

const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  createHmac('sha1', key).update(message).digest();

export async function newSealedSecret(db: Handle, account: Account, at: string) {
  const secret = randomBytes(20);
  return { secret, sealed: seal(await keyOf(db, at), secret, placeOf(account)) };
}

/** The half minute whose code this is, if it is one of this account's. */
export async function stepOfCode(
  db: Handle,
  account: Account,
  factor: FactorRow,
  code: string,
  at: string,
): Promise<number | null> {
  const secret = unseal(await keyOf(db, at), factor.secret, placeOf(account));
  return matchingStep(hmac, secret, code, Date.parse(at) / 1000);
}

/** Sixty random bits, in groups that can be read aloud. */
const newWord = (): string =>
  base32(randomBytes(8))
    .slice(0, 12)
    .replace(/(....)(?=.)/g, '$1-');

export const newRecoveryWords = (): string[] => Array.from({ length: 10 }, newWord);
