import { createHmac } from 'node:crypto';
import { totpCode, stepAt } from '../../areas/identity/rules/totp.ts';
import type { Clock } from '../../platform/clock.ts';

const hmac = (key: Uint8Array, message: Uint8Array) =>
  createHmac('sha1', key).update(message).digest();

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text)
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What someone's authenticator shows, some steps from now. */
export const codeShown = (secret: string, clock: Clock, off = 0): string =>
  totpCode(hmac, fromBase32(secret), stepAt(Date.parse(clock.now()) / 1000) + off);
