import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  juneSegment as segment,
  juneTerms as terms,
  payRules as known,
  personPaid as person,
} from '../../../testing/people/pay-example.ts';
import { calculateSheet } from './calculate-sheet.ts';
import { withCorrections } from './arrears.ts';
import type { PersonInputs, Terms } from './inputs.ts';

const perDay = 100_000;
const unpaidOf = (month: Terms, given: PersonInputs) => {
  const { lines, gross, net } = calculateSheet(month, given, known);
  const line = lines.find(({ componentId }) => componentId === 'unpaid');
  return { gross, net, unpaid: line?.due ?? 0n, why: line?.why };
};
/** So many days of a month, each at a share of a day's pay. */
const away = (gross: number, days: number, of: number, share: number): PersonInputs =>
  person({
    segments: [{ ...segment(gross, 1, 30), days }],
    days: 0,
    working: 0,
    away: of * (perDay - share * 1000),
    counts: { unpaidLeave: of * (perDay - share * 1000) },
  });

it('a month wholly away pays its share of the gross exactly, whatever days are divided by', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(28, 29, 30, 31),
      fc.constantFrom('calendar', '30', '26', 'working'),
      fc.integer({ min: 20, max: 31 }),
      fc.integer({ min: 1, max: 90_000_000 }),
      fc.constantFrom(0, 25, 50, 100),
      (days, proration, absenceDays, gross, share) => {
        const whole = proration === '26' ? 26 : 30;
        const month = { ...terms, days, proration, whole, absenceDays } as Terms;
        const found = unpaidOf(month, away(gross, days, days, share));
        expect(found.unpaid + found.net).toBe(BigInt(gross));
        const far = found.net * 100n - BigInt(gross * share);
        expect(far <= 50n && far >= -50n).toBe(true);
      },
    ),
  );
});

it('of part of a month the same holds of what was earned', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('calendar', '30', '26', 'working'),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 90_000_000 }),
      (proration, there, gross) => {
        const month = { ...terms, days: 31, proration, whole: 26 } as Terms;
        const found = unpaidOf(month, away(gross, there, there, 0));
        expect(found).toMatchObject({ unpaid: found.gross, net: 0n });
      },
    ),
  );
});

it('leave is divided as any absence beside it, and what is told adds up', () => {
  const month = { ...terms, days: 31, absenceDays: 26 };
  const given = person({
    segments: [{ ...segment(3_100_000, 1, 30), days: 31 }],
    away: 5 * perDay,
    counts: { unpaidLeave: 7 * perDay },
  });
  // two days at 31,000.00 / 26 and five at 1,000.00
  expect(unpaidOf(month, given)).toMatchObject({
    unpaid: 738_462n,
    why: { quantity: 200_000, divisor: 26, away: { quantity: 500_000, days: 31 } },
  });
  const corrected = withCorrections(given, [{ count: 'unpaidLeave', quantity: -3 * perDay }]);
  expect(unpaidOf(month, corrected)).toMatchObject({
    unpaid: 400_000n,
    why: { quantity: 0, away: { quantity: 400_000 } },
  });
});

it('what was kept before days away were apart is divided as it was', () => {
  const given = person({ counts: { unpaidLeave: 3 * perDay } });
  const { unpaid, why } = unpaidOf({ ...terms, days: 31, absenceDays: 26 }, given);
  expect(unpaid).toBe(461_538n);
  expect(why).not.toHaveProperty('away');
});
