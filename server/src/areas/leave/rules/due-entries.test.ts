import { describe, expect, it } from 'vitest';
import { type DueEntries, dueEntries, type LedgerRules, type Posted } from './due-entries.ts';
import type { Life } from './stays.ts';

const rules = (more: Partial<LedgerRules> = {}): LedgerRules => ({
  yearly: 12_000,
  accrual: 'Up front',
  proRata: true,
  levels: [],
  onProbation: true,
  firstYear: 2020,
  carryMost: 0,
  carryMonths: null,
  balanceMost: null,
  ...more,
});
const life = (joinedOn: string, more: Partial<Life> = {}): Life => ({
  joinedOn,
  confirmedOn: joinedOn,
  lastDay: null,
  ...more,
});
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
const told = (due: readonly DueEntries[]): string[] =>
  due.map(({ dueKey, day, amount }) => `${day} ${dueKey}: ${amount / 1000}`);
const sum = (all: readonly { amount: number }[]): number =>
  all.reduce((total, { amount }) => total + amount, 0);

describe('what is given', () => {
  it.each([
    [
      'up front, here for years',
      rules(),
      life('2015-05-05'),
      '2020-06-01',
      ['2020-01-01 grant 2020: 12'],
    ],
    [
      'joined in July: what is left, by days',
      rules(),
      life('2021-07-02'),
      '2021-07-02',
      ['2021-07-02 grant 2021: 6.016'],
    ],
    [
      'joined in July, never shortened',
      rules({ proRata: false }),
      life('2021-07-02'),
      '2021-07-02',
      ['2021-07-02 grant 2021: 12'],
    ],
    ['not joined yet', rules(), life('2021-07-02'), '2021-07-01', []],
    [
      'nothing before the kind was known',
      rules({ firstYear: 2022 }),
      life('2015-05-05'),
      '2021-12-31',
      [],
    ],
    [
      'not on probation',
      rules({ onProbation: false }),
      life('2021-01-01', { confirmedOn: null }),
      '2021-12-31',
      [],
    ],
    [
      'from confirmation on',
      rules({ onProbation: false }),
      life('2021-01-01', { confirmedOn: '2021-07-02' }),
      '2021-12-31',
      ['2021-07-02 grant 2021: 6.016'],
    ],
    [
      'left before the year began',
      rules({ firstYear: 2021 }),
      life('2015-05-05', { lastDay: '2020-12-31' }),
      '2021-06-01',
      [],
    ],
    [
      'monthly',
      rules({ accrual: 'Monthly', firstYear: 2021 }),
      life('2015-05-05'),
      '2021-03-01',
      [
        '2021-01-01 accrual 2021-01: 1',
        '2021-02-01 accrual 2021-02: 1',
        '2021-03-01 accrual 2021-03: 1',
      ],
    ],
    [
      'monthly until the last day',
      rules({ accrual: 'Monthly', firstYear: 2021 }),
      life('2015-05-05', { lastDay: '2021-02-28' }),
      '2021-12-31',
      ['2021-01-01 accrual 2021-01: 1', '2021-02-01 accrual 2021-02: 1'],
    ],
    [
      'yearly, first after a whole year',
      rules({ accrual: 'Yearly' }),
      life('2021-07-02'),
      '2022-07-01',
      [],
    ],
    [
      'yearly, on the day',
      rules({ accrual: 'Yearly' }),
      life('2021-07-02'),
      '2022-07-02',
      ['2022-07-02 grant 2022: 12'],
    ],
    [
      'yearly, came on 29 February',
      rules({ accrual: 'Yearly', firstYear: 2023 }),
      life('2020-02-29'),
      '2023-03-01',
      ['2023-02-28 grant 2023: 12'],
    ],
    [
      'yearly, came on 29 February, in a leap year',
      rules({ accrual: 'Yearly', firstYear: 2024 }),
      life('2020-02-29'),
      '2024-03-01',
      ['2024-02-29 grant 2024: 12'],
    ],
    [
      'more after five years',
      rules({
        levels: [
          { fromMonths: 60, yearly: 20_000 },
          { fromMonths: 12, yearly: 15_000 },
        ],
      }),
      life('2015-01-01'),
      '2020-01-01',
      ['2020-01-01 grant 2020: 20'],
    ],
    [
      'not yet five years on the day of the grant',
      rules({ levels: [{ fromMonths: 60, yearly: 20_000 }] }),
      life('2015-01-02'),
      '2020-06-01',
      ['2020-01-01 grant 2020: 12'],
    ],
  ] as const)('%s', (_, given, person, upTo, expected) => {
    expect(told(dueEntries(given, person, [], upTo))).toEqual(expected);
  });

  it('monthly slices add up to the year exactly, also to what is left of it', () => {
    for (const yearly of [10_000, 14_000, 17_000, 333])
      for (const day of ['2021-01-01', '2021-02-28', '2021-03-31', '2021-12-31', '2024-02-29']) {
        const monthly = rules({ accrual: 'Monthly', yearly });
        const up = rules({ yearly });
        const end = `${day.slice(0, 4)}-12-31`;
        const slices = dueEntries(monthly, life(day), [], end);
        expect(sum(slices)).toBe(sum(dueEntries(up, life(day), [], end)));
        expect(slices.every(({ amount }) => amount > 0)).toBe(true);
      }
  });

  it('never more than someone may have', () => {
    const capped = rules({ accrual: 'Monthly', firstYear: 2021, balanceMost: 2500 });
    const due = dueEntries(capped, life('2015-05-05'), [use('2021-05-10', 1500)], '2021-07-01');
    expect(told(due)).toEqual([
      '2021-01-01 accrual 2021-01: 1',
      '2021-02-01 accrual 2021-02: 1',
      '2021-03-01 accrual 2021-03: 0.5',
      '2021-06-01 accrual 2021-06: 1',
      '2021-07-01 accrual 2021-07: 0.5',
    ]);
  });

  it('is given up front before its year for leave that is asked for early, and stays', () => {
    const early = dueEntries(
      rules({ firstYear: 2021 }),
      life('2015-05-05'),
      [],
      '2021-11-01',
      2022,
    );
    expect(told(early)).toEqual(['2021-01-01 grant 2021: 12', '2022-01-01 grant 2022: 12']);
    const posted = asPosted(early, '2021-11-01');
    expect(
      dueEntries(rules({ firstYear: 2021 }), life('2015-05-05'), posted, '2021-11-02'),
    ).toEqual([]);
    const left = life('2015-05-05', { lastDay: '2021-12-15' });
    expect(told(dueEntries(rules({ firstYear: 2021 }), left, posted, '2021-12-16'))).toEqual([
      '2021-01-01 grant 2021 #2: -0.526',
      '2022-01-01 grant 2022 #2: -12',
    ]);
  });

  it('follows the kind for the whole of this year and leaves past years alone', () => {
    const before = rules({ firstYear: 2021, carryMost: 5000 });
    const posted = asPosted(dueEntries(before, life('2015-05-05'), [], '2022-03-01'), '2022-03-01');
    const more = { ...before, yearly: 20_000 };
    expect(told(dueEntries(more, life('2015-05-05'), posted, '2022-03-02'))).toEqual([
      '2022-01-01 grant 2022 #2: 8',
    ]);
    const monthly = { ...before, accrual: 'Monthly' } as const;
    expect(told(dueEntries(monthly, life('2015-05-05'), posted, '2022-03-02'))).toEqual([
      '2022-01-01 accrual 2022-01: 1',
      '2022-02-01 accrual 2022-02: 1',
      '2022-03-01 accrual 2022-03: 1',
      '2022-01-01 grant 2022 #2: -12',
    ]);
  });

  it('takes nothing back that was used already', () => {
    const first = rules({ firstYear: 2021 });
    const posted = asPosted(dueEntries(first, life('2015-05-05'), [], '2021-03-01'), '2021-03-01');
    const less = { ...first, yearly: 5000 };
    const all = [...posted, use('2021-02-01', 10_000)];
    expect(told(dueEntries(less, life('2015-05-05'), all, '2021-03-02'))).toEqual([
      '2021-01-01 grant 2021 #2: -2',
    ]);
  });
});

