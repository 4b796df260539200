import { render } from '@muster/contract/kernel/words/sentence.ts';
import type { TaxSteps } from '@muster/contract/pay/tax/tax-steps.ts';
import { taxBn } from '@muster/contract/pay/tax/words/tax-words.bn.ts';
import { taxEn } from '@muster/contract/pay/tax/words/tax-words.en.ts';
import { expect, it } from 'vitest';
import { type PaperSpeech, type TaxedDetails, taxPaper } from './tax-paper.ts';

const english: PaperSpeech = {
  said: taxEn.details,
  say: (sentence, values) => render(sentence, values, 'en'),
  language: 'en',
};
const bangla: PaperSpeech = {
  said: taxBn.details,
  say: (sentence, values) => render(sentence, values, 'bn'),
  language: 'bn',
};
const id = '0199d6f0-0000-7000-8000-000000000001';
const band = (from: bigint, to: bigint | null, rate: number, income: bigint, tax: bigint) => ({
  from: from * 100n,
  to: to === null ? null : to * 100n,
  rate,
  income,
  tax,
});

/** The year of the picture that the page was drawn from. */
const steps: TaxSteps = {
  slabId: id,
  country: 'BD',
  year: 2026,
  from: '2026-07',
  until: '2027-06',
  version: 2,
  category: { key: 'general', name: 'General', localName: 'সাধারণ' },
  children: 0,
  before: 0n,
  paid: 48_450_000n,
  now: 16_459_677n,
  later: 8,
  monthly: 17_750_000n,
  entries: 0n,
  planned: [{ title: 'Eid-ul-Fitr', month: '2027-03', amount: 17_600_000n }],
  salary: 224_509_677n,
  exemption: { part: 1, of: 3, cap: 50_000_000n, fixed: 0n },
  exempt: 50_000_000n,
  taxable: 174_509_677n,
  bands: [
    band(0n, 400_000n, 0, 40_000_000n, 0n),
    band(400_000n, null, 1000, 134_509_677n, 22_627_419n),
  ],
  byBands: 22_627_419n,
  investments: [
    { key: 'dps', name: 'DPS', localName: 'ডিপিএস', amount: 15_000_000n, cap: 12_000_000n },
    { key: 'provident-fund', name: 'Own fund', localName: null, amount: 10_281_290n, cap: null },
  ],
  investment: 22_281_290n,
  rates: { ofIncome: 300, ofInvestment: 1000, cap: 75_000_000n },
  ofIncome: 5_235_290n,
  ofInvestment: 2_228_129n,
  rebate: 2_228_129n,
  relief: 0n,
  charges: [{ name: 'Cess', localName: null, amount: 0n }],
  least: 500_000n,
  uplift: 0n,
  annual: 20_399_290n,
  deducted: 3_585_000n,
  left: 16_814_290n,
  months: 9,
  unit: 100,
  tax: 1_868_300n,
};
const pay = (state: 'Paid' | 'Generated', of: string) => ({
  id: of,
  kind: 'Salary' as const,
  title: null,
  state,
  taxable: 0n,
  tax: 0n,
});
const details: TaxedDetails = {
  currency: 'BDT',
  steps,
  stepsOf: { id, month: '2026-10', kind: 'Salary', title: null },
  months: [
    { month: '2026-07', pays: [pay('Paid', 'a')], planned: null },
    { month: '2026-09', pays: [pay('Paid', 'b')], planned: null },
    { month: '2026-10', pays: [pay('Generated', id)], planned: null },
  ],
};
const told = (given: TaxedDetails, speech = english) =>
  taxPaper(given, speech).map(({ title, lines }) => [
    title,
    ...lines.map(({ name, rule, amount, weight }) =>
      [name, rule, String(amount), weight === 'result' && '='].filter(Boolean).join(' | '),
    ),
  ]);

it('reads like the paper of an accountant', () => {
  expect(told(details)).toEqual([
    [
      'Salary income of the year',
      'Paid so far | July – September | 48450000',
      'This month, October | 16459677',
      'Still to come | 8 × 1,77,500.00 | 142000000',
      'Eid-ul-Fitr, March (planned) | 17600000',
      'Salary income | 224509677 | =',
    ],
    [
      'Taxable income',
      'Exempt | the lower of 1/3 and 5,00,000.00 | -50000000',
      'Taxable income | 174509677 | =',
    ],
    ['Tax by bands', 'General | first band 4,00,000.00 | 22627419 | ='],
    [
      'Rebate for investments',
      'DPS | accepted, counts up to 1,20,000.00 | 15000000',
      'Own fund | from payroll | 10281290',
      '3% of taxable income | 5235290',
      '10% of investments | of 2,22,812.90 | 2228129',
      'Highest rebate | 75000000',
      'Rebate | the lowest of the limits | -2228129 | =',
      'Tax of the year | at least 5,000.00 | 20399290 | =',
    ],
    [
      'This month',
      'Deducted before | -3585000',
      'Left to deduct | over 9 months | 16814290',
      'Tax in October | 1,68,142.90 ÷ 9, rounded | 1868300 | =',
    ],
  ]);
});

it('says that there are no investments, and what else there was', () => {
  const other: TaxedDetails = {
    ...details,
    steps: {
      ...steps,
      before: 100n,
      entries: 200n,
      investments: [],
      rebate: 0n,
      relief: 300n,
      charges: [{ name: 'Cess', localName: null, amount: 400n }],
      least: 0n,
      uplift: 500n,
      left: -100n,
      tax: 0n,
      children: 1,
    },
  };
  const [income, , byBands, rebate, month] = told(other);
  expect(income).toContain('Before this system was used | 100');
  expect(income).toContain('Entered for the months to come | 200');
  expect(byBands?.[1]).toContain('first band 4,00,000.00, 1 child with a disability');
  expect(rebate?.slice(1)).toEqual([
    'Relief | -300',
    'Cess | 400',
    'More, for want of the proof of a return | 500',
    'Tax of the year | 20399290 | =',
  ]);
  expect(taxPaper(other, english)[3]?.note).toBe('No investments were accepted for this year.');
  expect(month?.at(-1)).toBe('Tax in October | nothing is left to deduct | 0 | =');
});

it('speaks of a bonus as one', () => {
  const bonus = { ...details, stepsOf: { ...details.stepsOf, title: 'Eid-ul-Adha' } };
  const lines = told(bonus).flat();
  expect(lines).toContain('This bonus, October | 16459677');
  expect(lines.at(-1)).toContain('Tax of this bonus');
});

it('has names and figures of the reader’s language', () => {
  const lines = told(details, bangla).flat();
  expect(lines).toContain('সাধারণ | প্রথম ধাপ ৪,০০,০০০.০০ | 22627419 | =');
  expect(lines).toContain('আরও আসবে | ৮ × ১,৭৭,৫০০.০০ | 142000000');
  expect(lines).toContain('করযোগ্য আয়ের ৩% | 5235290');
});
