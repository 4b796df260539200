import { halfUp } from '@muster/contract/kernel/money/money-arithmetic.ts';
import {
  type AnnualTax,
  annualTax,
  countedInvestment,
} from '@muster/contract/pay/tax/annual-tax.ts';
import type { TaxCard } from '@muster/contract/pay/tax/tax-card.ts';
import type { PersonInputs, TaxTerms } from '../inputs.ts';
import { sumOf } from '../parts-of-gross.ts';
import { readCard } from './kept-card.ts';

export type TaxInputs = NonNullable<PersonInputs['tax']>;

/** What a month brings at the salary of its last day. */
export interface WholeMonth {
  readonly taxable: bigint;
  readonly fund: bigint;
  /** a part of the gross, or all of it */
  readonly of: (componentId: string | null) => bigint;
}

/** A year's pay as far as it is known, and what is still to be taken of its tax, line by line. */
export interface MonthTax {
  readonly card: TaxCard;
  readonly before: bigint;
  readonly paid: bigint;
  readonly now: bigint;
  /** months to come after this one, and what each of them brings */
  readonly later: number;
  readonly monthly: bigint;
  readonly entries: bigint;
  readonly planned: readonly bigint[];
  readonly salary: bigint;
  readonly investments: readonly { readonly kind: string; readonly amount: bigint }[];
  readonly investment: bigint;
  readonly annual: AnnualTax;
  readonly deducted: bigint;
  readonly left: bigint;
  /** over which it is spread, this one among them */
  readonly months: number;
  readonly tax: bigint;
}

/** As investments of a card call what payroll itself takes for the own provident fund. */
export const fundKind = 'provident-fund';

const plannedAmount = (
  { percent, of, months }: TaxInputs['planned'][number],
  month: WholeMonth,
): bigint => halfUp(month.of(of) * BigInt(percent) * BigInt(months), 120_000n);

/**
 * The tax of the year as it looks now, less what was taken of it, in equal parts over the months that are left. So a
 * raise, a bonus or a joiner needs no rule of its own: the rest of the year makes up for it.
 */
export function monthTax(
  terms: TaxTerms,
  inputs: TaxInputs,
  now: bigint,
  month: WholeMonth,
): MonthTax {
  const card = readCard(terms.card);
  const later = Math.max(0, inputs.months - 1);
  const planned = inputs.planned.map((one) => plannedAmount(one, month));
  const [before, paid, entries] = [
    BigInt(inputs.before.taxable),
    BigInt(inputs.paid.taxable),
    BigInt(inputs.entries),
  ];
  const salary = before + paid + now + month.taxable * BigInt(later) + entries + sumOf(planned);
  const fund = inputs.fund === null ? 0n : BigInt(inputs.fund) + month.fund * BigInt(inputs.months);
  const investments = [
    ...inputs.investments.map(({ kind, amount }) => ({ kind, amount: BigInt(amount) })),
    ...(fund > 0n ? [{ kind: fundKind, amount: fund }] : []),
  ];
  const investment = countedInvestment(card, investments);
  const { category, minimum, children, uplift } = inputs;
  const annual = annualTax(card, {
    category,
    minimum,
    children,
    uplift,
    salary: salary < 0n ? 0n : salary,
    other: 0n,
    investment,
  });
  const deducted = BigInt(inputs.before.tax) + BigInt(inputs.paid.tax);
  const left = annual.tax - deducted;
  const months = Math.max(1, inputs.months);
  const unit = BigInt(terms.unit);
  const rounded = halfUp(left, BigInt(months) * unit) * unit;
  return {
    card,
    before,
    paid,
    now,
    later,
    monthly: month.taxable,
    entries,
    planned,
    salary,
    investments,
    investment,
    annual,
    deducted,
    left,
    months,
    tax: rounded > 0n ? rounded : 0n,
  };
}
