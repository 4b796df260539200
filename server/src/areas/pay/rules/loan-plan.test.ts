import { expect, it } from 'vitest';
import { lastMonthOf } from './loan-plan.ts';

const loan = {
  balance: 30_000n,
  instalment: 10_000n,
  from: '2026-01',
  pausedFrom: null,
  pausedUntil: null,
};

it.each([
  ['three instalments', {}, '2026-01', '2026-03'],
  ['a last one that is smaller', { balance: 20_001n }, '2026-01', '2026-03'],
  ['one that begins later', { from: '2026-05' }, '2026-01', '2026-07'],
  [
    'a pause of two months',
    { pausedFrom: '2026-02', pausedUntil: '2026-03' },
    '2026-01',
    '2026-05',
  ],
  ['a pause without an end', { pausedFrom: '2026-02' }, '2026-01', null],
  ['nothing left', { balance: 0n }, '2026-01', null],
])('%s', (_, given, now, last) => {
  expect(lastMonthOf({ ...loan, ...given }, now)).toBe(last);
});
