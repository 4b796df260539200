import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  juneSegment,
  juneTerms,
  payRules,
  personPaid,
} from '../../../testing/people/pay-example.ts';
import { arrearsOf, dueLines, withCorrections } from './arrears.ts';
import { calculateSheet } from './calculate-sheet.ts';
import type { PersonInputs } from './inputs.ts';

const dueOf = (inputs: PersonInputs) =>
  calculateSheet(juneTerms, inputs, payRules).lines.map(({ componentId, kind, due }) => ({
    componentId,
    kind,
    amount: due,
  }));
const sign = { Earning: 1n, Deduction: -1n, Employer: 1n, Information: 0n };
/** What the employee and the employer pay or get by each component, together. */
const byComponent = (...all: ReturnType<typeof dueOf>[]) => {
  const sums: Record<string, bigint> = {};
  for (const { componentId, kind, amount } of all.flat())
    sums[componentId] = (sums[componentId] ?? 0n) + sign[kind] * amount;
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0n));
};

it.each<[string, Partial<PersonInputs>, [string, string, number][]]>([
  ['nothing changed', {}, []],
  [
    'a raise from the 16th that was entered late',
    { segments: [juneSegment(4_000_000, 1, 15), juneSegment(5_000_000, 16, 30)] },
    [
      ['basic', 'Earning', 250_000],
      ['rent', 'Earning', 125_000],
      ['other', 'Earning', 125_000],
    ],
  ],
  [
    'too much was paid',
    { segments: [juneSegment(3_000_000, 1, 30)] },
    [
      ['basic', 'Deduction', 500_000],
      ['rent', 'Deduction', 250_000],
      ['other', 'Deduction', 250_000],
    ],
  ],
])('%s', (_what, now, expected) => {
  const settled = dueOf(personPaid({}));
  const arrears = arrearsOf(dueLines(juneTerms, personPaid(now), payRules), settled);
  expect(
    arrears.map(({ componentId, kind, amount }) => [componentId, kind, Number(amount)]),
  ).toEqual(expected);
});

it('a day of absence too many is given back', () => {
  const then = personPaid({ counts: { absence: 2000 } });
  const now = withCorrections(then, [{ count: 'absence', quantity: -1000 }]);
  // two days cost 1,333.33 and one 666.67
  expect(arrearsOf(dueLines(juneTerms, now, payRules), dueOf(then))).toEqual([
    {
      componentId: 'absent',
      kind: 'Earning',
      amount: 66_666n,
      shouldBe: -66_667n,
      wasPaid: -133_333n,
    },
  ]);
});

const gross = fc.integer({ min: 1000, max: 90_000_000 });
const month = fc.record({
  before: gross,
  after: gross,
  day: fc.integer({ min: 2, max: 30 }),
  absence: fc.integer({ min: 0, max: 6000 }),
  isMember: fc.boolean(),
});

it('what was paid and what is made up for is what would have been paid, of each component', () => {
  fc.assert(
    fc.property(month, month, ({ before, isMember, ...first }, second) => {
      const paid = personPaid({
        isMember,
        segments: [juneSegment(before, 1, 30)],
        counts: { absence: first.absence },
      });
      const known = personPaid({
        isMember,
        segments: [
          juneSegment(first.after, 1, second.day - 1),
          juneSegment(second.after, second.day, 30),
        ],
        counts: { absence: second.absence },
      });
      const settled = dueOf(paid);
      const arrears = arrearsOf(dueLines(juneTerms, known, payRules), settled);
      expect(byComponent(settled, arrears)).toEqual(byComponent(dueOf(known)));
      // once it is made up for, nothing is left
      expect(arrearsOf(dueLines(juneTerms, known, payRules), [...settled, ...arrears])).toEqual([]);
    }),
  );
});
