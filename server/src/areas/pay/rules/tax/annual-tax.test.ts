import { annualTax } from '@muster/contract/pay/tax/annual-tax.ts';
import { cardFaults } from '@muster/contract/pay/tax/card-faults.ts';
import type { TaxCard } from '@muster/contract/pay/tax/tax-card.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxCards } from '../../../../testing/people/random-tax.ts';

const income = fc.integer({ min: 0, max: 9_000_000 }).map((one) => BigInt(one) * 100n);
/** With nothing but bands: no least tax, no relief that ends at an income, no charge that begins at one. */
const smooth = taxCards.map((card): TaxCard => ({
  ...card,
  relief: null,
  minimums: [],
  charges: card.charges.map((charge) => ({ ...charge, above: -1n })),
}));
const of = (card: TaxCard, other: bigint, category = 'most') =>
  annualTax(card, {
    category,
    minimum: '',
    children: 0,
    uplift: 0,
    salary: 0n,
    other,
    investment: 0n,
  });

describe('tax of a year', () => {
  it('has a card that can be calculated by', () => {
    fc.assert(
      fc.property(taxCards, (card) => {
        expect(cardFaults(card)).toEqual([]);
      }),
    );
  });

  it('never falls as the income rises, and never is more than it', () => {
    fc.assert(
      fc.property(smooth, income, income, (card, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const plain = { ...card, rebate: null, charges: [] };
        expect(of(plain, more).tax >= of(plain, less).tax).toBe(true);
        expect(of(plain, more).tax <= more).toBe(true);
      }),
    );
  });

  it('has no step at the edge of a band', () => {
    fc.assert(
      fc.property(smooth, (card) => {
        const plain = { ...card, rebate: null, charges: [] };
        for (const { to } of of(plain, 0n).bands) {
          if (to === null) continue;
          // two minor units more of income are never more than two more of tax, whatever is rounded
          expect(of(plain, to + 1n).tax - of(plain, to - 1n).tax <= 2n).toBe(true);
        }
      }),
    );
  });

  it('puts every income into the bands exactly once', () => {
    fc.assert(
      fc.property(smooth, income, fc.constantFrom('most', 'women', 'abroad'), (card, all, who) => {
        const { bands } = of(card, all, who);
        expect(bands.reduce((sum, band) => sum + band.income, 0n)).toBe(all);
        expect(bands.every((band) => band.income >= 0n)).toBe(true);
      }),
    );
  });
});

describe('what hangs on the taxpayer', () => {
  const taka = (amount: number): bigint => BigInt(amount) * 100n;
  const named = (key: string) => ({ key, name: key, localName: null });
  const card: TaxCard = {
    bands: [
      { from: 0n, to: taka(400_000), rate: 0 },
      { from: taka(400_000), to: taka(700_000), rate: 1000 },
      { from: taka(700_000), to: null, rate: 1500 },
    ],
    isMoving: true,
    categories: [
      { ...named('general'), firstBand: null, flatRate: null, genders: [] },
      { ...named('women'), firstBand: taka(450_000), flatRate: null, genders: ['Female'] },
      { ...named('abroad'), firstBand: null, flatRate: 3000, genders: [] },
    ],
    perChild: taka(50_000),
    exemption: { part: 1, of: 3, cap: taka(500_000), fixed: 0n },
    rebate: null,
    relief: null,
    charges: [],
    minimums: [
      { ...named('everywhere'), amount: taka(5000) },
      { ...named('new'), amount: taka(1000) },
    ],
  };
  const person = {
    category: 'general',
    minimum: '',
    children: 0,
    uplift: 0,
    salary: 0n,
    other: 0n,
    investment: 0n,
  };

  it.each([
    ['nothing up to the first band', {}, 400_000, 0],
    ['the least tax just above it', {}, 400_001, 5000],
    ['less of a new taxpayer', { minimum: 'new' }, 400_001, 1000],
    ['more than the least', {}, 500_000, 10_000],
    ['two bands', {}, 800_000, 45_000],
    ['a wider first band moves the others along', { category: 'women' }, 800_000, 37_500],
    ['a child with a disability widens it, too', { children: 1 }, 800_000, 37_500],
    ['both', { category: 'women', children: 2 }, 800_000, 25_000],
    ['one rate for whoever is not resident', { category: 'abroad' }, 100_000, 30_000],
    ['half more for want of a proof', { uplift: 50 }, 500_000, 15_000],
    ['an unknown category is taxed as the first', { category: 'gone' }, 800_000, 45_000],
  ])('%s', (_what, told, amount, tax) => {
    expect(annualTax(card, { ...person, ...told, other: taka(amount) }).tax).toBe(taka(tax));
  });

  it.each([
    ['a third', 600_000, 200_000],
    ['no more than the cap', 3_000_000, 500_000],
  ])('of a salary is exempt: %s', (_what, salary, exempt) => {
    expect(annualTax(card, { ...person, salary: taka(salary) }).exempt).toBe(taka(exempt));
  });

  it('where the later bands do not move, a wider first one only cuts into the second', () => {
    const still = { ...card, isMoving: false };
    expect(annualTax(still, { ...person, category: 'women', other: taka(800_000) }).tax).toBe(
      taka(40_000),
    );
  });

  it.each([
    ['all of it up to an income', 700_000, 0],
    ['above it no more than what goes beyond', 710_000, 10_000],
    ['until the tax is less than that', 800_000, 45_000],
  ])('relief: %s', (_what, amount, tax) => {
    const relieved = {
      ...card,
      minimums: [],
      relief: { upTo: taka(700_000), most: null, isMarginal: true },
    };
    expect(annualTax(relieved, { ...person, other: taka(amount) }).tax).toBe(taka(tax));
  });
});

