import type { TaxSteps } from '@muster/contract/pay/tax/tax-steps.ts';
import { taxCategoryOf } from '@muster/contract/pay/tax/annual-tax.ts';
import type { PersonInputs, TaxTerms } from '../rules/inputs.ts';
import type { MonthTax } from '../rules/tax/month-tax.ts';

const unnamed = { key: '', name: '', localName: null };

/** The calculation of a month's tax with the names of what it is made of. */
export function showTaxSteps(
  { slabId, country, year, from, until, version, unit }: TaxTerms,
  inputs: NonNullable<PersonInputs['tax']>,
  month: MonthTax,
): TaxSteps {
  const { card, annual, planned, investments } = month;
  const kinds = card.rebate?.kinds ?? [];
  const { key, name, localName } = taxCategoryOf(card, inputs.category) ?? unnamed;
  return {
    slabId,
    country,
    year,
    from,
    until,
    version,
    unit,
    category: { key, name, localName },
    children: inputs.children,
    before: month.before,
    paid: month.paid,
    now: month.now,
    later: month.later,
    monthly: month.monthly,
    entries: month.entries,
    planned: inputs.planned.map(({ title, month: of }, at) => ({
      title,
      month: of,
      amount: planned[at] ?? 0n,
    })),
    salary: month.salary,
    exemption: card.exemption,
    exempt: annual.exempt,
    taxable: annual.taxable,
    bands: [...annual.bands],
    byBands: annual.byBands,
    investments: investments.flatMap(({ kind, amount }) =>
      kinds.filter((one) => one.key === kind).map((one) => ({ ...one, amount })),
    ),
    investment: month.investment,
    rates: {
      ofIncome: card.rebate?.ofIncome ?? null,
      ofInvestment: card.rebate?.ofInvestment ?? null,
      cap: card.rebate?.cap ?? null,
    },
    ofIncome: annual.ofIncome,
    ofInvestment: annual.ofInvestment,
    rebate: annual.rebate,
    relief: annual.relief,
    charges: card.charges.map(({ name: called, localName: local }, at) => ({
      name: called,
      localName: local,
      amount: annual.charges[at] ?? 0n,
    })),
    least: annual.least,
    uplift: annual.uplift,
    annual: annual.tax,
    deducted: month.deducted,
    left: month.left,
    months: month.months,
    tax: month.tax,
  };
}
