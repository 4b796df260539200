import { expect, it } from 'vitest';
import type { StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import type { PersonInputs, Terms } from '../inputs.ts';
import {
  type ComparedPay,
  explainDifference,
  type GateLine,
  type GateSheet,
} from './explain-difference.ts';

const terms = {
  month: '2026-10',
  from: '2026-10-01',
  until: '2026-10-31',
  whole: 30,
  roundingId: 'rounding',
  components: [
    { id: 'basic', kind: 'Earning', isTaxable: true, takenAs: 'Other' },
    { id: 'overtime', kind: 'Earning', isTaxable: true, takenAs: 'Other' },
    { id: 'absence', kind: 'Deduction', isTaxable: true, takenAs: 'Absence' },
    { id: 'fund', kind: 'Deduction', isTaxable: false, takenAs: 'Fund' },
    { id: 'tax', kind: 'Deduction', isTaxable: false, takenAs: 'Tax' },
  ],
} as unknown as Terms;
const parts = [
  { componentId: 'basic', isInGross: true, calc: 'remainder' },
  { componentId: 'overtime', isInGross: false, calc: 'countRate', count: 'overtime' },
  { componentId: 'absence', isInGross: false, calc: 'countRate', count: 'absence' },
  { componentId: 'fund', isInGross: false, calc: 'percentOfComponent', count: null },
] as unknown as StructurePart[];
const known = { versions: new Map([['v1', parts]]), components: new Map() };

const line = (componentId: string, amount: bigint, more: Partial<GateLine> = {}): GateLine => ({
  componentId,
  kind: ['absence', 'fund', 'tax'].includes(componentId) ? 'Deduction' : 'Earning',
  isInGross: componentId === 'basic',
  due: amount,
  amount,
  computed: null,
  cause: null,
  ...more,
});
const usual = [line('basic', 30_000n), line('overtime', 1_000n), line('fund', 2_400n)];

interface Month {
  readonly gross?: number;
  readonly days?: number;
  readonly counts?: Partial<PersonInputs['counts']>;
  readonly lines?: readonly GateLine[];
  readonly designationId?: string;
}
const month = ({
  gross = 30_000,
  days = 30,
  counts = {},
  lines = usual,
  designationId = 'one',
}: Month = {}): GateSheet => ({
  terms,
  inputs: {
    segments: [{ rate: 'r', version: 'v1', gross, days, from: '2026-10-01', until: '2026-10-31' }],
    counts: { overtime: 60, absence: 0, ...counts },
  } as unknown as PersonInputs,
  paidDays: days,
  designationId,
  lines,
});
const told = (now: Month, before: Month | null = {}, more: Partial<ComparedPay> = {}) =>
  explainDifference(
    {
      now: month(now),
      before: before && month(before),
      since: '2026-09-01',
      joinedOn: '2020-01-01',
      lastDay: null,
      isElsewhere: false,
      ...more,
    },
    known,
  ).map(({ cause, amount }) => [cause, Number(amount)]);
const paid = (...lines: readonly GateLine[]): Month => ({ lines });

/** What a clerk could say of two payslips side by side. */
it.each<[string, unknown, readonly (readonly [string | null, number])[]]>([
  ['the same pay', told({}), []],
  [
    'a raise',
    told({ gross: 33_000, lines: [line('basic', 33_000n), ...usual.slice(1)] }),
    [['increment', 3000]],
  ],
  [
    'a raise with another post',
    told({
      gross: 33_000,
      designationId: 'two',
      lines: [line('basic', 33_000n), ...usual.slice(1)],
    }),
    [['promotion', 3000]],
  ],
  [
    'the fund of a raise',
    told({
      gross: 33_000,
      lines: [line('basic', 33_000n), line('overtime', 1000n), line('fund', 2640n)],
    }),
    [
      ['increment', 3000],
      ['fund', -240],
    ],
  ],
  [
    'more overtime',
    told({
      counts: { overtime: 120 },
      lines: [line('basic', 30_000n), line('overtime', 2000n), line('fund', 2400n)],
    }),
    [['overtime', 1000]],
  ],
  [
    'dearer overtime after a raise',
    told({
      gross: 33_000,
      lines: [line('basic', 33_000n), line('overtime', 1100n), line('fund', 2400n)],
    }),
    [
      ['increment', 3000],
      ['increment', 100],
    ],
  ],
  [
    'a day absent',
    told({ counts: { absence: 1000 }, ...paid(...usual, line('absence', 1000n)) }),
    [['unpaid', -1000]],
  ],
  [
    'ten days with a raise',
    told(
      { gross: 36_000, days: 10, lines: [line('basic', 12_000n), ...usual.slice(1)] },
      {},
      { lastDay: '2026-10-10' },
    ),
    [
      ['increment', 2000],
      ['left', -20_000],
    ],
  ],
  [
    'someone who came in the month before',
    told(
      {},
      { days: 10, lines: [line('basic', 10_000n), ...usual.slice(1)] },
      { joinedOn: '2026-09-21' },
    ),
    [['joined', 20_000]],
  ],
  [
    'someone new, with a payment besides',
    told(paid(...usual, line('basic', 500n, { isInGross: false, cause: 'entry' })), null, {
      joinedOn: '2026-10-01',
    }),
    [
      ['joined', 30_000],
      ['joined', 1000],
      ['joined', -2400],
      ['entry', 500],
    ],
  ],
  [
    'someone who was there and not paid',
    told({}, null),
    [
      [null, 30_000],
      [null, 1000],
      [null, -2400],
    ],
  ],
  [
    'a line set by hand',
    told(
      paid(
        line('basic', 30_000n),
        line('overtime', 5000n, { due: 5000n, computed: 1000n }),
        line('fund', 2400n),
      ),
    ),
    [['by-hand', 4000]],
  ],
  ['what cannot be told', told(paid(line('basic', 31_000n), ...usual.slice(1))), [[null, 1000]]],
  [
    'tax, a loan, arrears and what was left over',
    told(
      paid(
        ...usual,
        line('tax', 900n, { cause: 'tax' }),
        line('basic', 100n, { kind: 'Deduction', isInGross: false, cause: 'loan' }),
        line('basic', 50n, { isInGross: false, cause: 'arrear' }),
        line('absence', 20n, { cause: 'carried' }),
      ),
    ),
    [
      ['tax', -900],
      ['loan', -100],
      ['arrears', 50],
      ['carried', -20],
    ],
  ],
  ['what is rounded up', told(paid(...usual, line('rounding', 7n))), [['rounding', 7]]],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
