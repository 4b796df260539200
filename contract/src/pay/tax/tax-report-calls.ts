import { z } from 'zod';
import { givenDay, givenYearInAddress } from '../../kernel/dates/business-dates.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { sheetFile, sheetQuery } from '../../kernel/files/sheet-file.ts';
import { listing } from '../../kernel/listing.ts';
import { money } from '../../kernel/money/money.ts';
import { listQuery, pageAnswer, rowsQuery, wrapped } from '../../kernel/page.ts';
import { id, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { ownPay, payRead } from '../access.ts';
import { payLinked, paidFor, sheetStates } from '../sheet-calls.ts';
import { taxSteps } from './tax-steps.ts';

const person = z.object({ id: id(), name: z.string(), number: z.string() });
const place = {
  concern: as(payLinked, 'concernCompany'),
  department: payLinked.nullable(),
  designation: payLinked,
};
const amounts = {
  /** paid in the months asked for, and before this system was used */
  taxable: money(),
  deducted: money(),
  /** of the whole year as it looked when it was calculated last; none: no income tax was taken */
  yearTaxable: money().nullable(),
  yearTax: money().nullable(),
};

const row = z.object({
  employee: as(person, 'employeeId'),
  ...place,
  taxNumber: z.string().nullable(),
  payslips: z.int(),
  ...amounts,
});
export type TaxReportRow = z.output<typeof row>;

export const taxReportListed = listing({
  sorts: ['name', 'number', 'department', 'taxable', 'deducted', 'yearTax'],
  order: '-name',
  searches: ['person'],
});
const filters = {
  concern: as(id().optional(), 'concernCompany'),
  department: id().optional(),
  designation: id().optional(),
  employeeId: id().optional(),
  from: as(givenDay().optional(), 'fromDate'),
  until: as(givenDay().optional(), 'toDate'),
  /** in which the income year begins; none: the present one */
  year: givenYearInAddress().optional(),
};
const months = {
  year: z.int(),
  from: as(z.string(), 'fromMonth'),
  until: as(z.string(), 'toMonth'),
};

const payOfMonth = z.object({
  id: id(),
  ...paidFor,
  state: as(z.enum(sheetStates), 'status'),
  taxable: money(),
  tax: money(),
});
const details = z.object({
  employee: as(person, 'employeeId'),
  ...place,
  currency: z.string(),
  taxNumber: z.string().nullable(),
  ...months,
  /** how the tax was calculated the last time in this year, and in which pay */
  steps: taxSteps.nullable(),
  stepsOf: z.object({ id: id(), month: z.string(), ...paidFor }).nullable(),
  before: z.object({ taxable: money(), tax: money() }),
  /** each month of the year with its pay, and what is to be taken in those to come */
  months: z.array(
    z.object({ month: z.string(), pays: z.array(payOfMonth), planned: money().nullable() }),
  ),
});
export type TaxDetails = z.output<typeof details>;

export const taxReportCalls = {
  list: endpoint({
    name: 'tax-report.list',
    summary:
      'What was earned and taxed in an income year, person by person, beside the tax of the year',
    method: 'GET',
    path: '/salary/get-tax-report',
    access: payRead,
    noted: true,
    listing: taxReportListed,
    query: z.object({ ...listQuery(taxReportListed), ...filters }),
    answer: z.object({
      ...pageAnswer(row, 'data').shape,
      ...months,
      totals: z.object({ people: z.int(), taxable: money(), deducted: money(), yearTax: money() }),
    }),
  }),
  export: endpoint({
    name: 'tax-report.export',
    summary: 'The same list as a file',
    method: 'GET',
    path: '/salary/get-tax-report/export',
    access: payRead,
    noted: true,
    query: z.object({
      ...rowsQuery(taxReportListed),
      ...filters,
      /** of some people, between commas; none: of all */
      ids: plainText(20_000).optional(),
      ...sheetQuery,
    }),
    answer: sheetFile,
  }),
  details: endpoint({
    name: 'tax-report.details',
    summary: 'The tax of one person in an income year, the whole calculation line by line',
    method: 'GET',
    path: '/salary/get-tax-details',
    access: payRead,
    noted: true,
    query: z.object({
      employeeId: id(),
      from: filters.from,
      until: filters.until,
      year: filters.year,
    }),
    answer: wrapped(details, 'data'),
  }),
  own: endpoint({
    name: 'own-tax.read',
    summary: 'The own tax of an income year: paid so far, still to come, line by line',
    method: 'GET',
    path: '/employee-panel/salary/tax',
    access: ownPay,
    query: z.object({ year: filters.year }),
    answer: wrapped(details.nullable(), 'data'),
  }),
} as const;
