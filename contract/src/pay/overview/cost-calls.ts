import { z } from 'zod';
import { givenMonth } from '../../kernel/dates/business-dates.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { money } from '../../kernel/money/money.ts';
import { wrapped } from '../../kernel/page.ts';
import { id } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payRead } from '../access.ts';
import { componentKinds } from '../records.ts';

/** So many months are looked at together. */
export const costMonths = 12;

const month = z.object({
  month: z.string(),
  people: z.int(),
  earnings: money(),
  deductions: money(),
  employer: money(),
  net: money(),
  /** all of it was paid */
  isPaid: as(z.boolean(), 'paid'),
});
export type CostMonth = z.output<typeof month>;

const component = z.object({
  component: z.object({ id: id(), name: z.string() }),
  localName: z.string().nullable(),
  kind: z.enum(componentKinds),
  isInGross: as(z.boolean(), 'inGross'),
  /** what it came to in each of the months, in their order */
  amounts: z.array(money()),
});
export type CostComponent = z.output<typeof component>;

const cost = z.object({ months: z.array(month), components: z.array(component) });
export type PayCost = z.output<typeof cost>;

export const costCalls = {
  months: endpoint({
    name: 'pay-cost.months',
    summary: 'What pay came to in twelve months, by component, up to a month',
    method: 'GET',
    path: '/salary/cost',
    access: payRead,
    query: z.object({
      month: givenMonth(),
      concern: as(id().optional(), 'concernCompany'),
    }),
    answer: wrapped(cost, 'data'),
  }),
} as const;
