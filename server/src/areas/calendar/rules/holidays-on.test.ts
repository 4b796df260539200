import { describe, expect, it } from 'vitest';
import { freeing, holidaysOn, type KnownHoliday } from './holidays-on.ts';

const holiday = (from: string, until: string, more: Partial<KnownHoliday> = {}): KnownHoliday => ({
  id: 'one',
  name: 'A holiday',
  from,
  until,
  recurring: false,
  half: false,
  isOptional: false,
  locationIds: [],
  ...more,
});
const days = (kept: KnownHoliday, from: string, until: string) => [
  ...holidaysOn([kept], from, until).keys(),
];

describe('the days of a holiday', () => {
  const victory = holiday('2026-12-16', '2026-12-16', { recurring: true });
  const leap = holiday('2024-02-29', '2024-02-29', { recurring: true });
  const turn = holiday('2024-12-30', '2025-01-02', { recurring: true });
  it.each([
    [
      'once',
      holiday('2026-03-20', '2026-03-22'),
      '2026-01-01',
      '2027-12-31',
      ['2026-03-20', '2026-03-21', '2026-03-22'],
    ],
    [
      'once, cut by the span',
      holiday('2026-03-20', '2026-03-22'),
      '2026-03-22',
      '2026-03-30',
      ['2026-03-22'],
    ],
    ['every year', victory, '2026-01-01', '2028-12-31', ['2026-12-16', '2027-12-16', '2028-12-16']],
    ['not before its first year', victory, '2024-01-01', '2026-12-15', []],
    [
      '29 February in other years',
      leap,
      '2025-02-01',
      '2028-03-31',
      ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      'to 1 March in a year without 29 February',
      holiday('2024-02-29', '2024-03-01', { recurring: true }),
      '2025-01-01',
      '2025-12-31',
      ['2025-02-28', '2025-03-01'],
    ],
    [
      '1900 is no leap year, 2000 is one',
      holiday('1896-02-29', '1896-02-29', { recurring: true }),
      '1900-01-01',
      '1900-12-31',
      ['1900-02-28'],
    ],
    [
      'over new year, seen from January',
      turn,
      '2026-01-01',
      '2026-01-31',
      ['2026-01-01', '2026-01-02'],
    ],
    [
      'over new year, seen from December',
      turn,
      '2026-12-01',
      '2027-01-01',
      ['2026-12-30', '2026-12-31', '2027-01-01'],
    ],
    ['over new year, before it was ever kept', turn, '2024-01-01', '2024-01-31', []],
  ])('%s', (_, kept, from, until, expected) => {
    expect(days(kept, from, until)).toEqual(expected);
  });
});

describe('who is freed', () => {
  const everywhere = holiday('2026-01-01', '2026-01-01', { id: 'everywhere' });
  const khulna = holiday('2026-01-01', '2026-01-01', { id: 'khulna', locationIds: ['Khulna'] });
  const half = holiday('2026-01-01', '2026-01-01', { id: 'half', half: true });
  const optional = holiday('2026-01-01', '2026-01-01', { id: 'optional', isOptional: true });
  it.each([
    ['nobody without a holiday', [], 'Dhaka', undefined],
    ['everyone by one for all', [everywhere], null, 'everywhere'],
    ['those of the place', [khulna], 'Khulna', 'khulna'],
    ['not those of another place', [khulna], 'Dhaka', undefined],
    ['not those who are at no place', [khulna], null, undefined],
    ['nobody by an optional one', [optional], 'Dhaka', undefined],
    ['by the whole one of two', [half, everywhere], 'Dhaka', 'everywhere'],
    ['by the half one where the whole is elsewhere', [half, khulna], 'Dhaka', 'half'],
  ])('%s', (_, kept, place, expected) => {
    expect(freeing(kept, place)?.id).toBe(expected);
  });
});
