import { describe, expect, it } from 'vitest';
import { isOverMidnight, lengthOf, minutesIn, stripesOf, timeText } from './shift-time.ts';

describe('the times of a shift', () => {
  it.each([
    ['08:30', 510],
    ['8:05', 485],
    ['23:59', 1439],
    ['24:00', undefined],
    ['12:60', undefined],
    ['', undefined],
  ])('%s is %s minutes after midnight', (text, minutes) => {
    expect(minutesIn(text)).toBe(minutes);
  });

  it('are written as they are read', () => {
    expect([0, 65, 1439].map(timeText)).toEqual(['00:00', '01:05', '23:59']);
  });

  it.each([
    ['a day', 480, 960, 480, false, [[33.33, 33.33]]],
    [
      'a night',
      1320,
      360,
      480,
      true,
      [
        [91.67, 8.33],
        [0, 25],
      ],
    ],
    ['up to midnight', 960, 0, 480, true, [[66.67, 33.33]]],
    [
      'around the clock',
      480,
      480,
      1440,
      true,
      [
        [33.33, 66.67],
        [0, 33.33],
      ],
    ],
  ])('of %s cover their part of it', (_, startsAt, endsAt, length, isOver, stripes) => {
    const times = { startsAt, endsAt };
    expect([lengthOf(times), isOverMidnight(times)]).toEqual([length, isOver]);
    const rounded = stripesOf(times).map((stripe) =>
      stripe.map((part) => Math.round(part * 100) / 100),
    );
    expect(rounded).toEqual(stripes);
  });
});
