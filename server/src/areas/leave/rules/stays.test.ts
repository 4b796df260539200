import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DueEntries, dueEntries, type LedgerRules, type Posted } from './due-entries.ts';
import type { Stay } from './earned-days.ts';
import type { Life } from './stays.ts';

const rules: LedgerRules = {
  yearly: 10_000,
  accrual: 'Up front',
  proRata: true,
  levels: [],
  onProbation: true,
  firstYear: 2025,
  carryMost: 5_000,
  carryMonths: null,
  balanceMost: null,
};
const stay = (joinedOn: string, lastDay: string): Stay => ({
  joinedOn,
  confirmedOn: joinedOn,
  lastDay,
});
const back = (joinedOn: string, ...earlier: Stay[]): Life => ({
  joinedOn,
  confirmedOn: joinedOn,
  lastDay: null,
  earlier,
});
const own = (kind: Posted['kind'], day: string, amount: number): Posted => ({
  year: Number(day.slice(0, 4)),
  kind,
  amount,
  day,
  madeOn: day,
  dueKey: null,
});
const asPosted = (due: readonly DueEntries[], madeOn: string): Posted[] =>
  due.map((one) => ({ ...one, madeOn }));
const told = (due: readonly DueEntries[]): string[] =>
  due.map(({ dueKey, day, amount }) => `${day} ${dueKey}: ${amount / 1000}`);

describe('each stay stands by itself', () => {
  const year2025 = stay('2025-01-01', '2025-12-31');

  it('what was used in an earlier stay is no debt of the next one', () => {
    const used = own('use', '2025-03-09', -5_000);
    const due = dueEntries(rules, back('2026-06-01', year2025), [used], '2026-06-01');
    expect(told(due)).toEqual(['2025-01-01 grant 2025: 10', '2026-06-01 grant 2026: 5.863']);
  });

  it('back in the year of leaving: what was left is settled, what was owed too', () => {
    const early = stay('2025-01-01', '2025-02-28');
    const life = back('2025-06-01', early);
    const after = told(dueEntries({ ...rules, proRata: false }, life, [], '2025-06-01'));
    expect(after).toEqual([
      '2025-01-01 grant 2025: 10',
      '2025-02-28 ended 2025: -10',
      '2025-06-01 grant 2025 #2: 10',
    ]);
    const owes = [own('use', '2025-02-10', -12_000)];
    expect(told(dueEntries({ ...rules, proRata: false }, life, owes, '2025-06-01'))[1]).toBe(
      '2025-02-28 ended 2025: 2',
    );
    // until the day of coming back it is left for the settlement
    const before = told(dueEntries({ ...rules, proRata: false }, life, [], '2025-05-31'));
    expect(before).toEqual(['2025-01-01 grant 2025: 10']);
  });

  it('back on the day after the last one', () => {
    const due = dueEntries(rules, back('2026-01-01', year2025), [], '2026-01-01');
    expect(told(due)).toEqual(['2025-01-01 grant 2025: 10', '2026-01-01 grant 2026: 10']);
  });

  it('what was turned into a debt before is put right', () => {
    const wrong = [
      ...asPosted(dueEntries(rules, year2025, [], '2025-06-01'), '2025-06-01'),
      own('use', '2025-03-09', -5_000),
      { ...own('carry', '2025-12-31', 5_000), dueKey: 'carried 2025' },
      { ...own('carry', '2026-01-01', -5_000), dueKey: 'carry 2025' },
      { ...own('grant', '2026-06-01', 5_863), dueKey: 'grant 2026' },
    ];
    const due = dueEntries(rules, back('2026-06-01', year2025), wrong, '2026-06-02');
    expect(told(due)).toEqual(['2025-12-31 carried 2025 #2: -5', '2026-01-01 carry 2025 #2: 5']);
  });

  it('a coming back that is taken back leaves no trace', () => {
    const life = back('2025-06-01', stay('2025-01-01', '2025-02-28'));
    const posted = asPosted(dueEntries(rules, life, [], '2025-06-01'), '2025-06-01');
    const alone = stay('2025-01-01', '2025-02-28');
    const more = asPosted(dueEntries(rules, alone, posted, '2025-06-02'), '2025-06-02');
    const sum = [...posted, ...more].reduce((total, { amount }) => total + amount, 0);
    const fresh = dueEntries(rules, alone, [], '2025-06-02');
    expect(sum).toBe(fresh.reduce((total, { amount }) => total + amount, 0));
  });
});

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
  firstYear: fc.constant(2020),
  carryMost: fc.constantFrom(0, 5000, 366_000),
  carryMonths: fc.constantFrom(null, 1, 3, 12),
  balanceMost: fc.constantFrom(null, 15_000, 60_000),
});
const first = '2020-01-01';
const anyDays = fc.tuple(
  fc.nat(500),
  fc.integer({ min: 1, max: 500 }),
  fc.integer({ min: 1, max: 400 }),
);
const anyDoings = fc.array(
  fc.record({
    at: fc.nat(1800),
    amount: fc.integer({ min: -3000, max: 3000 }),
    kind: fc.constantFrom('use', 'use', 'encash', 'adjust', 'give back'),
  }),
  { maxLength: 8 },
);
const span = 1800;

/** The ledger after running every so many days. */
function ledger(
  given: LedgerRules,
  life: Life,
  doings: readonly Posted[],
  every: number,
): Posted[] {
  let posted: Posted[] = [];
  for (let at = 0; at <= span; at += every) {
    const [before, today] = [addDays(first, at - every), addDays(first, at)];
    posted = [...posted, ...doings.filter(({ day }) => day > before && day <= today)];
    posted = [...posted, ...asPosted(dueEntries(given, life, posted, today), today)];
  }
  return posted;
}
const sumOf = (all: readonly Posted[], isIn: (year: number) => boolean): number =>
  all.filter(({ year }) => isIn(year)).reduce((sum, { amount }) => sum + amount, 0);

it('whoever comes back has in each year what someone has who is new, whatever was before', () => {
  const property = fc.property(
    anyRules,
    anyDays,
    anyDoings,
    fc.constantFrom(14, 91, 365),
    (given, [joined, stayed, away], asked, every) => {
      const day = (at: number): string => addDays(first, at);
      const early = stay(day(joined), day(joined + stayed));
      const joinedOn = day(joined + stayed + away);
      const again = { joinedOn, confirmedOn: joinedOn, lastDay: null };
      const doings = asked
        .filter(({ amount }) => amount !== 0)
        .map(({ at, amount, kind }) => own(kind, day(at), amount));
      const whole = ledger(given, { ...again, earlier: [early] }, doings, every);
      const fresh = ledger(
        given,
        again,
        doings.filter((one) => one.day >= joinedOn),
        every,
      );
      const leaver = ledger(
        given,
        early,
        doings.filter((one) => one.day < joinedOn),
        every,
      );
      const back2 = Number(joinedOn.slice(0, 4));
      for (let year = 2020; year <= 2025; year += 1) {
        const alone = year < back2 ? leaver : fresh;
        expect(
          sumOf(whole, (of) => of === year),
          `${year}`,
        ).toBe(sumOf(alone, (of) => of === year));
      }
      expect(
        dueEntries(given, { ...again, earlier: [early] }, whole, day(span - (span % every))),
      ).toEqual([]);
    },
  );
  fc.assert(property, { numRuns: 50 });
});
