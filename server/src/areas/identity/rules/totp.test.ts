import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { authenticatorAddress, base32, totpCode, matchingStep, plainCode, stepAt } from './totp.ts';

const hmac = (key: Uint8Array, message: Uint8Array) =>
  createHmac('sha1', key).update(message).digest();
const secret = Buffer.from('12345678901234567890');

describe('codes', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at %i', (seconds, code) => {
    expect(totpCode(hmac, secret, stepAt(seconds), 8)).toBe(code);
    expect(totpCode(hmac, secret, stepAt(seconds))).toBe(code.slice(2));
  });

  it('are those of RFC 4226, step by step', () => {
    const codes = Array.from({ length: 10 }, (_, step) => totpCode(hmac, secret, step));
    expect(codes.join(' ')).toBe(
      '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489',
    );
  });
});

describe('a code', () => {
  const made = 1_234_567_890; // the first second of its step
  const code = totpCode(hmac, secret, stepAt(made));
  it.each([
    [-31, null],
    [-30, stepAt(made)],
    [0, stepAt(made)],
    [29, stepAt(made)],
    [59, stepAt(made)],
    [60, null],
  ])('%i seconds later fits step %s', (later, step) => {
    expect(matchingStep(hmac, secret, code, made + later)).toBe(step);
  });

  it.each(['', '0', '00000', `${code}0`, `0${code}`, code.slice(1), 'ABCDEF', '٠٠٥٩٢٤'])(
    'is not "%s"',
    (typed) => {
      expect(matchingStep(hmac, secret, typed, made)).toBeNull();
    },
  );

  it('may be typed with spaces', () => {
    expect(matchingStep(hmac, secret, plainCode(' 005 924 '), made)).toBe(stepAt(made));
    expect(plainCode('abcd-efgh 2345')).toBe('ABCDEFGH2345');
  });
});

describe('the secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('"%s" is written as RFC 4648 says', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });

  it('is told to the authenticator with its owner', () => {
    expect(authenticatorAddress(secret, 'a&b@example.com')).toBe(
      'otpauth://totp/Muster:a%26b%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Muster&algorithm=SHA1&digits=6&period=30',
    );
  });
});
