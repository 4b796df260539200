import { z } from 'zod';
import { givenYearInAddress } from '../kernel/dates/business-dates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { pageAnswer, pageQuery, rowsQuery, wrapped } from '../kernel/page.ts';
import { id, instant } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { ownPay } from './access.ts';
import { taxSoFar } from './payslip/payslip-around.ts';
import { paidFor, payAmounts, payLinked, payslip, payTotals } from './sheet-calls.ts';

const ownRow = z.object({
  id: id(),
  month: z.string(),
  ...paidFor,
  concern: as(payLinked, 'concernCompany'),
  ...payAmounts,
  /** what was taken back is shown, and in no total */
  state: as(z.enum(['Paid', 'Reversed']), 'status'),
  paidAt: instant(),
});
export type OwnPayslip = z.output<typeof ownRow>;

export const ownPayListed = listing({ sorts: ['month', 'net'], order: '-month', searches: [] });

export const ownPayCalls = {
  list: endpoint({
    name: 'own-pay.list',
    summary: 'The own payslips, the newest first, with the totals of the year',
    method: 'GET',
    path: '/employee-panel/salary/payslips',
    access: ownPay,
    listing: ownPayListed,
    query: z.object({
      ...pageQuery,
      sort: rowsQuery(ownPayListed).sort,
      year: givenYearInAddress().optional(),
    }),
    answer: z.object({ ...pageAnswer(ownRow, 'data').shape, totals: payTotals, taxSoFar }),
  }),
  read: endpoint({
    name: 'own-pay.read',
    summary: 'One own payslip, once it is paid',
    method: 'GET',
    path: '/employee-panel/salary/payslip/:id',
    access: ownPay,
    params: z.object({ id: as(id(), 'id') }),
    answer: wrapped(payslip, 'payslip'),
  }),
} as const;
