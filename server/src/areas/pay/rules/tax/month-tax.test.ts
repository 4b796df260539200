import { annualTax } from '@muster/contract/pay/tax/annual-tax.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { taxCards } from '../../../../testing/people/random-tax.ts';
import type { TaxTerms } from '../inputs.ts';
import { keepCard } from './kept-card.ts';
import { monthTax, type TaxInputs } from './month-tax.ts';

const months = 12;
const amounts = fc.integer({ min: 0, max: 400_000 }).map((one) => BigInt(one) * 100n);
/** What each month of a year brings besides the salary of that month. */
const years = fc.record({
  card: taxCards,
  salaries: fc.array(amounts, { minLength: months, maxLength: months }),
  bonus: amounts,
  bonusAt: fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 })),
  unit: fc.constantFrom(1, 100, 1000),
});

const termsOf = (card: unknown, unit: number): TaxTerms => ({
  slabId: '',
  versionId: '',
  version: 1,
  country: 'ZZ',
  year: 2026,
  from: '2026-07',
  until: '2027-06',
  unit,
  componentId: '',
  countsFund: false,
  card,
});
const nobody = {
  category: 'most',
  minimum: '',
  children: 0,
  uplift: 0,
  entries: 0,
  planned: [],
  investments: [],
  fund: null,
  before: { taxable: 0, tax: 0 },
};

/** Month after month, as pay would take it. */
function taxesOf(terms: TaxTerms, salaries: readonly bigint[], earned: readonly bigint[]) {
  let [taxable, tax] = [0n, 0n];
  return earned.map((now, at) => {
    const inputs: TaxInputs = {
      ...nobody,
      months: months - at,
      paid: { taxable: Number(taxable), tax: Number(tax) },
    };
    const whole = { taxable: salaries[at] ?? 0n, fund: 0n, of: () => 0n };
    const month = monthTax(terms, inputs, now, whole);
    taxable += now;
    tax += month.tax;
    return month;
  });
}
const sum = (all: readonly bigint[]): bigint => all.reduce((one, other) => one + other, 0n);

it('the months come to the tax of the year, unless more was taken before than it comes to', () => {
  fc.assert(
    fc.property(years, ({ card, salaries, bonus, bonusAt: [at], unit }) => {
      const terms = termsOf(keepCard(card), unit);
      const earned = salaries.map((salary, month) => salary + (month === at ? bonus : 0n));
      const taken = taxesOf(terms, salaries, earned);
      const year = annualTax(card, {
        ...nobody,
        salary: sum(earned),
        other: 0n,
        investment: 0n,
      }).tax;
      const last = taken.at(-1);
      const all = sum(taken.map(({ tax }) => tax));
      if (last === undefined || last.left < 0n) expect(all >= year).toBe(true);
      else expect((all > year ? all - year : year - all) * 2n <= BigInt(unit)).toBe(true);
    }),
  );
});

it('in which month a bonus is paid does not change the year', () => {
  fc.assert(
    fc.property(years, ({ card, salaries, bonus, bonusAt, unit }) => {
      const terms = termsOf(keepCard(card), unit);
      const same = salaries.map(() => salaries[0] ?? 0n);
      const [one, other] = bonusAt.map((at) =>
        taxesOf(
          terms,
          same,
          same.map((salary, month) => salary + (month === at ? bonus : 0n)),
        ),
      );
      const ends = [one?.at(-1), other?.at(-1)];
      if (ends.some((last) => last === undefined || last.left < 0n)) return;
      const [first = 0n, second = 0n] = [one, other].map((all) =>
        sum((all ?? []).map(({ tax }) => tax)),
      );
      expect((first > second ? first - second : second - first) <= BigInt(unit)).toBe(true);
    }),
  );
});

it('someone whose pay is always the same pays the same each month', () => {
  fc.assert(
    fc.property(taxCards, amounts, (card, salary) => {
      const terms = termsOf(keepCard(card), 1);
      const same = Array.from({ length: months }, () => salary);
      const taxes = taxesOf(terms, same, same).map(({ tax }) => tax);
      const [least, most] = [
        taxes.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? 0n,
        taxes.toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n,
      ];
      expect(most - least <= 1n).toBe(true);
    }),
  );
});
