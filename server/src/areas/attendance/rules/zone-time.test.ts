import { expect, it } from 'vitest';
import { dayAt, instantAt } from './zone-time.ts';

const utc = (text: string): number => Date.parse(`${text}:00Z`) / 60_000;

it.each([
  ['2026-11-15', 540, 'Asia/Dhaka', '2026-11-15T03:00'],
  ['2026-11-15', 0, 'Asia/Dhaka', '2026-11-14T18:00'],
  ['2026-11-15', 1440 + 360, 'Asia/Dhaka', '2026-11-16T00:00'],
  ['2026-11-15', 540, 'Pacific/Kiritimati', '2026-11-14T19:00'],
  ['2026-11-15', 540, 'America/St_Johns', '2026-11-15T12:30'],
  ['2024-02-29', 0, 'UTC', '2024-02-29T00:00'],
  // clocks go forward at 02:00 on 29 March 2026 in Berlin: 02:30 is not shown, 03:30 comes instead
  ['2026-03-29', 60, 'Europe/Berlin', '2026-03-29T00:00'],
  ['2026-03-29', 150, 'Europe/Berlin', '2026-03-29T01:30'],
  ['2026-03-29', 240, 'Europe/Berlin', '2026-03-29T02:00'],
  // and back at 03:00 on 25 October: 02:30 is shown twice, the first is meant
  ['2026-10-25', 150, 'Europe/Berlin', '2026-10-25T00:30'],
  ['2026-10-25', 240, 'Europe/Berlin', '2026-10-25T03:00'],
])('%s and %s minutes in %s is %s', (date, minutes, zone, expected) => {
  expect(instantAt(date, minutes, zone)).toBe(utc(expected));
});

it.each([
  ['2026-11-14T17:59', 'Asia/Dhaka', '2026-11-14'],
  ['2026-11-14T18:00', 'Asia/Dhaka', '2026-11-15'],
  ['2026-12-31T23:59', 'Pacific/Kiritimati', '2027-01-01'],
  ['2026-01-01T03:29', 'America/St_Johns', '2025-12-31'],
])('%s is in %s the day %s', (instant, zone, expected) => {
  expect(dayAt(utc(instant), zone)).toBe(expected);
});
