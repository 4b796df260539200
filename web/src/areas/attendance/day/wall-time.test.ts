import { expect, test } from 'vitest';
import { dayInZone } from '../../../session/company-days.ts';
import { instantIn, timeIn } from './wall-time.ts';

test.each([
  ['2026-11-15', '09:00', 'Asia/Dhaka', '2026-11-15T03:00:00.000Z'],
  ['2026-11-15', '00:30', 'Asia/Dhaka', '2026-11-14T18:30:00.000Z'],
  ['2026-03-29', '01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '04:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantIn(day, time, zone)).toBe(instant);
  expect(timeIn(instant, zone)).toBe(time);
  expect(dayInZone(Date.parse(instant), zone)).toBe(day);
});

test.each(['', '9', '25:00', '09:00 pm'])('%j is no time', (time) =>
  expect(instantIn('2026-11-15', time, 'UTC')).toBeNull(),
);
