import { daysBetween } from '@muster/contract/kernel/dates/dates.ts';
import { expect, it } from 'vitest';
import { earlierThan, endOf, laterThan, startOf } from './roster-span.ts';

it.each([
  ['week', '2026-11-11', '2026-11-08', '2026-11-14', '2026-11-15', '2026-11-01'],
  ['twoWeeks', '2026-11-08', '2026-11-08', '2026-11-21', '2026-11-22', '2026-10-25'],
  ['month', '2026-02-17', '2026-02-01', '2026-02-28', '2026-03-01', '2026-01-01'],
  ['month', '2028-02-01', '2028-02-01', '2028-02-29', '2028-03-01', '2028-01-01'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31', '2027-01-01', '2026-11-01'],
] as const)('the %s of %s', (span, day, from, until, later, earlier) => {
  const start = startOf(day, span);
  expect([start, endOf(start, span), laterThan(start, span), earlierThan(start, span)]).toEqual([
    from,
    until,
    later,
    earlier,
  ]);
});

it('has every day of it', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});