describe('a card that cannot be calculated by', () => {
  const all = {
    key: 'all',
    name: 'All',
    localName: null,
    firstBand: null,
    flatRate: null,
    genders: [],
  };
  const base: TaxCard = {
    bands: [
      { from: 0n, to: 100n, rate: 0 },
      { from: 100n, to: null, rate: 1000 },
    ],
    isMoving: false,
    categories: [all],
    perChild: 0n,
    exemption: { part: null, of: null, cap: null, fixed: 0n },
    rebate: null,
    relief: null,
    charges: [],
    minimums: [],
  };
  const band = (from: bigint, to: bigint | null) => ({ from, to, rate: 0 });
  const category = (told: object) => ({ ...all, ...told });
  const cases: [string, Partial<TaxCard>, string][] = [
    ['a gap', { bands: [band(0n, 100n), band(101n, null)] }, 'bands.1.from gap'],
    ['an overlap', { bands: [band(0n, 100n), band(99n, null)] }, 'bands.1.from overlap'],
    ['no income from zero', { bands: [band(1n, null)] }, 'bands.0.from starts-above-zero'],
    ['no last band', { bands: [band(0n, 100n)] }, 'bands.0.to no-end'],
    ['a band after the last', { bands: [band(0n, null), band(5n, null)] }, 'bands.0.to ends-early'],
    ['an empty band', { bands: [band(0n, 0n), band(0n, null)] }, 'bands.0.to empty-band'],
    ['a category twice', { categories: [category({}), category({})] }, 'categories.1.key twice'],
    [
      'a category in two ways',
      { categories: [category({ firstBand: 5n, flatRate: 1 })] },
      'categories.0.flatRate two-ways',
    ],
    [
      'a gender twice',
      { categories: [category({ genders: ['Male'] }), category({ key: 'b', genders: ['Male'] })] },
      'categories.1.genders gender-twice',
    ],
    [
      'half of a part',
      { exemption: { part: 1, of: null, cap: null, fixed: 0n } },
      'exemption.part half-a-part',
    ],
    [
      'a rebate of nothing',
      { rebate: { ofIncome: null, ofInvestment: null, cap: null, kinds: [] } },
      'rebate.ofIncome no-limb',
    ],
    ['an amount below zero', { perChild: -1n }, 'perChild below-zero'],
  ];
  it.each(cases)('%s', (_what, told, fault) => {
    const found = cardFaults({ ...base, ...told }).map((one) => `${one.path} ${one.fault}`);
    expect(found).toContain(fault);
  });
});
