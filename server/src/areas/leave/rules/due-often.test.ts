import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DueEntries, dueEntries, type LedgerRules, type Posted } from './due-entries.ts';
import type { Life } from './stays.ts';

const asPosted = (due: readonly DueEntries[], madeOn: string): Posted[] =>
  due.map((one) => ({ ...one, madeOn }));
const use = (day: string, amount: number, madeOn = day): Posted => ({
  year: Number(day.slice(0, 4)),
  kind: 'use',
  amount: -amount,
  day,
  madeOn,
  dueKey: null,
});
const sum = (all: readonly { amount: number }[]): number =>
  all.reduce((total, { amount }) => total + amount, 0);

const anyRules = fc.record({
  yearly: fc.integer({ min: 0, max: 40_000 }),
  accrual: fc.constantFrom('Up front', 'Monthly', 'Yearly'),
  proRata: fc.boolean(),
  levels: fc.array(
    fc.record({
      fromMonths: fc.integer({ min: 1, max: 40 }),
      yearly: fc.integer({ min: 0, max: 40_000 }),
    }),
    { maxLength: 2 },
  ),
  onProbation: fc.boolean(),
  firstYear: fc.constantFrom(2020, 2021),
  carryMost: fc.constantFrom(0, 5000, 366_000),
  carryMonths: fc.constantFrom(null, 1, 3, 12),
  balanceMost: fc.constantFrom(null, 15_000, 60_000),
});
const anyLife = fc.record({
  joinedOn: fc.constantFrom('2015-03-31', '2020-02-29', '2020-12-31', '2021-01-01', '2021-08-15'),
  confirmedOn: fc.constantFrom('2021-09-01', '2022-01-01'),
  lastDay: fc.constantFrom(null, null, null, '2022-03-31'),
});
const from = '2020-12-20';
const span = 800;
const anyUses = fc.array(
  fc.record({ at: fc.nat(span), early: fc.nat(30), amount: fc.integer({ min: 250, max: 3000 }) }),
  { maxLength: 8 },
);

/** The ledger after running every so many days, with each use written down on its day of asking. */
function ledger(
  given: LedgerRules,
  person: Life,
  uses: readonly Posted[],
  every: number,
): Posted[] {
  let posted: Posted[] = [];
  const known = new Set<Posted>();
  for (let at = 0; at <= span; at = at === span ? span + 1 : Math.min(at + every, span)) {
    const today = addDays(from, at);
    const fresh = uses.filter((one) => one.madeOn <= today && !known.has(one));
    for (const one of fresh) known.add(one);
    posted = [...posted, ...fresh];
    posted = [...posted, ...asPosted(dueEntries(given, person, posted, today), today)];
  }
  expect(dueEntries(given, person, posted, addDays(from, span))).toEqual([]);
  return posted;
}
const byYear = (all: readonly Posted[]) =>
  [2020, 2021, 2022, 2023].map((year) => sum(all.filter((one) => one.year === year)));
const entries = (all: readonly Posted[]) =>
  all.map(({ dueKey, amount, day }) => `${day} ${dueKey} ${amount}`).toSorted();

describe('run daily, weekly or once a year', () => {
  it('gives the same entries where nothing is used', () => {
    const property = fc.property(anyRules, anyLife, (given, person) => {
      const [daily, weekly, yearly] = [1, 7, 365].map((every) => ledger(given, person, [], every));
      expect(entries(weekly ?? [])).toEqual(entries(daily ?? []));
      expect(entries(yearly ?? [])).toEqual(entries(daily ?? []));
    });
    fc.assert(property, { numRuns: 15 });
  });

  it('gives the same sum of each year whatever is used', () => {
    const property = fc.property(anyRules, anyLife, anyUses, (given, person, asked) => {
      const uses = asked.map(({ at, early, amount }) =>
        use(addDays(from, at), amount, addDays(from, Math.max(0, at - early))),
      );
      const [daily, weekly, yearly] = [1, 7, 365].map((every) =>
        byYear(ledger(given, person, uses, every)),
      );
      expect(weekly).toEqual(daily);
      expect(yearly).toEqual(daily);
    });
    fc.assert(property, { numRuns: 15 });
  });
});
