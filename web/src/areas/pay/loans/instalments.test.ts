import { expect, it } from 'vitest';
import { instalmentsOf } from './instalments.ts';

it.each([
  [1_200_000n, 500_000n, { count: 3, lastMonth: '2027-01', lastAmount: 200_000n }],
  [1_200_000n, 400_000n, { count: 3, lastMonth: '2027-01', lastAmount: 400_000n }],
  [1_200_000n, 1_200_000n, { count: 1, lastMonth: '2026-11', lastAmount: 1_200_000n }],
  [1_200_000n, 1_200_001n, 'tooMuch'],
  [60_100n, 100n, 'tooLong'],
] as const)('%d by %d a month', (left, instalment, expected) => {
  expect(instalmentsOf(left, instalment, '2026-11')).toEqual(expected);
});
