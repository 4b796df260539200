import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalText, minorUnits, money } from './money.ts';
import { readWire, writeWire } from '../wire.ts';

it.each([
  ['0', 0n],
  ['0.00', 0n],
  ['1', 100n],
  ['1.5', 150n],
  ['0.05', 5n],
  ['45000.50', 4_500_050n],
  ['-0.01', -1n],
  ['-1234.5', -123_450n],
  ['999999999999999.99', 99_999_999_999_999_999n],
])('%s is %d minor units', (text, units) => {
  expect(minorUnits(text)).toBe(units);
});

it('comes back as it went, for every amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 17n) + 1n, max: 10n ** 17n - 1n }), (units) => {
      expect(minorUnits(decimalText(units))).toBe(units);
      expect(decimalText(units)).toMatch(/^-?\d+\.\d\d$/);
    }),
  );
});

it.each(['', '1.', '.5', '1.234', '1,000', '1e3', ' 1', '--1', 'NaN', '1234567890123456', '১২'])(
  'refuses "%s" on the wire',
  (text) => {
    expect(readWire(money(), text)).toMatchObject({ ok: false, faults: [{ code: 'amount' }] });
  },
);

it('is a decimal string on the wire', () => {
  expect(readWire(money(), '12.3')).toEqual({ ok: true, value: 1230n });
  expect(writeWire(money(), -5n)).toEqual({ ok: true, value: '-0.05' });
});
