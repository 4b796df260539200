/** HMAC-SHA-1, handed in: rules reach nothing outside. */
export type Hmac = (key: Uint8Array, message: Uint8Array) => Uint8Array;

const secondsAStep = 30;
/** How many steps a phone's clock may be off, either way. */
const tolerance = 1;
const figures = 6;

/** Which half minute since 1970 it is. */
export const stepAt = (seconds: number): number => Math.floor(seconds / secondsAStep);

/** The code of one step: RFC 6238, which is RFC 4226 with the time for a counter. */
export function totpCode(hmac: Hmac, secret: Uint8Array, step: number, length = figures): string {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(step));
  const digest = hmac(secret, new Uint8Array(message.buffer));
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  const offset = view.getUint8(digest.byteLength - 1) & 0x0f;
  const number = view.getUint32(offset) & 0x7fff_ffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** Looks at every figure, whichever differs first. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1)
    difference |= one.charCodeAt(at) ^ (other.charCodeAt(at) || 0);
  return difference === 0;
}

/** The step whose code this is, now or one step off; all of them are computed, whichever fits. */
export function matchingStep(
  hmac: Hmac,
  secret: Uint8Array,
  code: string,
  seconds: number,
): number | null {
  let found: number | null = null;
  for (let off = -tolerance; off <= tolerance; off += 1) {
    const step = stepAt(seconds) + off;
    if (isSame(totpCode(hmac, secret, step), code)) found = step;
  }
  return found;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base 32 without padding, as authenticators read it. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** What the picture shown to an authenticator says. */
export function authenticatorAddress(secret: Uint8Array, owner: string): string {
  const asked = `secret=${base32(secret)}&issuer=Muster&algorithm=SHA1&digits=${figures}&period=${secondsAStep}`;
  return `otpauth://totp/Muster:${encodeURIComponent(owner)}?${asked}`;
}

/** As typed or pasted: spaces, dashes and the case of letters do not matter. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
