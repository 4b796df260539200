import { z } from 'zod';
import { money } from '../../kernel/money/money.ts';
import { flag, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';

/** In hundredths of a per cent: 3,250 is 32.5 %. */
const rate = z.int().min(0).max(10_000);
const key = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const named = { key, name: plainText(80).min(1), localName: plainText(80).nullable() };

/** From an income on, and below the next one: no income is in two bands or in none. */
const band = z.object({ from: money(), to: money().nullable(), rate });

/** Taxpayers who are taxed otherwise: a first band of their own, or one rate for all of it. */
const category = z.object({
  ...named,
  firstBand: money().nullable(),
  flatRate: rate.nullable(),
  /** who belongs here as long as nothing else is said of them */
  genders: z.array(z.enum(['Male', 'Female', 'Other'])).max(3),
});

const exemption = z.object({
  /** so many parts of so many of the salary: 1 of 3; none: no part of it */
  part: z.int().min(1).max(100).nullable(),
  of: z.int().min(1).max(100).nullable(),
  cap: money().nullable(),
  /** of everyone's salary besides */
  fixed: money(),
});

/** The lowest of these is taken off the tax; one that is not there is not asked. */
const rebate = z.object({
  ofIncome: rate.nullable(),
  ofInvestment: rate.nullable(),
  cap: money().nullable(),
  /** what counts as an investment, each as far as its cap */
  kinds: z.array(z.object({ ...named, cap: money().nullable() })).max(40),
});

/** No tax, or so much less, up to an income; above it never more than what goes beyond it, if so said. */
const relief = z.object({ upTo: money(), most: money().nullable(), isMarginal: as(flag(), 'marginal') });

/** On the tax, with the charges before it: a cess, a surcharge above an income. */
const charge = z.object({ name: plainText(80).min(1), localName: plainText(80).nullable(), rate, above: money() });

/** All by which a year's income is taxed: data, never code. Amounts are of the currency of the country. */
export const taxCard = z.object({
  bands: z.array(band).min(1).max(30),
  /** another first band moves the later ones along; else they stay where they are */
  isMoving: as(flag(), 'bandsMove'),
  categories: z.array(category).min(1).max(20),
  /** for each child with a disability the first band is so much wider */
  perChild: money(),
  exemption,
  rebate: rebate.nullable(),
  relief: relief.nullable(),
  charges: z.array(charge).max(10),
  /** at least so much of whoever has more than the first band; the first is asked where nothing is said */
  minimums: z.array(z.object({ ...named, amount: money() })).max(20),
});
export type TaxCard = z.output<typeof taxCard>;
export type TaxCategory = TaxCard['categories'][number];