describe('the end of a year', () => {
  const keeps = rules({ firstYear: 2021, carryMost: 5000 });
  const person = life('2015-05-05');

  it('carries some and loses the rest', () => {
    expect(told(dueEntries(keeps, person, [use('2021-03-01', 2000)], '2022-01-01'))).toEqual([
      '2021-01-01 grant 2021: 12',
      '2021-12-31 carried 2021: -5',
      '2021-12-31 expire 2021: -5',
      '2022-01-01 carry 2021: 5',
      '2022-01-01 grant 2022: 12',
    ]);
  });

  it('carries what is owed', () => {
    expect(told(dueEntries(keeps, person, [use('2021-03-01', 13_000)], '2022-01-01'))).toEqual([
      '2021-01-01 grant 2021: 12',
      '2021-12-31 carried 2021: 1',
      '2022-01-01 carry 2021: -1',
      '2022-01-01 grant 2022: 12',
    ]);
  });

  it('does not come for someone who left: the rest is settled', () => {
    const left = life('2015-05-05', { lastDay: '2021-11-30' });
    const given = '2021-01-01 grant 2021: 10.981';
    expect(told(dueEntries(keeps, left, [], '2022-06-01'))).toEqual([given]);
  });

  it('what is known late brings a difference', () => {
    const posted = asPosted(dueEntries(keeps, person, [], '2022-02-01'), '2022-02-01');
    const late = [...posted, use('2021-12-20', 9000, '2022-02-02')];
    expect(told(dueEntries(keeps, person, late, '2022-02-02'))).toEqual([
      '2021-12-31 carried 2021 #2: 2',
      '2021-12-31 expire 2021 #2: 7',
      '2022-01-01 carry 2021 #2: -2',
    ]);
  });

  it.each([
    ['nothing used', [], -5],
    ['some used in time', [use('2022-03-31', 2000)], -3],
    ['used too late', [use('2022-04-01', 2000)], -5],
    ['all used in time', [use('2022-01-02', 7000)], 0],
    ['all booked in time for later', [use('2022-06-01', 15_000, '2022-02-01')], -2],
    ['booked afterwards', [use('2022-06-01', 15_000, '2022-04-01')], -5],
  ] as const)('carried days are lost after three months: %s', (_, uses, lost) => {
    const three = { ...keeps, carryMonths: 3 };
    const due = dueEntries(three, person, uses, '2022-04-01');
    expect(sum(due.filter(({ dueKey }) => dueKey === 'lapse 2022')) / 1000).toBe(lost);
    const before = dueEntries(three, person, uses, '2022-03-31');
    expect(before.filter(({ dueKey }) => dueKey === 'lapse 2022')).toEqual([]);
  });
});
