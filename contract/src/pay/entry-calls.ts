import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { givenMonth } from '../kernel/dates/business-dates.ts';
import { listing } from '../kernel/listing.ts';
import { money } from '../kernel/money/money.ts';
import { listQuery, pageAnswer, wrapped } from '../kernel/page.ts';
import { id, instant, nothing, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { payRead, payWrite } from './access.ts';
import { componentKinds } from './records.ts';

const linked = z.object({ id: id(), name: z.string() });
const entry = z.object({
  id: id(),
  employee: as(z.object({ id: id(), name: z.string(), number: z.string() }), 'employeeId'),
  component: linked,
  kind: z.enum(componentKinds),
  amount: money(),
  from: as(z.string(), 'fromMonth'),
  /** none: until it is ended */
  until: as(z.string().nullable(), 'toMonth'),
  note: z.string().nullable(),
  enteredBy: plainText(200),
  createdAt: instant(),
  version: z.int(),
  can: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type SalaryEntry = z.output<typeof entry>;

export const entriesListed = listing({
  sorts: ['fromMonth', 'name', 'amount', 'createdAt'],
  order: '-createdAt',
  searches: ['person', 'note'],
});
const one = z.object({ id: as(id(), 'id') });
const given = {
  employeeId: id(),
  componentId: as(id(), 'component'),
  amount: money(),
  from: as(givenMonth(), 'fromMonth'),
  /** the same month: once */
  until: as(givenMonth().nullable(), 'toMonth'),
  note: plainText(300).nullable().optional(),
};

/** What is paid or taken off besides: once, or month after month. */
export const salaryEntryCalls = {
  list: endpoint({
    name: 'salary-entry.list',
    summary: 'Single and recurring payments and deductions',
    method: 'GET',
    path: '/salary-entry/data',
    access: payRead,
    noted: { asOne: 'salary.history' },
    listing: entriesListed,
    query: z.object({
      ...listQuery(entriesListed),
      month: givenMonth().optional(),
      employeeId: id().optional(),
      component: id().optional(),
      concern: as(id().optional(), 'concernCompany'),
    }),
    answer: pageAnswer(entry, 'data'),
  }),
  create: endpoint({
    name: 'salary-entry.create',
    summary: 'Pay or take off something besides, once or month after month',
    method: 'POST',
    path: '/salary-entry',
    access: payWrite,
    body: z.object(given),
    answer: wrapped(entry, 'data'),
  }),
  end: endpoint({
    name: 'salary-entry.end',
    summary: 'Let a recurring payment or deduction end with a month',
    method: 'PUT',
    path: '/salary-entry/:id',
    access: payWrite,
    params: one,
    body: z.object({ until: as(givenMonth().nullable(), 'toMonth') }),
    answer: wrapped(entry, 'data'),
  }),
  remove: endpoint({
    name: 'salary-entry.remove',
    summary: 'Take back what no pay was calculated with yet',
    method: 'DELETE',
    path: '/salary-entry/:id',
    access: payWrite,
    params: one,
    answer: nothing(),
  }),
} as const;
