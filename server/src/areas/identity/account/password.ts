import type { Fault } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { hash, verify } from '@node-rs/argon2';
import { isGuessable } from '../rules/common-passwords.ts';

/** argon2id with the strength OWASP asks for; about 40 ms. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, strength);

/** The hash of nothing anyone types: an unknown account costs the same time as a known one. */
let nobodys: Promise<string> | undefined;

export async function isPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobodys ??= hashPassword('no account has this one');
  const right = await verify(stored ?? (await nobodys), password);
  return right && typeof stored === 'string';
}

export function refuseGuessable(path: string, password: string, own: readonly string[]): void {
  if (!isGuessable(password, own)) return;
  const fault: Fault = { path, code: 'common-password', values: {} };
  throw new Refusal(ruleRefused, {}, [fault]);
}
