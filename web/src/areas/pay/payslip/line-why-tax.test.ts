import { render } from '@muster/contract/kernel/words/sentence.ts';
import type { LineWhy } from '@muster/contract/pay/payslip/line-why.ts';
import { payslipBn } from '@muster/contract/pay/words/payslip-words.bn.ts';
import { payslipEn } from '@muster/contract/pay/words/payslip-words.en.ts';
import { expect, it } from 'vitest';
import { explainLine, type LineSpeech } from './line-why.ts';

const english: LineSpeech = {
  said: payslipEn,
  say: (sentence, values) => render(sentence, values, 'en'),
  language: 'en',
  currency: 'BDT',
  nameOf: ({ name }) => name,
};
const bangla: LineSpeech = {
  ...english,
  said: payslipBn,
  say: (sentence, values) => render(sentence, values, 'bn'),
  language: 'bn',
};
type YearTax = NonNullable<LineWhy['tax']>;
const explain = (tax: YearTax, speech: LineSpeech) =>
  explainLine(
    {
      component: { id: '0199d6f0-0000-7000-8000-000000000001', name: 'Income tax' },
      localName: null,
      kind: 'Deduction',
      isInGross: false,
      due: 50_000n,
      amount: 50_000n,
      computed: null,
      reason: null,
      isCarried: false,
      author: null,
      why: { how: 'tax', tax },
    },
    speech,
  );

/** Only what the line of a payslip tells of a year; the rest is on a page of its own. */
const taxed = {
  year: 2026,
  from: '2026-07',
  taxable: 174_509_677n,
  annual: 17_939_290n,
  rebate: 4_688_129n,
  deducted: 3_585_000n,
  months: 9,
  unit: 100,
} as YearTax;

it('tells how the income tax of a month came about', () => {
  expect(explain(taxed, english)).toEqual({
    formula: 'Tax of the year less what was deducted, over the months left',
    facts: [
      ['Calculation', '(৳1,79,392.90 − ৳35,850.00) ÷ 9 months'],
      ['Calculation', 'Rounded to a multiple of ৳1.00'],
      ['Calculation', 'Taxable income of the year: ৳17,45,096.77'],
      ['Calculation', 'Tax of the year: ৳1,79,392.90'],
      ['Calculation', 'Rebate already taken off: ৳46,881.29'],
      ['Calculation', 'Deducted before: ৳35,850.00'],
      ['Calculation', 'Months left, this one among them: 9'],
    ].map(([, sentence]) => [payslipEn.how.inputs, sentence]),
  });
});

it('tells neither a rebate nor a rounding that there is not', () => {
  const plain = { ...taxed, rebate: 0n, unit: 1, months: 1 };
  expect(explain(plain, english).facts.map(([, said]) => said)).toEqual([
    '(৳1,79,392.90 − ৳35,850.00) ÷ 1 month',
    'Taxable income of the year: ৳17,45,096.77',
    'Tax of the year: ৳1,79,392.90',
    'Deducted before: ৳35,850.00',
    'Months left, this one among them: 1',
  ]);
});

it('has Bangla figures in Bangla', () => {
  expect(explain(taxed, bangla).facts[0]).toEqual(['হিসাব', '(৳১,৭৯,৩৯২.৯০ − ৳৩৫,৮৫০.০০) ÷ ৯ মাস']);
});
