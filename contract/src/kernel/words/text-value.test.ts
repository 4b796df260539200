import { expect, it } from 'vitest';
import { refusal, Refusal } from '../refusal.ts';
import { daysInBoth, yearInBoth } from './text-value.ts';

const kind = refusal('test.told', 409, {
  en: '{day}, {month}, {year}: {name} took {days}, {count} in all.',
  bn: '{day}, {month}, {year}: {name}, {days} দিন, মোট {count}।',
});
const refused = new Refusal(kind, {
  day: '2026-11-05',
  month: '2026-11',
  year: yearInBoth(2026),
  name: '2026-11',
  days: daysInBoth(1),
  count: 2.5,
});

it('says days, months, years and figures as people of either language do', () => {
  expect(refused.sentence('en')).toBe(
    'Nov 05, 2026, November 2026, 2026: 2026-11 took 1 day, 2.5 in all.',
  );
  expect(refused.sentence('bn')).toBe('০৫ নভে, ২০২৬, নভেম্বর ২০২৬, ২০২৬: 2026-11, ১ দিন, মোট ২.৫।');
  expect(daysInBoth(2).en).toBe('2 days');
});
