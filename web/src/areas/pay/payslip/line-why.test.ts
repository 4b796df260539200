import { render } from '@muster/contract/kernel/words/sentence.ts';
import type { LineWhy } from '@muster/contract/pay/payslip/line-why.ts';
import type { PayslipLine } from '@muster/contract/pay/sheet-calls.ts';
import { payslipBn } from '@muster/contract/pay/words/payslip-words.bn.ts';
import { payslipEn } from '@muster/contract/pay/words/payslip-words.en.ts';
import { expect, it } from 'vitest';
import { explainLine, type LineSpeech } from './line-why.ts';

const basic = { id: '0199d6f0-0000-7000-8000-000000000001', name: 'Basic pay' };
const speech: LineSpeech = {
  said: payslipEn,
  say: (sentence, values) => render(sentence, values, 'en'),
  language: 'en',
  currency: 'BDT',
  nameOf: ({ name }) => name,
};
const line = (why: LineWhy | null, others: Partial<PayslipLine> = {}): PayslipLine => ({
  component: basic,
  localName: null,
  kind: 'Earning',
  isInGross: false,
  due: 50_000n,
  amount: 50_000n,
  computed: null,
  reason: null,
  isCarried: false,
  author: null,
  why,
  ...others,
});
const halves = [
  { from: '2026-10-01', until: '2026-10-15', days: 15, monthly: 8_000_000n },
  { from: '2026-10-16', until: '2026-10-31', days: 16, monthly: 8_800_000n },
];

it.each<[string, LineWhy, string, string[]]>([
  [
    'a rate that changed within the month',
    { how: 'rate', shares: halves, paid: 31, whole: 31, isRemainder: false },
    'Monthly amounts of the month, each by its days',
    [
      'Oct 01 – Oct 15, 2026: ৳80,000.00 a month, 15 days',
      'Oct 16 – Oct 31, 2026: ৳88,000.00 a month, 16 days',
      '31 of 31 days are paid.',
    ],
  ],
  [
    'the remainder',
    { how: 'rate', shares: halves.slice(0, 1), paid: 15, whole: 31, isRemainder: true },
    'The rest of the gross pay',
    ['৳80,000.00 a month', '15 of 31 days are paid.'],
  ],
  [
    'a fixed amount',
    { how: 'fixed', amount: 150_000n, paid: 30, whole: 31 },
    'Fixed amount',
    ['৳1,500.00 a month', '30 of 31 days are paid.'],
  ],
  [
    'a fixed amount that changed within the month',
    { how: 'fixed', amount: 8_800_000n, shares: halves, paid: 31, whole: 31 },
    'Monthly amounts of the month, each by its days',
    [
      'Oct 01 – Oct 15, 2026: ৳80,000.00 a month, 15 days',
      'Oct 16 – Oct 31, 2026: ৳88,000.00 a month, 16 days',
      '31 of 31 days are paid.',
    ],
  ],
  [
    'a percentage',
    { how: 'percent', percent: 850, base: 8_412_903n, of: basic },
    '8.5% of Basic pay',
    ['৳84,129.03 × 8.5%'],
  ],
  [
    'a percentage of the gross',
    { how: 'percent', percent: 5000, base: 4_000_000n, of: null },
    '50% of gross pay',
    ['৳40,000.00 × 50%'],
  ],
  [
    'a percentage that changed within the month',
    {
      how: 'percent',
      percent: 1000,
      base: 4_000_000n,
      of: null,
      parts: [
        { percent: 850, base: 1_000_000n },
        { percent: 1000, base: 3_000_000n },
      ],
    },
    '10% of gross pay',
    ['৳10,000.00 × 8.5%', '৳30,000.00 × 10%'],
  ],
  [
    'overtime at twice the rate',
    {
      how: 'count',
      count: 'overtime',
      quantity: 90,
      each: null,
      divisor: 208,
      percent: 20_000,
      of: basic,
      shares: halves.slice(0, 1),
    },
    'Overtime hours × rate',
    ['৳80,000.00 ÷ 208 × 2 × 1.5', 'The rate is a part of Basic pay.'],
  ],
  [
    'absence of the gross',
    {
      how: 'count',
      count: 'absence',
      quantity: 500,
      divisor: 30,
      percent: 10_000,
      shares: halves.slice(0, 1),
    },
    'Days absent × rate',
    ['৳80,000.00 ÷ 30 × 0.5', 'The rate is a part of gross pay.'],
  ],
  [
    'nights at an amount each',
    { how: 'count', count: 'nights', quantity: 4, each: 12_500n, divisor: 30, percent: 10_000 },
    'Nights worked × rate',
    ['4 × ৳125.00'],
  ],
  [
    'a bonus with a condition',
    {
      how: 'condition',
      amount: 60_000n,
      absence: 1500,
      lates: 2,
      mostAbsence: 1000,
      mostLates: 3,
    },
    'Paid whole, or not at all',
    [
      '৳600.00 for a whole month. Days absent: at most 1. Late arrivals: at most 3.',
      'Days absent: 1.5. Late arrivals: 2.',
    ],
  ],
  [
    'a festival bonus of the first year',
    { how: 'bonus', percent: 10_000, base: 1_200_000n, of: basic, months: 6 },
    '100% of Basic pay, for the festival',
    ['৳12,000.00 × 100%', '6 of 12 months of service count.'],
  ],
  ['what was entered', { how: 'entered', note: 'Eid' }, 'Entered for this month', ['Eid']],
  [
    'what is given back',
    { how: 'entered', cause: 'carried', month: '2026-09' },
    'Given back for September 2026',
    ['More was deducted later for September 2026 than was left over of it.'],
  ],
  [
    'what is made up for an earlier month',
    { how: 'entered', cause: 'arrear', month: '2026-09' },
    'Arrears for September 2026',
    ['What September 2026 comes to by what is known now, less what was paid for it.'],
  ],
  [
    'what is made up for an earlier month, with what it is the difference of',
    {
      how: 'entered',
      cause: 'arrear',
      month: '2026-09',
      shouldBe: 1_500_000n,
      wasPaid: 1_200_000n,
    },
    'Arrears for September 2026',
    ['September 2026 comes to ৳15,000.00 by what is known now. Settled before: ৳12,000.00.'],
  ],
  [
    'an instalment of a loan',
    {
      how: 'entered',
      cause: 'loan',
      note: 'Roof',
      loan: { id: basic.id, since: '2026-09-15T06:00:00.000Z', principal: 1_200_000n },
    },
    'Instalment of the loan of Sep 15, 2026',
    ['৳12,000.00 was lent.', 'Roof'],
  ],
  [
    'how far a loan is paid back',
    { how: 'entered', cause: 'loan', leftBefore: 900_000n },
    'Instalment of a loan',
    ['Left before this instalment: ৳9,000.00. Left after it: ৳8,500.00.'],
  ],
  [
    'an instalment of a loan that is not known any more',
    { how: 'entered', cause: 'loan' },
    'Instalment of a loan',
    [],
  ],
  [
    'rounding',
    { how: 'rounding', unit: 100, net: 13_423_487n },
    'Rounded up',
    ['৳1,34,234.87 is rounded up to a whole multiple of ৳1.00.'],
  ],
])('%s is explained', (_, why, formula, sentences) => {
  const explained = explainLine(line(why), speech);
  expect(explained.formula).toBe(formula);
  expect(explained.facts.map(([, sentence]) => sentence)).toEqual(sentences);
});

