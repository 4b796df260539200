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

  it.each<[string, Given, Record<string, number>, object]>([
    [
      'a percentage that stands on the first of thirty days is of that day',
      { segments: [segment(3_000_000, 1, 1), { ...segment(3_000_000, 2, 30), version: 'alone' }] },
      { fund: 4000, fundEmployer: 4000 },
      { percent: 800, base: 1_500_000n, parts: [{ percent: 800, base: 50_000n }] },
    ],
    [
      'so it is where what it is of stands no longer: nothing is weighted twice',
      { segments: [segment(3_000_000, 1, 1), { ...segment(3_000_000, 2, 30), version: 'bare' }] },
      { basic: 50_000, fund: 4000 },
      { percent: 800, base: 50_000n },
    ],
    [
      'each by its own percentage, of what there was of the salary in its days',
      {
        segments: [segment(3_000_000, 1, 15), { ...segment(6_000_000, 16, 30), version: 'tenth' }],
      },
      { basic: 2_250_000, fund: 210_000 },
      {
        percent: 1000,
        parts: [
          { percent: 800, base: 750_000n },
          { percent: 1000, base: 1_500_000n },
        ],
      },
    ],
    [
      'where it was a percentage of something else, by the latest',
      {
        segments: [
          { ...segment(3_000_000, 1, 15), version: 'ofGross' },
          segment(3_000_000, 16, 30),
        ],
      },
      { fund: 120_000 },
      { percent: 800, base: 1_500_000n },
    ],
    [
      'of a line that someone changed',
      {
        segments: [segment(3_000_000, 1, 15), { ...segment(3_000_000, 16, 30), version: 'alone' }],
        overrides: [{ component: 'basic', amount: 1_000_000 }],
      },
      { fund: 40_000 },
      { base: 1_000_000n, parts: [{ percent: 800, base: 500_000n }] },
    ],
  ])('%s', (_, given, expected, why) => {
    const all = { ...given, isMember: true };
    expect(amounts(all)).toMatchObject(expected);
    const { lines } = calculateSheet(terms, person(all), known);
    const fund = lines.find(({ componentId }) => componentId === 'fund');
    expect(fund?.why).toMatchObject({ how: 'percent', ...why });
    if (!('parts' in why)) expect(fund?.why).not.toHaveProperty('parts');
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
