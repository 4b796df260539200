import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GivenInputs as Given,
  juneSegment as segment,
  juneTerms as terms,
  loanEntry as entry,
  payRules as known,
  amountsPaid as amounts,
  personPaid as person,
} from '../../../testing/people/pay-example.ts';
import type { Terms } from './inputs.ts';
import { calculateSheet } from './calculate-sheet.ts';

describe('a month', () => {
  it.each<[string, Given, Record<string, number>]>([
    ['whole', {}, { basic: 2_000_000, rent: 1_000_000, other: 1_000_000, net: 4_000_000 }],
    [
      'a raise on the 16th: 100 for 15 days, then 200',
      { segments: [segment(10_000, 1, 15), segment(20_000, 16, 30)] },
      { basic: 7500, rent: 3750, other: 3750, net: 15_000 },
    ],
    [
      'a raise on the 22nd',
      { segments: [segment(8_000_000, 1, 21), segment(9_833_333, 22, 30)] },
      { basic: 4_275_000, rent: 2_137_500, other: 2_137_500, net: 8_550_000 },
    ],
    [
      'a joiner of the 21st',
      { segments: [segment(3_000_000, 21, 30)], days: 10 },
      { basic: 500_000, rent: 250_000, other: 250_000, net: 1_000_000 },
    ],
    [
      'two days and a half absent: basic / 30 each',
      { counts: { absence: 2500 } },
      { basic: 2_000_000, rent: 1_000_000, other: 1_000_000, absent: 166_667, net: 3_833_333 },
    ],
    [
      'a day of leave that is paid to 60 per cent: gross / 30 x 0.4',
      { counts: { unpaidLeave: 40_000 } },
      { basic: 2_000_000, rent: 1_000_000, other: 1_000_000, unpaid: 53_333, net: 3_946_667 },
    ],
    [
      'ninety minutes of overtime: basic / 208 x 2 an hour',
      { counts: { overtime: 90 } },
      { basic: 2_000_000, rent: 1_000_000, other: 1_000_000, overtime: 28_846, net: 4_028_846 },
    ],
    [
      'never absent and seldom late',
      { lates: 2 },
      { basic: 2_000_000, rent: 1_000_000, other: 1_000_000, present: 50_000, net: 4_050_000 },
    ],
    [
      'a member of the fund; what the employer pays is nobody else’s',
      { isMember: true },
      {
        basic: 2_000_000,
        rent: 1_000_000,
        other: 1_000_000,
        fund: 160_000,
        fundEmployer: 160_000,
        net: 3_840_000,
      },
    ],
    [
      'a loan that is more than there is: the rest waits',
      { entries: [entry(9_000_000)], isMember: true },
      {
        basic: 2_000_000,
        rent: 1_000_000,
        other: 1_000_000,
        fund: 160_000,
        fundEmployer: 160_000,
        loan: 3_840_000,
        net: 0,
      },
    ],
    [
      'a line that someone changed',
      { counts: { overtime: 90 }, overrides: [{ component: 'overtime', amount: 30_000 }] },
      { basic: 2_000_000, rent: 1_000_000, other: 1_000_000, overtime: 30_000, net: 4_030_000 },
    ],
  ])('%s', (_, given, expected) => {
    expect(amounts(given)).toEqual(expected);
  });

  it('of 31 days by 30: whole to who was there, a thirtieth a day to who was not', () => {
    const by30 = { days: 31, proration: '30', whole: 30 } as const;
    const long = { ...segment(3_000_000, 1, 30), days: 31 };
    expect(amounts({ segments: [long] }, by30)['net']).toBe(3_000_000);
    expect(amounts({ segments: [segment(3_000_000, 1, 10)] }, by30)['net']).toBe(1_000_000);
  });

  it.each<[string, Given, Partial<Terms>, number]>([
    // seven working days of 26, whatever the ten days of the calendar are
    ['26', { segments: [segment(2_600_000, 21, 30)], days: 10, working: 7 }, { whole: 26 }, 7],
    ['26', { segments: [segment(2_600_000, 2, 30)], days: 29, working: 27 }, { whole: 26 }, 26],
    ['26', { segments: [segment(2_600_000, 1, 30)], days: 30, working: 21 }, { whole: 26 }, 26],
    ['working', { segments: [segment(2_600_000, 21, 30)], days: 10, working: 7 }, { whole: 22 }, 7],
    // eight of the twenty days suspended: nine working days in the other twelve are fifteen in twenty
    [
      'working',
      { segments: [segment(2_600_000, 11, 30)], days: 12, working: 9 },
      { whole: 22 },
      15,
    ],
    // away on all of the ten days: a third of the month
    ['working', { segments: [segment(2_600_000, 21, 30)], days: 0, working: 0 }, { whole: 21 }, 7],
  ])('by %s days a part of a month is its working days (%#)', (by, given, more, paid) => {
    const proration = by === '26' ? '26' : 'working';
    const sheet = calculateSheet({ ...terms, ...more, proration }, person(given), known);
    expect(sheet.paidDays).toBe(paid);
  });

  it.each<[string, Given, Partial<Terms>, Record<string, number>]>([
    [
      'ten days absent are not earned, and 40 per cent of the other 33,333.33 are left by a loan',
      { counts: { absence: 10_000 }, entries: [entry(9_000_000)] },
      { netFloor: 40 },
      { absent: 666_667, loan: 2_000_000, net: 1_333_333 },
    ],
    [
      'a month of unpaid leave pays nothing, whatever the floor',
      { counts: { unpaidLeave: 3_000_000 }, entries: [entry(9_000_000)] },
      { netFloor: 40 },
      { unpaid: 4_000_000, loan: 0, net: 0 },
    ],
    [
      'absence of an earlier month waits above the floor',
      {
        counts: { absence: 10_000 },
        entries: [{ ...entry(9_000_000), component: 'absent', cause: 'arrear', month: '2026-05' }],
      },
      { netFloor: 40 },
      { absent: 2_000_000, net: 1_333_333 },
    ],
    [
      'half a day absent is no full presence',
      { lates: 0, counts: { absence: 500 } },
      {},
      { absent: 33_333, net: 3_966_667 },
    ],
    [
      'twenty days present and half of one, at 20.00 each',
      {
        segments: [{ ...segment(1_500_000, 1, 30), version: 'workers' }],
        counts: { presentDays: 20_500 },
      },
      {},
      { tiffin: 41_000, net: 1_571_000 },
    ],
  ])('%s', (_, given, more, expected) => {
    expect(amounts(given, more)).toMatchObject(expected);
  });

  it('leaves at least the floor, and what is paid out is rounded up in a line of its own', () => {
    const given = { entries: [entry(9_000_000)] };
    expect(amounts(given, { netFloor: 40 })['net']).toBe(1_600_000);
    expect(amounts({ counts: { overtime: 90 } }, { netUnit: 100 })).toMatchObject({
      rounding: 54,
      net: 4_028_900,
    });
  });
});

