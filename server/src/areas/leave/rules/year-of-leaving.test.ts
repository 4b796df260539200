import { expect, it } from 'vitest';
import { type DueEntries, dueEntries, type LedgerRules, type Posted } from './due-entries.ts';
import type { Life } from './stays.ts';

const rules: LedgerRules = {
  yearly: 12_000,
  accrual: 'Up front',
  proRata: true,
  levels: [],
  onProbation: true,
  firstYear: 2021,
  carryMost: 0,
  carryMonths: null,
  balanceMost: null,
};
const life = (joinedOn: string, lastDay: string | null = null): Life => ({
  joinedOn,
  confirmedOn: joinedOn,
  lastDay,
});
const asPosted = (due: readonly DueEntries[]): Posted[] =>
  due.map((one) => ({ ...one, madeOn: '2021-03-01' }));
const told = (due: readonly DueEntries[]): string[] =>
  due.map(({ dueKey, day, amount }) => `${day} ${dueKey}: ${amount / 1000}`);

it.each<[string, Partial<LedgerRules>, Life, string]>([
  [
    'the part until the last day',
    {},
    life('2015-05-05', '2021-07-01'),
    '2021-01-01 grant 2021: 5.984',
  ],
  ['joined and left in it', {}, life('2021-03-01', '2021-03-31'), '2021-03-01 grant 2021: 1.019'],
  [
    'all of it with its last day',
    {},
    life('2015-05-05', '2021-12-31'),
    '2021-01-01 grant 2021: 12',
  ],
  [
    'never shortened',
    { proRata: false },
    life('2015-05-05', '2021-07-01'),
    '2021-01-01 grant 2021: 12',
  ],
])('of the year of leaving: %s', (_, more, person, expected) => {
  expect(told(dueEntries({ ...rules, ...more }, person, [], '2021-03-01'))).toEqual([expected]);
});

it('a grant is shortened when a last day becomes known, and whole again when it is taken back', () => {
  const [stays, leaves] = [life('2015-05-05'), life('2015-05-05', '2021-07-01')];
  const before = asPosted(dueEntries(rules, stays, [], '2021-03-01'));
  const shorter = dueEntries(rules, leaves, before, '2021-03-02');
  expect(told(shorter)).toEqual(['2021-01-01 grant 2021 #2: -6.016']);
  expect(told(dueEntries(rules, stays, [...before, ...asPosted(shorter)], '2021-03-03'))).toEqual([
    '2021-01-01 grant 2021 #3: 6.016',
  ]);
  // what was used of it already is not taken back
  const used: Posted = {
    year: 2021,
    kind: 'use',
    amount: -10_000,
    day: '2021-02-01',
    madeOn: '2021-02-01',
    dueKey: null,
  };
  expect(told(dueEntries(rules, leaves, [...before, used], '2021-03-02'))).toEqual([
    '2021-01-01 grant 2021 #2: -2',
  ]);
});
