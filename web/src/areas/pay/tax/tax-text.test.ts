import { expect, it } from 'vitest';
import { edgeAmount, showCountry, showRate, taxYears } from './tax-text.ts';

it.each([
  ['the present year begins in the month', 2026, '2026-07', '2026-07-01', 2026],
  ['the year before is not over', 2026, '2026-07', '2026-06-30', 2025],
  ['a calendar year', 2026, '2026-01', '2026-01-01', 2026],
])('offers the present income year and those before: %s', (_, shown, from, today, newest) => {
  const offered = taxYears(shown, from, today);
  expect(offered).toContain(newest);
  expect(offered).toContain(shown);
  expect(offered.filter((year) => year > newest)).toEqual(shown > newest ? [shown] : []);
  expect(offered).toEqual(offered.toSorted((one, other) => other - one));
});

it('says rates, countries and edges as they are read', () => {
  expect([showRate(3250, 'en'), showRate(1000, 'bn')]).toEqual(['32.5%', '১০%']);
  expect([showCountry('BD', 'en'), showCountry('BD', 'bn')]).toEqual(['Bangladesh', 'বাংলাদেশ']);
  expect(edgeAmount(40_000_000n, 'en', 'BDT')).toBe('4,00,000');
  expect(edgeAmount(40_000_050n, 'bn', 'BDT')).toBe('৪,০০,০০০.৫০');
});