const arbitrary = fc.record({
  cut: fc.integer({ min: 1, max: 29 }),
  gross: fc.integer({ min: 1000, max: 50_000_000 }),
  raised: fc.integer({ min: 1000, max: 50_000_000 }),
  first: fc.integer({ min: 1, max: 30 }),
  overtime: fc.integer({ min: 0, max: 6000 }),
  absence: fc.integer({ min: 0, max: 30_000 }),
  loan: fc.integer({ min: 1, max: 90_000_000 }),
  netFloor: fc.integer({ min: 0, max: 100 }),
  netUnit: fc.constantFrom(1, 100, 1000),
});

describe('whatever the month was', () => {
  it('parts come to the gross, earnings less deductions to the net, and nothing is lost', () => {
    fc.assert(
      fc.property(
        arbitrary,
        ({ cut, gross, raised, overtime, absence, loan, netFloor, netUnit }) => {
          const given = person({
            segments: [segment(gross, 1, cut), segment(raised, cut + 1, 30)],
            counts: { overtime, absence },
            entries: [entry(loan)],
            isMember: true,
          });
          const sheet = calculateSheet({ ...terms, netFloor, netUnit }, given, known);
          const sum = (of: readonly { amount: bigint }[]) =>
            of.reduce((all, one) => all + one.amount, 0n);
          expect(sum(sheet.lines.filter(({ isInGross }) => isInGross))).toBe(sheet.gross);
          expect(sheet.earnings - sheet.deductions).toBe(sheet.net);
          const absent = sum(sheet.lines.filter(({ componentId }) => componentId === 'absent'));
          expect(sheet.net >= ((sheet.gross - absent) * BigInt(netFloor)) / 100n).toBe(true);
          const due = sheet.lines.reduce((all, one) => all + one.due - one.amount, 0n);
          expect(due).toBe(sheet.carried);
          expect(sheet.net % BigInt(netUnit)).toBe(0n);
        },
      ),
    );
  });

  it('split anywhere at the same salary, it is not split', () => {
    fc.assert(
      fc.property(arbitrary, ({ cut, gross, overtime, absence }) => {
        const given = { counts: { overtime, absence } };
        const whole = amounts({ ...given, segments: [segment(gross, 1, 30)] });
        const split = amounts({
          ...given,
          segments: [segment(gross, 1, cut), segment(gross, cut + 1, 30)],
        });
        expect(split).toEqual(whole);
      }),
    );
  });

  it('who joins on a day and who leaves the day before get the month between them', () => {
    fc.assert(
      fc.property(arbitrary, ({ cut, gross }) => {
        const before = calculateSheet(terms, person({ segments: [segment(gross, 1, cut)] }), known);
        const after = calculateSheet(
          terms,
          person({ segments: [segment(gross, cut + 1, 30)] }),
          known,
        );
        expect(before.paidDays + after.paidDays).toBe(30);
        const far = before.gross + after.gross - BigInt(gross);
        expect(far <= 1n && far >= -1n).toBe(true);
      }),
    );
  });
});
