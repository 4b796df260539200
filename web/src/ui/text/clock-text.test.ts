import { describe, expect, it } from 'vitest';
import { clockIn, showClockOf } from './clock-text.ts';

describe('a time that is typed', () => {
  it.each([
    ['17:30', '17:30'],
    ['1730', '17:30'],
    ['5:30 PM', '17:30'],
    ['5.30pm', '17:30'],
    ['১৭:৩০', '17:30'],
    ['বিকাল ৫:৩০', '17:30'],
    ['বিকাল 5:30', '17:30'],
    ['৫:৩০ বিকেল', '17:30'],
    ['9', '09:00'],
    ['৯টা', '09:00'],
    ['905', '09:05'],
    ['0:15', '00:15'],
    ['12:15 am', '00:15'],
    ['12:15 pm', '12:15'],
    ['রাত ১২:১৫', '00:15'],
    ['রাত ৩:০০', '03:00'],
    ['রাত ৭টা', '19:00'],
    ['দুপুর ১১:৩০', '11:30'],
    ['দুপুর ১:৩০', '13:30'],
  ])('%s is %s', (typed, time) => {
    expect(clockIn(typed)).toBe(time);
  });

  it.each(['', 'x', '24:00', '12:60', '13:00 pm', '0:10 am', '9:5', 'কাল ৯:০০', 'am 9 pm', '93000'])(
    'does not guess at "%s"',
    (typed) => expect(clockIn(typed)).toBeUndefined(),
  );

  it('comes back as it was shown, every half hour of the day', () => {
    for (let half = 0; half < 48; half += 1) {
      const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
      for (const language of ['en', 'bn'] as const)
        expect(clockIn(showClockOf(time, language))).toBe(time);
    }
  });
});
