import { expect, it } from 'vitest';
import { type DueEntries, dueEntries, type LedgerRules, type Posted } from './due-entries.ts';
import { earnedIn } from './earned-days.ts';
import type { Life } from './stays.ts';

const rules: LedgerRules = {
  yearly: 12_000,
  accrual: 'Up front',
  proRata: true,
  levels: [],
  onProbation: true,
  firstYear: 2020,
  carryMost: 5_000,
  carryMonths: 12,
  balanceMost: null,
};
const life: Life = { joinedOn: '2015-05-05', confirmedOn: '2015-05-05', lastDay: null };
const own = (kind: Posted['kind'], day: string, amount: number): Posted => ({
  year: Number(day.slice(0, 4)),
  kind,
  amount,
  day,
  madeOn: day,
  dueKey: null,
});
const told = (due: readonly DueEntries[], year: number): string[] =>
  due
    .filter((one) => one.year === year && one.amount !== 0)
    .map(({ dueKey, day, amount }) => `${day} ${dueKey}: ${amount / 1000}`);

it('who came on 29 February reaches a step of seniority with the whole year', () => {
  const giving = {
    ...rules,
    accrual: 'Yearly',
    levels: [{ fromMonths: 12, yearly: 20_000 }],
  } as const;
  const leap = { joinedOn: '2024-02-29', confirmedOn: '2024-02-29', lastDay: null };
  const given = [2024, 2025, 2028].flatMap((year) => earnedIn(year, giving, leap));
  expect(given.map(({ day, amount }) => `${day} ${amount}`)).toEqual([
    '2025-02-28 20000',
    '2028-02-29 20000',
  ]);
});

it('carried days that last a year can be used on its last day', () => {
  const first = own('use', '2021-06-01', -7_000);
  const eve = dueEntries({ ...rules, firstYear: 2021 }, life, [first], '2022-12-31');
  expect(told(eve, 2022)).toEqual(['2022-01-01 carry 2021: 5', '2022-01-01 grant 2022: 12']);
  const late = own('use', '2022-12-31', -2_000);
  const after = dueEntries({ ...rules, firstYear: 2021 }, life, [first, late], '2023-01-01');
  expect(told(after, 2022)).toEqual([
    '2022-01-01 carry 2021: 5',
    '2022-01-01 grant 2022: 12',
    '2022-12-31 lapse 2022: -3',
    '2022-12-31 carried 2022: -5',
    '2022-12-31 expire 2022: -7',
  ]);
});

it('what a leaver carried is left for the settlement', () => {
  const quarter = { ...rules, carryMonths: 3, firstYear: 2021 };
  const left = { ...life, lastDay: '2022-02-28' };
  const due = dueEntries(quarter, left, [], '2022-06-01');
  expect(told(due, 2022)).toEqual(['2022-01-01 carry 2021: 5', '2022-01-01 grant 2022: 1.94']);
  const stays = dueEntries(quarter, life, [], '2022-06-01');
  expect(told(stays, 2022)).toContain('2022-04-01 lapse 2022: -5');
});

it('what someone did in a far year gives nothing for the years until then', () => {
  const due = dueEntries(rules, life, [own('adjust', '2190-01-01', 1_000)], '2021-03-01', 2021);
  expect(Math.max(...due.map(({ year }) => year))).toBe(2021);
});
