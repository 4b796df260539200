import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { givenDay, givenMonth } from '../../kernel/dates/business-dates.ts';
import { sheetFile, sheetQuery } from '../../kernel/files/sheet-file.ts';
import { listing } from '../../kernel/listing.ts';
import { money } from '../../kernel/money/money.ts';
import { listQuery, pageAnswer, rowsQuery, wrapped } from '../../kernel/page.ts';
import { day, id, instant, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { ownPay, payRead, payWrite } from '../access.ts';

/** As people read it: a loan is settled when nothing is left of it. */
export const loanStates = ['Running', 'Paused', 'Settled', 'Cancelled'] as const;
export type LoanState = (typeof loanStates)[number];

const repayment = z.object({
  /** the payslip it was taken by; none: it was paid otherwise, or the payslip is not there to read yet */
  payslipId: as(id().nullable(), 'payslip'),
  isPaid: as(z.boolean(), 'paid'),
  /** of an instalment; a payment has its day */
  month: z.string().nullable(),
  day: as(day().nullable(), 'date'),
  amount: money(),
  note: z.string().nullable(),
});

const loan = z.object({
  id: id(),
  employee: as(z.object({ id: id(), name: z.string(), number: z.string() }), 'employeeId'),
  concern: as(z.object({ id: id(), name: z.string() }).nullable(), 'concernCompany'),
  principal: money(),
  instalment: money(),
  /** what is left */
  balance: money(),
  from: as(z.string(), 'fromMonth'),
  /** the month in which the last instalment is due, if nothing changes */
  ends: as(z.string().nullable(), 'lastMonth'),
  pausedFrom: z.string().nullable(),
  pausedUntil: z.string().nullable(),
  state: as(z.enum(loanStates), 'status'),
  note: z.string().nullable(),
  enteredBy: plainText(200),
  createdAt: instant(),
  version: z.int(),
  can: z.object({ change: z.boolean(), cancel: z.boolean() }),
});
export type SalaryLoan = z.output<typeof loan>;
const withRepayments = z.object({ ...loan.shape, repayments: z.array(repayment) });
export type LoanDetails = z.output<typeof withRepayments>;
export type LoanRepayment = z.output<typeof repayment>;

export const loansListed = listing({
  sorts: ['name', 'createdAt', 'balance', 'principal'],
  order: '-createdAt',
  searches: ['person', 'note'],
});
const filters = {
  employeeId: id().optional(),
  concern: as(id().optional(), 'concernCompany'),
  state: as(z.enum(loanStates).optional(), 'status'),
};
const one = z.object({ id: as(id(), 'id') });
const version = z.int().min(1).max(2_147_483_647).optional();
const answer = wrapped(withRepayments, 'data');

/** Loans and advances, paid back from pay in instalments. */
export const loanCalls = {
  list: endpoint({
    name: 'salary-loan.list',
    summary: 'Loans and advances with what is left of each',
    method: 'GET',
    path: '/salary-loan/data',
    access: payRead,
    noted: true,
    listing: loansListed,
    query: z.object({ ...listQuery(loansListed), ...filters }),
    answer: pageAnswer(loan, 'data'),
  }),
  export: endpoint({
    name: 'salary-loan.export',
    summary: 'Loans and advances as a file',
    method: 'GET',
    path: '/salary-loan/export',
    access: payRead,
    noted: true,
    query: z.object({ ...rowsQuery(loansListed), ...filters, ...sheetQuery }),
    answer: sheetFile,
  }),
  read: endpoint({
    name: 'salary-loan.read',
    summary: 'One loan with all that was paid back',
    method: 'GET',
    path: '/salary-loan/:id',
    access: payRead,
    noted: { of: 'salary_loan', person: 'employee_id' },
    params: one,
    answer,
  }),
  create: endpoint({
    name: 'salary-loan.create',
    summary: 'Lend someone money, to be paid back from pay',
    method: 'POST',
    path: '/salary-loan',
    access: payWrite,
    body: z.object({
      employeeId: id(),
      principal: money(),
      instalment: money(),
      from: as(givenMonth(), 'fromMonth'),
      note: plainText(300).nullable().optional(),
    }),
    answer,
  }),
  change: endpoint({
    name: 'salary-loan.change',
    summary: 'Change the instalment, or pause it for some months; null resumes',
    method: 'PUT',
    path: '/salary-loan/:id',
    access: payWrite,
    params: one,
    body: z.object({
      instalment: money().optional(),
      pausedFrom: givenMonth().nullable().optional(),
      pausedUntil: givenMonth().nullable().optional(),
      note: plainText(300).nullable().optional(),
      version,
    }),
    answer,
  }),
  pay: endpoint({
    name: 'salary-loan.pay',
    summary: 'Note what was paid back otherwise than from pay, all that is left or a part of it',
    method: 'POST',
    path: '/salary-loan/:id/payment',
    access: payWrite,
    params: one,
    body: z.object({
      /** none: all that is left */
      amount: money().nullable(),
      day: as(givenDay(), 'date'),
      note: plainText(300).nullable().optional(),
    }),
    answer,
  }),
  cancel: endpoint({
    name: 'salary-loan.cancel',
    summary: 'Take a loan back of which nothing was paid back yet',
    method: 'DELETE',
    path: '/salary-loan/:id',
    access: payWrite,
    params: one,
    answer,
  }),
  own: endpoint({
    name: 'own-loan.list',
    summary: 'The own loans with all that was paid back',
    method: 'GET',
    path: '/employee-panel/salary/loans',
    access: ownPay,
    answer: wrapped(z.array(withRepayments), 'data'),
  }),
} as const;
