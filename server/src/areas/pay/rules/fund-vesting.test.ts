import { expect, it } from 'vitest';
import { payableOf, vestingDay } from './fund-vesting.ts';

it.each([
  ['2020-05-17', 3, '2023-05-17'],
  ['2020-02-29', 1, '2021-02-28'],
  ['2020-02-29', 4, '2024-02-29'],
  ['2020-05-17', 0, '2020-05-17'],
  [null, 3, null],
] as const)('who joined on %s has served %d years on %s', (joinedOn, years, day) => {
  expect(vestingDay(joinedOn, years)).toBe(day);
});

it.each([
  ['the day before, all but the share of the employer', '2023-05-16', 100n],
  ['from the day on, all of it', '2023-05-17', 180n],
])('%s', (_what, today, payable) => {
  expect(payableOf({ employer: 80n, balance: 180n }, '2023-05-17', today)).toBe(payable);
});

it('is never less than nothing, and without a day of joining the share stays with the employer', () => {
  expect(payableOf({ employer: 80n, balance: 50n }, '2023-05-17', '2020-01-01')).toBe(0n);
  expect(payableOf({ employer: 80n, balance: 180n }, null, '2023-05-17')).toBe(100n);
});
