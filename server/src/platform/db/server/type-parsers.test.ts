import { expect, test } from 'vitest';
import { instantFromPostgres } from './type-parsers.ts';

test.each([
  ['2026-11-15 10:00:00+00', '2026-11-15T10:00:00.000Z'],
  ['2026-11-15 10:00:00.1+00', '2026-11-15T10:00:00.100Z'],
  ['2026-11-15 10:00:00.123+00', '2026-11-15T10:00:00.123Z'],
  ['2026-11-15 23:59:59.999999+00', '2026-11-15T23:59:59.999Z'],
  ['infinity', 'infinity'],
])('%s leaves as %s', (text, instant) => {
  expect(instantFromPostgres(text)).toBe(instant);
});

test.each(['2026-11-15 16:00:00+06', '0044-03-15 00:00:00+00 BC', '2026-11-15'])(
  '%s is refused, not guessed',
  (text) => {
    expect(() => instantFromPostgres(text)).toThrow('not in UTC');
  },
);
