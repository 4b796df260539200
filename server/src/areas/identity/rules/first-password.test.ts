import { expect, it } from 'vitest';
import { firstPasswordOf } from './first-password.ts';

it('is typed from paper without a doubt', () => {
  expect(firstPasswordOf(Uint8Array.from({ length: 12 }, (_, at) => at))).toBe('abcd-efgh-jkmn');
  const every = Array.from({ length: 256 }, (_, first) =>
    firstPasswordOf(Uint8Array.from({ length: 100 }, (_byte, at) => (first + at) % 256)),
  ).join('');
  expect(every).toMatch(/^[a-z0-9-]+$/);
  expect(every).not.toMatch(/[0o1li5s2zuv]/);
});

it('uses every sign equally often', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 250; byte += 1) {
    const [sign = ''] = firstPasswordOf(new Uint8Array(12).fill(byte));
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  expect(new Set(counts.values())).toEqual(new Set([10]));
  expect(() => firstPasswordOf(new Uint8Array(20).fill(255))).toThrow('too few');
});
