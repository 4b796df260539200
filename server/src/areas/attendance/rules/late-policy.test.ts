import { expect, it } from 'vitest';
import { deductionOf } from './late-policy.ts';

/** Two lates are free, then every third costs half a day. */
const policy = { free: 2, every: 3, costs: 500 };

it.each([
  [0, 0],
  [2, 0],
  [4, 0],
  [5, 500],
  [7, 500],
  [8, 1000],
])('%s lates cost %s thousandths of a day', (lates, cost) => {
  expect(deductionOf(lates, policy)).toBe(cost);
});

it('costs nothing where no policy is set', () => {
  expect(deductionOf(31, { free: 0, every: 0, costs: 1000 })).toBe(0);
});
