import { render } from '@muster/contract/kernel/words/sentence.ts';
import type { LineWhy } from '@muster/contract/pay/payslip/line-why.ts';
import type { Payslip, PayslipLine } from '@muster/contract/pay/sheet-calls.ts';
import { payslipEn } from '@muster/contract/pay/words/payslip-words.en.ts';
import { expect, it } from 'vitest';
import { lineSources, type SourceSpeech } from './line-source.ts';

const id = '0199d6f0-0000-7000-8000-000000000001';
const staff = { id, name: 'Staff' };
const october: Pick<Payslip, 'month' | 'title' | 'salaries'> = {
  month: '2026-10',
  title: 'Eid-ul-Fitr',
  salaries: [
    { from: '2025-01-01', structure: staff, structureFrom: '2024-01-01' },
    { from: '2026-10-16', structure: staff, structureFrom: '2024-01-01' },
  ],
};
const speech: SourceSpeech = {
  said: payslipEn,
  say: (sentence, values) => render(sentence, values, 'en'),
  language: 'en',
  showMoment: (instant) => instant.slice(0, 10),
};
const bySalary = [
  'salary: Salary of Jan 01, 2025',
  'salary: Salary of Oct 16, 2026',
  'structure: Staff, version of Jan 01, 2024',
];
const entered = { by: 'Kamrun Nahar', at: '2026-10-20T04:00:00.000Z' };

/** What the source needs of a year's tax. */
const tax = (from: string) => ({ year: 2026, from, version: 2 }) as NonNullable<LineWhy['tax']>;

type Given = Partial<Pick<PayslipLine, 'author' | 'computed'>> & { readonly why: LineWhy | null };

it.each<[string, Given, string[]]>([
  ['a part of the gross', { why: { how: 'rate' } }, bySalary],
  [
    'overtime',
    { why: { how: 'count', count: 'overtime' } },
    ['attendance: Attendance of October 2026', ...bySalary],
  ],
  [
    'income tax',
    { why: { how: 'tax', tax: tax('2026-07') } },
    ['tax: Income tax 2026-27, slabs version 2'],
  ],
  [
    'income tax of a calendar year',
    { why: { how: 'tax', tax: tax('2026-01') } },
    ['tax: Income tax 2026, slabs version 2'],
  ],
  [
    'leave that was encashed',
    { why: { how: 'count', count: 'encashedLeave' } },
    ['leave: Leave of October 2026', ...bySalary],
  ],
  [
    'an attendance bonus that someone set otherwise',
    { why: { how: 'condition' }, computed: 100n, author: entered },
    [
      'attendance: Attendance of October 2026',
      ...bySalary,
      'author: Changed by Kamrun Nahar, 2026-10-20',
    ],
  ],
  [
    'what was entered',
    { why: { how: 'entered', cause: 'entry' }, author: entered },
    ['author: Entered by Kamrun Nahar, 2026-10-20'],
  ],
  [
    'an instalment',
    {
      why: {
        how: 'entered',
        cause: 'loan',
        loan: { id, since: '2026-09-15T06:00:00.000Z', principal: 1n },
      },
    },
    ['loan: Loan of Sep 15, 2026'],
  ],
  [
    'arrears',
    { why: { how: 'entered', cause: 'arrear', month: '2026-08' } },
    ['payslip: Payslip of August 2026'],
  ],
  ['a bonus', { why: { how: 'bonus' } }, ['bonus: Bonus for Eid-ul-Fitr', ...bySalary]],
  ['what was rounded', { why: { how: 'rounding' } }, []],
  ['what cannot be explained any more', { why: null }, []],
])('%s', (_, given, expected) => {
  const sources = lineSources({ author: null, computed: null, ...given }, october, speech);
  expect(sources.map(({ of, text }) => `${of.kind}: ${text}`)).toEqual(expected);
});
