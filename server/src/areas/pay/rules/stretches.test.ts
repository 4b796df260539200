import { describe, expect, it } from 'vitest';
import {
  amountsPaid as amounts,
  type GivenInputs as Given,
  juneSegment as segment,
  juneTerms as terms,
  payRules as known,
  personPaid as person,
} from '../../../testing/people/pay-example.ts';
import { calculateSheet } from './calculate-sheet.ts';

/** A worker until the 29th, of the staff on the 30th, at 15,000.00 all the while. */
const promoted = [{ ...segment(1_500_000, 1, 29), version: 'workers' }, segment(1_500_000, 30, 30)];
describe('a structure that changes within the month', () => {
  it.each<[string, Given, Record<string, number>]>([
    [
      'what was counted by the first is paid',
      { segments: promoted, counts: { presentDays: 20_000 } },
      { tiffin: 40_000, uniform: 29_000 },
    ],
    [
      'the fund and a bonus by the last',
      { segments: promoted, lates: 0, isMember: true },
      { present: 50_000, uniform: 29_000 },
    ],
    [
      'the other way round, what stands in the last comes by its own rule',
      {
        segments: [
          segment(1_500_000, 1, 29),
          { ...segment(1_500_000, 30, 30), version: 'workers' },
        ],
        lates: 0,
      },
      { present: 50_000, uniform: 1000 },
    ],
    [
      '300.00 until the 15th and 500.00 from then on',
      {
        segments: [
          { ...segment(1_500_000, 1, 15), version: 'workers' },
          { ...segment(1_500_000, 16, 30), version: 'better' },
        ],
      },
      { uniform: 40_000 },
    ],
    [
      'of somebody who came on the 21st a third',
      {
        segments: [
          { ...segment(1_500_000, 21, 25), version: 'workers' },
          { ...segment(1_500_000, 26, 30), version: 'better' },
        ],
        days: 10,
      },
      { uniform: 13_333 },
    ],
  ])('%s', (_, given, expected) => {
    expect(amounts(given)).toMatchObject(expected);
  });

  it('is explained by its stretches, where the amount is another', () => {
    const whyOf = (given: Given) =>
      calculateSheet(terms, person(given), known).lines.find(
        ({ componentId }) => componentId === 'uniform',
      )?.why;
    expect(whyOf({ segments: promoted })).toMatchObject({
      how: 'fixed',
      shares: [
        { days: 29, monthly: 30_000n },
        { days: 1, monthly: 0n },
      ],
    });
    const all = { segments: [{ ...segment(1_500_000, 1, 30), version: 'workers' }] };
    expect(whyOf(all)).toEqual({ how: 'fixed', amount: 30_000n, paid: 30, whole: 30 });
  });
});

describe('a worker of 15,000.00, whose parts are rounded up to 15,000.01', () => {
  const worked = (from: number, until: number) => ({
    segments: [{ ...segment(1_500_000, from, until), version: 'workers' }],
  });
  it.each<[string, Given, Record<string, number>]>([
    [
      'the basic gives it up, and there is no line of what is left',
      worked(1, 30),
      { basic: 896_428, rent: 358_572, food: 245_000, uniform: 30_000, net: 1_530_000 },
    ],
    [
      'seven days: 2,091.67, 836.67 and 571.67 of 3,500.00',
      worked(24, 30),
      { basic: 209_166, rent: 83_667, food: 57_167, uniform: 7000, net: 357_000 },
    ],
  ])('%s', (_, given, expected) => {
    expect(amounts(given)).toEqual(expected);
  });
});
