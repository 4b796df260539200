import { expect, it } from 'vitest';
import { showTaxYear, taxYearInBoth } from './tax-year-text.ts';

it('an income year is named by both its calendar years, unless it is one', () => {
  expect(showTaxYear(2026, 'en', '2026-07')).toBe('2026-27');
  expect(showTaxYear(2099, 'en')).toBe('2099-00');
  expect(showTaxYear(2008, 'bn')).toBe('২০০৮-০৯');
  expect(showTaxYear(2026, 'en', '2026-01')).toBe('2026');
  expect(taxYearInBoth(2026, '2026-07')).toEqual({ en: '2026-27', bn: '২০২৬-২৭' });
});
