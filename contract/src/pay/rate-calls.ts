import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { givenDay, givenMonth } from '../kernel/dates/business-dates.ts';
import { sheetFile, sheetQuery } from '../kernel/files/sheet-file.ts';
import { listing } from '../kernel/listing.ts';
import { money } from '../kernel/money/money.ts';
import { listQuery, pageAnswer, rowsQuery, wrapped } from '../kernel/page.ts';
import { day, id, instant, nothing, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { statuses } from '../people/profile/life.ts';
import { payRead, payWrite } from './access.ts';

const linked = z.object({ id: id(), name: z.string() });

/** What a gross salary is made of, a whole month of each. */
export const monthlyPart = z.object({
  component: linked,
  localName: z.string().nullable(),
  amount: money(),
});

const rate = z.object({
  id: id(),
  employeeId: id(),
  from: as(day(), 'fromDate'),
  /** none: it goes on */
  until: as(day().nullable(), 'toDate'),
  gross: money(),
  structure: linked,
  parts: z.array(monthlyPart),
  reason: z.string().nullable(),
  enteredBy: plainText(200),
  createdAt: instant(),
  version: z.int(),
  can: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type SalaryRate = z.output<typeof rate>;

const paid = z.object({
  id: id(),
  number: z.string(),
  name: z.string(),
  status: z.enum(statuses),
  concern: as(linked.nullable(), 'concernCompany'),
  department: linked.nullable(),
  designation: linked,
  joinedOn: day().nullable(),
  /** at the end of the month asked for, or today */
  gross: money().nullable(),
  structure: linked.nullable(),
  from: as(day().nullable(), 'fromDate'),
});
export type PaidPerson = z.output<typeof paid>;

export const salariesListed = listing({
  sorts: ['name', 'number', 'gross', 'fromDate', 'department', 'designation'],
  order: '-name',
  searches: ['person'],
});

/** What every list of pay can be narrowed by. */
export const payFilters = {
  month: givenMonth().optional(),
  concern: as(id().optional(), 'concernCompany'),
  department: id().optional(),
  designation: id().optional(),
  employeeId: id().optional(),
};

export const missingOnly = 'Yes';

const filters = {
  ...payFilters,
  status: z.enum(statuses).optional(),
  /** those without a salary only */
  isMissing: as(z.enum([missingOnly]).optional(), 'missing'),
};

const body = {
  employeeId: id(),
  gross: money(),
  structureId: as(id(), 'structure'),
  from: as(givenDay(), 'fromDate'),
  reason: plainText(300).nullable().optional(),
};
const change = {
  gross: money().optional(),
  structureId: as(id().optional(), 'structure'),
  from: as(givenDay().optional(), 'fromDate'),
  reason: plainText(300).nullable().optional(),
  version: z.int().min(1).max(2_147_483_647).optional(),
};
const one = z.object({ id: as(id(), 'id') });

export const salaryCalls = {
  list: endpoint({
    name: 'salary.list',
    summary: 'People with their present salary, or that of the end of a month',
    method: 'GET',
    path: '/salary/data',
    access: payRead,
    noted: { asOne: 'salary.history' },
    listing: salariesListed,
    query: z.object({ ...listQuery(salariesListed), ...filters }),
    answer: pageAnswer(paid, 'employees'),
  }),
  export: endpoint({
    name: 'salary.export',
    summary: 'The same list as a file',
    method: 'GET',
    path: '/salary/data/export',
    access: payRead,
    noted: true,
    query: z.object({ ...rowsQuery(salariesListed), ...filters, ...sheetQuery }),
    answer: sheetFile,
  }),
  create: endpoint({
    name: 'salary.create',
    summary: 'What someone earns from a day on',
    method: 'POST',
    path: '/salary',
    access: payWrite,
    body: z.object(body),
    answer: wrapped(rate, 'data'),
  }),
  changeNamed: endpoint({
    name: 'salary.changeNamed',
    summary: 'Change a salary by which nothing was paid yet; its id in the body',
    method: 'PUT',
    path: '/salary',
    access: payWrite,
    body: z.object({ id: id(), ...change }),
    answer: wrapped(rate, 'data'),
  }),
  change: endpoint({
    name: 'salary.change',
    summary: 'Change a salary by which nothing was paid yet',
    method: 'PUT',
    path: '/salary/:id',
    access: payWrite,
    params: one,
    body: z.object(change),
    answer: wrapped(rate, 'data'),
  }),
  history: endpoint({
    name: 'salary.history',
    summary: 'All salaries of someone, the newest first',
    method: 'GET',
    path: '/salary/rate/:id',
    access: payRead,
    noted: true,
    params: one,
    answer: wrapped(z.array(rate), 'data'),
  }),
  remove: endpoint({
    name: 'salary.remove',
    summary: 'Take a salary back by which nothing was paid yet',
    method: 'DELETE',
    path: '/salary/rate/:id',
    access: payWrite,
    params: one,
    answer: nothing(),
  }),
} as const;
