import { z } from 'zod';
import { money } from '../../kernel/money/money.ts';
import { day, id, instant } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { counts } from '../structure/structure-part.ts';
import { taxSteps } from '../tax/tax-steps.ts';

const component = z.object({ id: id(), name: z.string() });
const share = z.object({
  from: as(day(), 'fromDate'),
  until: as(day(), 'toDate'),
  days: z.int(),
  monthly: money(),
});

/** Why something is paid or taken besides: someone entered it, or it was left over from an earlier month. */
export const entryCauses = ['entry', 'loan', 'carried', 'arrear'] as const;
export type EntryCause = (typeof entryCauses)[number];

/** How a line came to its amount; what its way does not need is not there. */
export const lineWhy = z.object({
  how: z.enum([
    'rate',
    'fixed',
    'percent',
    'count',
    'condition',
    'bonus',
    'entered',
    'tax',
    'rounding',
  ]),
  /** stretches of the month, with a whole month of the part in each */
  shares: z.array(share).optional(),
  paid: z.int().optional(),
  whole: z.int().optional(),
  isRemainder: as(z.boolean().optional(), 'remainder'),
  amount: money().optional(),
  /** in hundredths of a per cent */
  percent: z.int().optional(),
  base: money().optional(),
  /** of how much of it each percentage was, where it was not the same from first to last */
  parts: z.array(z.object({ percent: z.int(), base: money() })).optional(),
  /** of a bonus: so many of twelve */
  months: z.int().optional(),
  /** none: of the gross */
  of: component.nullable().optional(),
  count: z.enum(counts).optional(),
  quantity: z.int().optional(),
  /** unpaid days suspended or on long leave, each a part of what so many days there came to */
  away: z.object({ quantity: z.int(), days: z.int(), paid: z.int(), whole: z.int() }).optional(),
  each: money().nullable().optional(),
  divisor: z.int().optional(),
  absence: z.int().optional(),
  lates: z.int().optional(),
  mostAbsence: z.int().optional(),
  mostLates: z.int().optional(),
  note: z.string().nullable().optional(),
  cause: z.enum(entryCauses).optional(),
  /** which loan an instalment is of */
  loan: z.object({ id: id(), since: as(instant(), 'createdAt'), principal: money() }).optional(),
  month: z.string().nullable().optional(),
  /** of arrears: what the month comes to by what is known now, less what was paid for it */
  shouldBe: money().optional(),
  wasPaid: money().optional(),
  /** of a loan, before this instalment */
  leftBefore: money().optional(),
  /** of income tax: the whole year */
  tax: taxSteps.optional(),
  unit: z.int().optional(),
  net: money().optional(),
});
export type LineWhy = z.output<typeof lineWhy>;
