import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { sheetFile, sheetQuery } from '../../kernel/files/sheet-file.ts';
import { listing } from '../../kernel/listing.ts';
import { money } from '../../kernel/money/money.ts';
import { listQuery, pageAnswer, rowsQuery } from '../../kernel/page.ts';
import { flag, id } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payRead } from '../access.ts';
import { payFilters } from '../rate-calls.ts';
import { paidFor, paidForFilters } from '../sheet-calls.ts';

/** What was paid and taken back is owed to nobody, so it is on no bank sheet. */
export const bankSheetStates = ['Generated', 'Held', 'Approved', 'Paid'] as const;

/** Where the pay of someone goes; together they are the whole sheet, always. */
export const payoutGroups = ['Bank', 'Wallet', 'Cash', 'Held', 'Missing'] as const;
export type PayoutGroup = (typeof payoutGroups)[number];

const linked = z.object({ id: id(), name: z.string() });

const row = z.object({
  id: id(),
  employee: as(z.object({ id: id(), name: z.string(), number: z.string() }), 'employeeId'),
  concern: as(linked, 'concernCompany'),
  department: linked.nullable(),
  designation: linked,
  month: z.string(),
  ...paidFor,
  state: as(z.enum(bankSheetStates), 'status'),
  runId: as(id(), 'run'),
  net: money(),
  group: z.enum(payoutGroups),
  bank: z.string().nullable(),
  branch: z.string().nullable(),
  accountName: z.string().nullable(),
  accountNumber: z.string().nullable(),
  routingNumber: z.string().nullable(),
  /** none: not sent yet */
  batch: z.object({ id: id(), number: z.int() }).nullable(),
});
export type BankSheetRow = z.output<typeof row>;

const part = z.object({ people: z.int(), net: money() });
/** bank + wallet + cash + held + missing account = total */
const totals = z.object({
  bank: part,
  wallet: part,
  cash: part,
  held: part,
  missing: as(part, 'missingAccount'),
  total: part,
});
export type BankSheetTotals = z.output<typeof totals>;

export const bankSheetListed = listing({
  sorts: ['name', 'number', 'net', 'department', 'group', 'status'],
  order: '-name',
  searches: ['person'],
});

const filters = {
  ...payFilters,
  ...paidForFilters,
  state: as(z.enum(bankSheetStates).optional(), 'status'),
  group: z.enum(payoutGroups).optional(),
  /** only what is in a batch, or only what is not */
  isBatched: as(flag().optional(), 'batched'),
};

export const bankSheetCalls = {
  list: endpoint({
    name: 'bank-sheet.list',
    summary:
      'Where the pay of a month goes, person by person: bank, wallet, cash, held and missing account come to the total',
    method: 'GET',
    path: '/salary/get-bank-sheet',
    access: payRead,
    noted: true,
    listing: bankSheetListed,
    query: z.object({ ...listQuery(bankSheetListed), ...filters }),
    answer: z.object({
      ...pageAnswer(row, 'data').shape,
      /** of the last generated month, unless one was asked for */
      month: z.string().nullable(),
      /** of everyone who is listed, all pages */
      totals,
    }),
  }),
  export: endpoint({
    name: 'bank-sheet.export',
    summary: 'The bank sheet as a file',
    method: 'GET',
    path: '/salary/get-bank-sheet/export',
    access: payRead,
    noted: true,
    query: z.object({ ...rowsQuery(bankSheetListed), ...filters, ...sheetQuery }),
    answer: sheetFile,
  }),
} as const;
