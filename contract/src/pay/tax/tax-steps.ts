import { z } from 'zod';
import { money } from '../../kernel/money/money.ts';
import { id } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';

const named = { name: z.string(), localName: z.string().nullable() };

/** How the tax of a month came about: the year's income, its tax and what is left of it, as an accountant writes it. */
export const taxSteps = z.object({
  slabId: as(id(), 'incomeSlab'),
  country: z.string(),
  /** the calendar year in which the income year begins, and its months */
  year: z.int(),
  from: as(z.string(), 'fromMonth'),
  until: as(z.string(), 'toMonth'),
  version: as(z.int(), 'slabVersion'),
  category: z.object({ key: z.string(), ...named }),
  children: z.int(),
  /** before this system was used, and what was agreed to since */
  before: money(),
  paid: money(),
  now: money(),
  /** so many months to come, each with so much */
  later: z.int(),
  monthly: money(),
  entries: money(),
  planned: z.array(z.object({ title: z.string(), month: z.string(), amount: money() })),
  salary: money(),
  /** so many parts of so many, up to a cap */
  exemption: z.object({
    part: z.int().nullable(),
    of: z.int().nullable(),
    cap: money().nullable(),
    fixed: money(),
  }),
  exempt: money(),
  taxable: money(),
  bands: z.array(
    z.object({
      from: money(),
      to: money().nullable(),
      /** in hundredths of a per cent */
      rate: z.int(),
      income: money(),
      tax: money(),
    }),
  ),
  byBands: money(),
  investments: z.array(
    z.object({ key: z.string(), ...named, amount: money(), cap: money().nullable() }),
  ),
  investment: money(),
  rates: z.object({
    ofIncome: z.int().nullable(),
    ofInvestment: z.int().nullable(),
    cap: money().nullable(),
  }),
  ofIncome: money().nullable(),
  ofInvestment: money().nullable(),
  rebate: money(),
  relief: money(),
  charges: z.array(z.object({ ...named, amount: money() })),
  least: money(),
  uplift: money(),
  annual: money(),
  deducted: money(),
  left: money(),
  months: z.int(),
  /** to whole ones of so many minor units */
  unit: z.int(),
  tax: money(),
});
export type TaxSteps = z.output<typeof taxSteps>;
