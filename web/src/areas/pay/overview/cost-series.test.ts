import type { CostComponent } from '@muster/contract/pay/overview/cost-calls.ts';
import { expect, it } from 'vitest';
import { costSeries, scaleOf } from './cost-series.ts';

const component = (
  name: string,
  kind: CostComponent['kind'],
  ...amounts: readonly bigint[]
): CostComponent => ({
  component: { id: name, name },
  localName: null,
  kind,
  isInGross: kind === 'Earning',
  amounts: [...amounts],
});
const month = (name: string) => ({
  month: name,
  people: 1,
  earnings: 0n,
  deductions: 0n,
  employer: 0n,
  net: 0n,
  isPaid: true,
});

it('stacks the four largest earnings, the others together, and the employer on top', () => {
  const earnings = [10n, 50n, 30n, 20n, 40n, 5n].map((amount, at) =>
    component(`c${at}`, 'Earning', amount, amount),
  );
  const components = [
    ...earnings,
    component('tax', 'Deduction', 9n, 9n),
    component('fund', 'Employer', 3n, 0n),
    component('gratuity', 'Employer', 1n, 2n),
    component('note', 'Information', 7n, 7n),
  ];
  const series = costSeries({ months: [month('2026-01'), month('2026-02')], components });
  expect(
    series.map(({ component: of, key, amounts }) => [of?.component.name ?? key, amounts]),
  ).toEqual([
    ['c1', [50n, 50n]],
    ['c4', [40n, 40n]],
    ['c2', [30n, 30n]],
    ['c3', [20n, 20n]],
    ['otherEarnings', [15n, 15n]],
    ['employer', [4n, 2n]],
  ]);
});

it('leaves out what comes to nothing', () => {
  const components = [component('basic', 'Earning', 5n), component('bonus', 'Earning', 0n)];
  const series = costSeries({ months: [month('2026-01')], components });
  expect(series.map(({ component: of }) => of?.component.name)).toEqual(['basic']);
});

it.each([
  [0n, 1],
  [100n, 100],
  [101n, 150],
  [612n, 800],
  [240n, 250],
  [4_300_000n, 5_000_000],
  [9_000_001n, 10_000_000],
] as const)('a scale for %s ends at %i', (highest, end) => {
  expect(scaleOf(highest)).toBe(end);
});