it('what is deducted later is what was left over', () => {
  const why = { how: 'entered', cause: 'carried', month: '2026-09' } as const;
  expect(explainLine(line(why, { kind: 'Deduction' }), speech)).toEqual({
    formula: 'Left over from September 2026',
    facts: [],
  });
});

it('a count at rates that changed is calculated from their average by days', () => {
  const { facts } = explainLine(
    line({
      how: 'count',
      count: 'absence',
      quantity: 500,
      divisor: 30,
      percent: 10_000,
      shares: halves,
    }),
    speech,
  );
  expect(facts[2]?.[1]).toBe('৳84,129.03 ÷ 30 × 0.5');
});

const unpaid = { how: 'count', count: 'unpaidLeave', divisor: 26, percent: 10_000 } as const;
it.each<[string, LineWhy, readonly (readonly [string, string])[]]>([
  [
    'all of the month is days away',
    {
      ...unpaid,
      quantity: 0,
      away: { quantity: 1_550_000, days: 31, paid: 30, whole: 30 },
      shares: halves.slice(0, 1),
    },
    [['Suspended or on long leave', '৳80,000.00 ÷ 31 × 15.5']],
  ],
  [
    'days away beside a day of leave, of part of a month',
    {
      ...unpaid,
      quantity: 100_000,
      away: { quantity: 400_000, days: 15, paid: 15, whole: 30 },
      shares: halves.slice(0, 1),
    },
    [
      ['Calculation', '৳80,000.00 ÷ 26 × 1'],
      ['Suspended or on long leave', '৳40,000.00 ÷ 15 × 4'],
    ],
  ],
])('%s', (_, why, expected) => {
  expect(explainLine(line(why), speech).facts.slice(0, -1)).toEqual(expected);
});

it('says what was calculated, what it was set to and why, and what is not deducted', () => {
  const changed = line(null, { computed: 60_000n, reason: 'Away', amount: 20_000n });
  expect(explainLine({ ...changed, isCarried: true }, speech).facts).toContainEqual([
    'Deducted',
    '৳200.00 of ৳500.00 was deducted. The rest is deducted from the next pay.',
  ]);
  expect(explainLine(changed, speech)).toEqual({
    formula: 'It is kept as it was when it was calculated.',
    facts: [
      ['Changed', '৳600.00 was calculated. It was set to ৳500.00: Away'],
      ['Deducted', '৳200.00 of ৳500.00 was deducted. The rest is not deducted later.'],
    ],
  });
});

it('says that what was not taken of an instalment stays in the loan', () => {
  const short = line({ how: 'entered', cause: 'loan' }, { amount: 20_000n });
  expect(explainLine(short, speech).facts).toEqual([
    ['Deducted', '৳200.00 of ৳500.00 was deducted. The rest stays in the loan.'],
  ]);
});

it('has Bangla figures in Bangla', () => {
  const bangla: LineSpeech = {
    ...speech,
    said: payslipBn,
    say: (sentence, values) => render(sentence, values, 'bn'),
    language: 'bn',
  };
  const why: LineWhy = { how: 'percent', percent: 850, base: 8_412_903n, of: null };
  expect(explainLine(line(why), bangla)).toEqual({
    formula: 'মোট বেতনের ৮.৫%',
    facts: [['হিসাব', '৳৮৪,১২৯.০৩ × ৮.৫%']],
  });
  const festival: LineWhy = { ...why, how: 'bonus', months: 12 };
  expect(explainLine(line(festival), bangla).formula).toBe('উৎসবের জন্য মোট বেতনের ৮.৫%');
});
