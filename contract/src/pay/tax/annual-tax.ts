import { halfUp, percentOf, wholeRate } from '../../kernel/money/money-arithmetic.ts';
import type { TaxCard, TaxCategory } from './tax-card.ts';

/** What is known of a taxpayer for a year. */
export interface TaxedYear {
  /** by key; one that the card does not know is taxed as its first */
  readonly category: string;
  readonly minimum: string;
  readonly children: number;
  /** per cent of the tax more, for want of the proof of a return */
  readonly uplift: number;
  readonly salary: bigint;
  /** taxed without the exemption of salaries */
  readonly other: bigint;
  /** as far as it counts: see `countedInvestment` */
  readonly investment: bigint;
}

interface TaxedBand {
  readonly from: bigint;
  readonly to: bigint | null;
  readonly rate: number;
  /** how much of the income is in it */
  readonly income: bigint;
  readonly tax: bigint;
}

/** A year's tax, step by step as an accountant writes it down; each step is rounded to the minor unit by itself. */
export interface AnnualTax {
  readonly exempt: bigint;
  readonly taxable: bigint;
  /** none: one rate for all of it */
  readonly free: bigint | null;
  readonly bands: readonly TaxedBand[];
  readonly byBands: bigint;
  readonly ofIncome: bigint | null;
  readonly ofInvestment: bigint | null;
  readonly rebate: bigint;
  readonly relief: bigint;
  readonly charges: readonly bigint[];
  /** the least that is asked; 0: nothing is */
  readonly least: bigint;
  readonly uplift: bigint;
  readonly tax: bigint;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

export const taxCategoryOf = ({ categories }: TaxCard, key: string): TaxCategory | undefined =>
  categories.find((one) => one.key === key) ?? categories[0];

/** Where the bands of someone begin and end. */
export function bandsOf(
  card: TaxCard,
  key: string,
  children: number,
): readonly { readonly from: bigint; readonly to: bigint | null; readonly rate: number }[] {
  const category = taxCategoryOf(card, key);
  const flatRate = category?.flatRate ?? null;
  if (flatRate !== null) return [{ from: 0n, to: null, rate: flatRate }];
  const [first] = card.bands;
  const usual = first?.to ?? null;
  if (usual === null) return card.bands;
  const own = (category?.firstBand ?? usual) + card.perChild * BigInt(children);
  const place = (edge: bigint): bigint => (card.isMoving ? edge + own - usual : most(edge, own));
  return card.bands.map(({ from, to, rate }, at) => ({
    from: at === 0 ? from : place(from),
    to: at === 0 ? own : to === null ? null : place(to),
    rate,
  }));
}

function exemptOf({ exemption: { part, of, cap, fixed } }: TaxCard, salary: bigint): bigint {
  const share = part === null || of === null ? 0n : halfUp(salary * BigInt(part), BigInt(of));
  return least(salary, (cap === null ? share : least(share, cap)) + fixed);
}

/** What someone put by, each kind as far as its cap; what the card does not name does not count. */
export function countedInvestment(
  { rebate }: TaxCard,
  items: readonly { readonly kind: string; readonly amount: bigint }[],
): bigint {
  return sum(
    (rebate?.kinds ?? []).map(({ key, cap }) => {
      const all = sum(items.filter(({ kind }) => kind === key).map(({ amount }) => amount));
      return cap === null ? all : least(all, cap);
    }),
  );
}

function rebateOf({ rebate }: TaxCard, taxable: bigint, investment: bigint, tax: bigint) {
  const share = (of: bigint, rate: number | null): bigint | null =>
    rate === null ? null : percentOf(of, BigInt(rate));
  const ofIncome = share(taxable, rebate?.ofIncome ?? null);
  const ofInvestment = share(investment, rebate?.ofInvestment ?? null);
  if (!rebate) return { ofIncome, ofInvestment, rebate: 0n };
  const limbs = [ofIncome, ofInvestment, rebate.cap].filter((limb) => limb !== null);
  return { ofIncome, ofInvestment, rebate: limbs.reduce(least, tax) };
}

function reliefOf({ relief }: TaxCard, taxable: bigint, tax: bigint): bigint {
  if (!relief) return 0n;
  const { upTo, isMarginal } = relief;
  if (taxable <= upTo) return least(tax, relief.most ?? tax);
  return isMarginal ? most(0n, tax - (taxable - upTo)) : 0n;
}

export function annualTax(card: TaxCard, year: TaxedYear): AnnualTax {
  const exempt = exemptOf(card, year.salary);
  const taxable = most(0n, year.salary - exempt + year.other);
  const isFlat = typeof taxCategoryOf(card, year.category)?.flatRate === 'number';
  const bands = bandsOf(card, year.category, year.children).map(({ from, to, rate }) => {
    const income = most(0n, (to === null ? taxable : least(taxable, to)) - from);
    return { from, to, rate, income, tax: halfUp(income * BigInt(rate), wholeRate) };
  });
  const byBands = sum(bands.map(({ tax }) => tax));
  const { rebate, ...limbs } = rebateOf(card, taxable, year.investment, byBands);
  const relief = reliefOf(card, taxable, byBands - rebate);
  const charges: bigint[] = [];
  let tax = byBands - rebate - relief;
  for (const { rate, above } of card.charges) {
    const amount = taxable > above ? percentOf(tax, BigInt(rate)) : 0n;
    charges.push(amount);
    tax += amount;
  }
  const free = isFlat ? null : (bands[0]?.to ?? null);
  const asked =
    card.minimums.find(({ key }) => key === year.minimum)?.amount ?? card.minimums[0]?.amount ?? 0n;
  const leastTax = free !== null && taxable > free ? asked : 0n;
  tax = most(tax, leastTax);
  const uplift = percentOf(tax, BigInt(year.uplift) * 100n);
  return {
    exempt,
    taxable,
    free,
    bands,
    byBands,
    ...limbs,
    rebate,
    relief,
    charges,
    least: leastTax,
    uplift,
    tax: tax + uplift,
  };
}
