import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { givenMonth } from '../../kernel/dates/business-dates.ts';
import { sheetFile } from '../../kernel/files/sheet-file.ts';
import { listing } from '../../kernel/listing.ts';
import { money } from '../../kernel/money/money.ts';
import { listQuery, pageAnswer, wrapped } from '../../kernel/page.ts';
import { day, id, instant, nothing, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { paymentMethods } from '../../people/profile/payment-method.ts';
import { paidFor } from '../sheet-calls.ts';
import { payApprove, payRead } from '../access.ts';

const linked = z.object({ id: id(), name: z.string() });

const batch = z.object({
  id: id(),
  number: z.int(),
  runId: as(id(), 'run'),
  concern: as(linked, 'concernCompany'),
  month: z.string(),
  ...paidFor,
  payOn: day(),
  method: z.enum(paymentMethods),
  /** as it was when the batch was made; none of cash that nothing was drawn for */
  payer: as(
    z
      .object({
        name: z.string(),
        bank: z.string(),
        branch: z.string().nullable(),
        accountNumber: z.string(),
        routingNumber: z.string().nullable(),
      })
      .nullable(),
    'payingAccount',
  ),
  people: z.int(),
  /** how many of them were taken back since: as long as there are any, nothing is sent by it */
  reversed: z.int(),
  net: money(),
  currency: z.string(),
  madeBy: plainText(200),
  createdAt: instant(),
  /** when a file of it was last taken; none: never */
  downloadedAt: instant().nullable(),
});
export type BankBatch = z.output<typeof batch>;

const line = z.object({
  /** of the payslip */
  id: id(),
  employee: as(z.object({ id: id(), name: z.string(), number: z.string() }), 'employeeId'),
  designation: z.string(),
  bank: z.string().nullable(),
  branch: z.string().nullable(),
  accountName: z.string().nullable(),
  accountNumber: z.string().nullable(),
  routingNumber: z.string().nullable(),
  amount: money(),
});
export type BatchLine = z.output<typeof line>;

export const bankBatchesListed = listing({
  sorts: ['number', 'month', 'net'],
  order: '-number',
  searches: ['concern', 'payer'],
});
const one = z.object({ id: as(id(), 'id') });

export const bankBatchCalls = {
  list: endpoint({
    name: 'bank-batch.list',
    summary: 'What was made for banks and as cash lists, the newest first',
    method: 'GET',
    path: '/salary/bank-batch/data',
    access: payRead,
    listing: bankBatchesListed,
    query: z.object({
      ...listQuery(bankBatchesListed),
      month: givenMonth().optional(),
      concern: as(id().optional(), 'concernCompany'),
      method: z.enum(paymentMethods).optional(),
    }),
    answer: pageAnswer(batch, 'data'),
  }),
  read: endpoint({
    name: 'bank-batch.read',
    summary: 'One batch with its lines, for the letter and the cash list',
    method: 'GET',
    path: '/salary/bank-batch/:id',
    access: payRead,
    noted: { of: 'bank_batch' },
    params: one,
    answer: wrapped(z.object({ ...batch.shape, lines: z.array(line) }), 'data'),
  }),
  make: endpoint({
    name: 'bank-batch.make',
    summary: 'Put what was paid and is in no batch yet into one; not by whoever generated it',
    method: 'POST',
    path: '/salary/bank-batch',
    access: payApprove,
    body: z.object({
      runId: as(id(), 'run'),
      method: z.enum(paymentMethods),
      /** cash needs none */
      payingAccountId: as(id().nullable().optional(), 'payingAccount'),
      reason: plainText(300).optional(),
    }),
    answer: wrapped(batch, 'data'),
  }),
  takeBack: endpoint({
    name: 'bank-batch.takeBack',
    summary:
      'Cancel a batch with a reason, so that its pay can be put into another; not by whoever generated it',
    method: 'POST',
    path: '/salary/bank-batch/:id/take-back',
    access: payApprove,
    params: one,
    body: z.object({ reason: plainText(300).min(1) }),
    answer: nothing(),
  }),
  file: endpoint({
    name: 'bank-batch.file',
    summary: 'The file of a batch as a bank wants it',
    method: 'GET',
    path: '/salary/bank-batch/:id/file',
    access: payRead,
    noted: { as: 'bank-batch.download', isWritten: true },
    params: one,
    query: z.object({ templateId: as(id(), 'template') }),
    answer: { file: [...sheetFile.file, 'text/plain'] },
  }),
  paper: endpoint({
    name: 'bank-batch.paper',
    summary: 'The letter to the bank with its list, or the cash list to be signed, as a PDF',
    method: 'GET',
    path: '/salary/bank-batch/:id/paper',
    access: payRead,
    noted: { of: 'bank_batch' },
    params: one,
    /** none: as whoever asks reads */
    query: z.object({ language: z.enum(['en', 'bn']).optional() }),
    answer: { file: ['application/pdf'] },
  }),
} as const;
