import { describe, expect, it } from 'vitest';
import { parseTypedDay, showDay } from './day-text.ts';

it('shows a day as the product writes it', () => {
  expect(showDay('2026-11-05', 'en')).toBe('Nov 05, 2026');
  expect(showDay('2026-11-05', 'bn')).toBe('০৫ নভে, ২০২৬');
});

describe('a day that is typed', () => {
  it.each([
    '2026-11-05',
    '2026/11/5',
    '5/11/2026',
    '05-11-2026',
    '5.11.2026',
    'Nov 05, 2026',
    'nov 5 2026',
    'November 5, 2026',
    '5 nove 2026',
    '০৫ নভে, ২০২৬',
    '৫ নভেম্বর ২০২৬',
    '৫/১১/২০২৬',
  ])('%s is the fifth of November', (typed) => {
    expect(parseTypedDay(typed)).toBe('2026-11-05');
  });

  it('comes back as it was shown, every month of the year', () => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-28`;
      for (const language of ['en', 'bn'] as const)
        expect(parseTypedDay(showDay(day, language))).toBe(day);
    }
  });

  it.each([
    '',
    '5',
    '5/11',
    'Nov 2026',
    'next week',
    '31/02/2026',
    '29/02/2026',
    '13/13/2026',
    '5 no 2026',
    'Nov xx, 2026',
    '5/11/26',
    '5/11/0026',
    '1/2/3/2026',
  ])('does not guess at "%s"', (typed) => {
    expect(parseTypedDay(typed)).toBeUndefined();
  });

  it('knows leap years', () => {
    expect(parseTypedDay('29/02/2028')).toBe('2028-02-29');
  });
});
