import { expect, it } from 'vitest';
import { isVestedOn, payableOf, vestingDay } from './fund-vesting.ts';

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
  ['2023-05-16', false],
  ['2023-05-17', true],
])('from the day on, not before: %s', (day, isVested) => {
  expect(isVestedOn('2023-05-17', day)).toBe(isVested);
  expect(isVestedOn(null, day)).toBe(false);
});

it('is all but the share of the employer until then, and never less than nothing', () => {
  expect(payableOf({ employer: 80n, balance: 180n }, false)).toBe(100n);
  expect(payableOf({ employer: 80n, balance: 180n }, true)).toBe(180n);
  expect(payableOf({ employer: 80n, balance: 50n }, false)).toBe(0n);
});
