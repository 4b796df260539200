import type { LeaveDay } from '@muster/contract/leave/day-count.ts';
import { expect, it } from 'vitest';
import { firstDays, splitsADay } from './fewer-days.ts';

const halves = (day: string): LeaveDay[] => [
  { day, half: 1, amount: 500 },
  { day, half: 2, amount: 500 },
];
const two = [...halves('2026-03-16'), ...halves('2026-03-17')];
/** a Thursday of half a day, as the calendar has it */
const short: LeaveDay[] = [{ day: '2026-03-19', half: 1, amount: 500 }, ...halves('2026-03-22')];

it.each<[string, readonly LeaveDay[], number, number | undefined, boolean]>([
  ['all of two days', two, 2000, 4, false],
  ['one of two days', two, 1000, 2, false],
  ['one and a half', two, 1500, 3, true],
  ['half a day', two, 500, 1, true],
  ['more than there is', two, 3000, undefined, false],
  ['a third of a day', two, 333, undefined, false],
  ['a short day', short, 500, 1, false],
  ['a short day and half of the next', short, 1000, 2, true],
])('%s', (_, days, approved, parts, splits) => {
  const share = firstDays(days, approved);
  expect(share?.taken.length).toBe(parts);
  expect(share !== undefined && splitsADay(share)).toBe(splits);
});
