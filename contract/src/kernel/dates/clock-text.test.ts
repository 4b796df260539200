import { expect, it } from 'vitest';
import { showClock } from './clock-text.ts';
import { showInstant } from './dates.ts';

const zone = 'Asia/Dhaka';
/** A word and its hour stay together. */
const oneLine = '\u00a0';

it.each([
  ['2026-11-14T18:05:00Z', '12:05 AM', 'রাত ১২:০৫'],
  ['2026-11-14T21:59:00Z', '03:59 AM', 'রাত ০৩:৫৯'],
  ['2026-11-14T22:00:00Z', '04:00 AM', 'ভোর ০৪:০০'],
  ['2026-11-15T03:02:00Z', '09:02 AM', 'সকাল ০৯:০২'],
  ['2026-11-15T06:00:00Z', '12:00 PM', 'দুপুর ১২:০০'],
  ['2026-11-15T11:30:00Z', '05:30 PM', 'বিকাল ০৫:৩০'],
  ['2026-11-15T12:14:00Z', '06:14 PM', 'সন্ধ্যা ০৬:১৪'],
  ['2026-11-15T17:59:00Z', '11:59 PM', 'রাত ১১:৫৯'],
])('%s is %s, %s', (instant, english, bangla) => {
  expect(showClock(instant, zone, 'en')).toBe(english);
  expect(showClock(instant, zone, 'bn')).toBe(bangla.replace(' ', oneLine));
});

it('is told with its day in the words of the reader', () => {
  expect(showInstant('2026-11-15T11:30:00Z', zone, 'en')).toBe('Nov 15, 2026, 05:30 PM');
  expect(showInstant('2026-11-15T11:30:00Z', zone, 'bn')).toBe(`১৫ নভে, ২০২৬, বিকাল${oneLine}০৫:৩০`);
  // after midnight there, before it here
  expect(showInstant('2026-11-15T18:30:00Z', zone, 'bn')).toBe(`১৬ নভে, ২০২৬, রাত${oneLine}১২:৩০`);
});
