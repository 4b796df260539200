import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { givenDay } from '../../kernel/dates/business-dates.ts';
import { sheetFile, sheetQuery } from '../../kernel/files/sheet-file.ts';
import { listing } from '../../kernel/listing.ts';
import { money } from '../../kernel/money/money.ts';
import { listQuery, pageAnswer, rowsQuery, wrapped } from '../../kernel/page.ts';
import { day, id, instant, plainText, wholeInAddress } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { ownPay, payRead, payWrite } from '../access.ts';

/** What is entered by hand; the shares come from pay. */
export const fundEntryKinds = [
  'Opening own',
  'Opening employer',
  'Interest',
  'Withdrawal',
] as const;
export type FundEntryKind = (typeof fundEntryKinds)[number];
const fundRowKinds = ['Pay', ...fundEntryKinds] as const;

const fundSums = {
  own: money(),
  employer: money(),
  interest: money(),
  withdrawn: money(),
  balance: money(),
};
const person = as(z.object({ id: id(), name: z.string(), number: z.string() }), 'employeeId');
const fund = z.object({
  employee: person,
  concern: as(z.object({ id: id(), name: z.string() }).nullable(), 'concernCompany'),
  ...fundSums,
});
export type FundBalance = z.output<typeof fund>;

const ledgerRow = z.object({
  /** of an entry; the share of a month has none */
  entryId: as(id().nullable(), 'entry'),
  kind: z.enum(fundRowKinds),
  day: as(day(), 'date'),
  /** of pay, with the payslip that it was taken by */
  month: z.string().nullable(),
  payslipId: as(id().nullable(), 'payslip'),
  own: money(),
  employer: money(),
  /** less than nothing where it was paid out */
  amount: money(),
  /** what there was after it */
  balance: money(),
  note: z.string().nullable(),
  enteredBy: z.string().nullable(),
  takenBack: z.object({ by: z.string(), at: instant(), reason: z.string() }).nullable(),
});
export type FundLedgerRow = z.output<typeof ledgerRow>;

const ledger = z.object({
  ...fund.shape,
  /** the day from which the employer's share is payable; null: nobody knows when they joined */
  vestsOn: as(day().nullable(), 'vestsOn'),
  /** by now, or when they left */
  isVested: as(z.boolean(), 'vested'),
  /** what would be paid out today */
  payable: money(),
  rows: as(z.array(ledgerRow), 'ledger'),
  can: z.object({ enter: z.boolean() }),
});
export type FundLedger = z.output<typeof ledger>;

export const fundListed = listing({
  sorts: ['name', 'number', 'own', 'employer', 'interest', 'withdrawn', 'balance'],
  order: '-name',
  searches: ['person'],
});
const filters = { employeeId: id().optional(), concern: as(id().optional(), 'concernCompany') };
const one = z.object({ id: as(id(), 'id') });

/** In hundredths of a per cent. */
const mostPercent = 10_000;
const interestOfYear = z.object({
  people: z.int(),
  total: money(),
  /** who has interest of that year already */
  leftOut: z.int(),
});
export type FundInterest = z.output<typeof interestOfYear>;

/** The provident fund: own share, employer's share, interest and what was paid out. */
export const fundCalls = {
  list: endpoint({
    name: 'provident-fund.list',
    summary: 'What everyone has in the provident fund, with the totals of all',
    method: 'GET',
    path: '/provident-fund/data',
    access: payRead,
    noted: true,
    listing: fundListed,
    query: z.object({ ...listQuery(fundListed), ...filters }),
    answer: z.object({
      ...pageAnswer(fund, 'data').shape,
      totals: z.object({ people: z.int(), ...fundSums }),
    }),
  }),
  export: endpoint({
    name: 'provident-fund.export',
    summary: 'What everyone has in the provident fund as a file',
    method: 'GET',
    path: '/provident-fund/export',
    access: payRead,
    noted: true,
    query: z.object({ ...rowsQuery(fundListed), ...filters, ...sheetQuery }),
    answer: sheetFile,
  }),
  previewInterest: endpoint({
    name: 'provident-fund.previewInterest',
    summary: 'Whom interest of a year would be given to, and how much it comes to',
    method: 'GET',
    path: '/provident-fund/interest',
    access: payWrite,
    query: z.object({
      concern: as(id(), 'concernCompany'),
      percent: wholeInAddress(1, mostPercent),
      day: as(givenDay(), 'date'),
    }),
    answer: wrapped(interestOfYear, 'data'),
  }),
  addInterest: endpoint({
    name: 'provident-fund.addInterest',
    summary: 'Give everyone of a company interest of a year on what they had on a day',
    method: 'POST',
    path: '/provident-fund/interest',
    access: payWrite,
    body: z.object({
      concern: as(id(), 'concernCompany'),
      percent: z.int().min(1).max(mostPercent),
      day: as(givenDay(), 'date'),
    }),
    answer: wrapped(interestOfYear, 'data'),
  }),
  read: endpoint({
    name: 'provident-fund.read',
    summary: 'The provident fund of one person, line by line',
    method: 'GET',
    path: '/provident-fund/:id',
    access: payRead,
    noted: true,
    params: one,
    answer: wrapped(ledger, 'data'),
  }),
  enter: endpoint({
    name: 'provident-fund.enter',
    summary: 'Enter an opening figure, interest or a withdrawal of one person',
    method: 'POST',
    path: '/provident-fund/entry',
    access: payWrite,
    body: z.object({
      employeeId: id(),
      kind: z.enum(fundEntryKinds),
      amount: money(),
      day: as(givenDay(), 'date'),
      note: plainText(300).nullable().optional(),
    }),
    answer: wrapped(ledger, 'data'),
  }),
  takeBack: endpoint({
    name: 'provident-fund.takeBack',
    summary: 'Take an entry back with a reason, as long as the fund stays above nothing',
    method: 'POST',
    path: '/provident-fund/entry/:id/take-back',
    access: payWrite,
    params: one,
    body: z.object({ reason: plainText(300).min(1) }),
    answer: wrapped(ledger, 'data'),
  }),
  own: endpoint({
    name: 'own-fund.read',
    summary: 'The own provident fund, line by line; null: there is none',
    method: 'GET',
    path: '/employee-panel/salary/provident-fund',
    access: ownPay,
    answer: wrapped(ledger.nullable(), 'data'),
  }),
} as const;
