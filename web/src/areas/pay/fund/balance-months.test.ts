import { expect, it } from 'vitest';
import { balanceMonths } from './balance-months.ts';

it('has the last balance of each month, and goes on where nothing happened', () => {
  const rows = [
    { day: '2026-01-10', balance: 5n },
    { day: '2026-01-31', balance: 7n },
    { day: '2026-03-31', balance: 9n },
  ];
  expect(balanceMonths(rows, '2026-04')).toEqual([
    { month: '2026-01', balance: 7n },
    { month: '2026-02', balance: 7n },
    { month: '2026-03', balance: 9n },
    { month: '2026-04', balance: 9n },
  ]);
  expect(balanceMonths([], '2026-04')).toEqual([]);
});

it('has the newest two years, also of a month that was paid before it was over', () => {
  const months = balanceMonths(
    [
      { day: '2020-01-31', balance: 1n },
      { day: '2026-05-31', balance: 3n },
    ],
    '2026-04',
  );
  expect(months).toHaveLength(24);
  expect(months.at(-1)).toEqual({ month: '2026-05', balance: 3n });
});
