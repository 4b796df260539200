import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { faultSentence } from '../fault.ts';
import {
  firstDay,
  givenDay,
  givenDayOrMonthEnd,
  givenInstant,
  givenMonth,
  givenYear,
  givenYearInAddress,
  lastDay,
} from './business-dates.ts';
import { readWire } from '../wire.ts';

const faults = (schema: z.core.$ZodType, value: unknown) => {
  const read = readWire(schema, value);
  return read.ok ? [] : read.faults.map(({ code }) => code);
};

describe('what can be given', () => {
  it.each([
    ['a day', givenDay(), ['1900-01-01', '2024-02-29', '2199-12-31']],
    ['a month', givenMonth(), ['1900-01', '2026-11', '2199-12']],
    ['a year', givenYear(), [1900, 2026, 2199]],
    ['a year in an address', givenYearInAddress(), ['1900', '2199']],
    ['a moment', givenInstant(), ['1900-01-01T00:00:00Z', '2199-12-31T23:59:59.999Z']],
    [
      'a moment of a device',
      givenInstant({ offset: true }),
      ['1900-01-01T06:00:00+06:00', '2026-11-15T09:00:00+06:00'],
    ],
    ['a day or the end of a month', givenDayOrMonthEnd(), ['1900-01-01', '2026-02-31']],
  ])('%s', (_, schema, values) => {
    for (const value of values) expect(faults(schema, value), String(value)).toEqual([]);
  });
});

describe('what lies beyond', () => {
  const far = ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'];
  it.each([
    ['a day', givenDay(), far],
    ['a month', givenMonth(), far.map((day) => day.slice(0, 7))],
    ['a year', givenYear(), [0, 1, 1899, 2200, 9999]],
    ['a year in an address', givenYearInAddress(), ['0', '1899', '2200', '9999']],
    ['a moment', givenInstant(), far.map((day) => `${day}T00:00:00Z`)],
    ['a moment of a device', givenInstant({ offset: true }), ['1900-01-01T05:59:59+06:00']],
    ['a day or the end of a month', givenDayOrMonthEnd(), far],
  ])('%s', (_, schema, values) => {
    for (const value of values)
      expect(faults(schema, value), String(value)).toEqual(['out-of-range']);
  });

  it('is said with both ends of the range', () => {
    const said = faultSentence({ path: '', code: 'out-of-range', values: {} }, 'en');
    for (const day of [firstDay, lastDay]) expect(said).toContain(day.slice(0, 4));
  });
});

it('what is no date is said to be none, and only that', () => {
  expect(faults(givenDay(), '2026-02-30')).toEqual(['date']);
  expect(faults(givenDay(), 'zzz')).toEqual(['date']);
  expect(faults(givenDay(), '+010000-01-01')).toEqual(['date']);
  expect(faults(givenMonth(), '2026-13')).toEqual(['month']);
  expect(faults(givenInstant(), 'noon')).toEqual(['time']);
  expect(faults(givenDayOrMonthEnd(), 'yesterday')).toEqual(['date']);
});

it.each([
  ['2026-02-31', '2026-02-28'],
  ['2028-02-31', '2028-02-29'],
  ['2026-04-31', '2026-04-30'],
  ['2026-12-31', '2026-12-31'],
  ['2026-13-01', undefined],
  ['2026-02-32', undefined],
  ['yesterday', undefined],
])('%s is taken for %s', (given, day) => {
  const read = readWire(givenDayOrMonthEnd(), given);
  expect(read.ok ? read.value : undefined).toBe(day);
});
