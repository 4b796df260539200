import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { sheetFile, sheetQuery } from '../../kernel/files/sheet-file.ts';
import { money } from '../../kernel/money/money.ts';
import { wrapped } from '../../kernel/page.ts';
import { day, id } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payRead } from '../access.ts';
import { runStates } from '../run-calls.ts';
import { paidFor } from '../sheet-calls.ts';
import { bookedKinds, journalSides } from './account-calls.ts';

const linked = z.object({ id: id(), name: z.string() });
const part = z.object({ people: z.int(), net: money() });

const line = z.object({
  /** none: nobody set one yet */
  account: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** the cost centre; none: of no department */
  department: linked.nullable(),
  /** none: net pay */
  component: linked.nullable(),
  localName: z.string().nullable(),
  kind: z.enum(bookedKinds),
  side: z.enum(journalSides),
  amount: money(),
});
export type JournalLine = z.output<typeof line>;

const journal = z.object({
  runId: as(id(), 'run'),
  /** of a reversal: what was booked for its payslips, the other way round */
  reversalId: as(id().nullable(), 'reversal'),
  concern: as(linked, 'concernCompany'),
  month: z.string(),
  ...paidFor,
  state: as(z.enum(runStates), 'status'),
  /** on which it is booked */
  day: as(day(), 'date'),
  currency: z.string(),
  people: z.int(),
  net: money(),
  debit: money(),
  credit: money(),
  /** approved and not paid yet: they may still be taken back */
  unpaid: part,
  /** held or not approved: no part of it yet */
  waiting: part,
  /** by account, cost centre and component */
  lines: z.array(line),
  /** how many components, net pay among them, have no account somewhere */
  missing: z.int(),
});
export type PayJournal = z.output<typeof journal>;

const one = z.object({ id: as(id(), 'id') });

/** What pay is in the books: debit and credit by account, cost centre and component. */
export const journalCalls = {
  read: endpoint({
    name: 'pay-journal.read',
    summary: 'What was approved or paid of a run, by account, cost centre and component',
    method: 'GET',
    path: '/salary/journal/run/:id',
    access: payRead,
    noted: { of: 'salary_run' },
    params: one,
    answer: wrapped(journal, 'data'),
  }),
  export: endpoint({
    name: 'pay-journal.export',
    summary: 'The journal of a run as a file; refused as long as an account is missing',
    method: 'GET',
    path: '/salary/journal/run/:id/export',
    access: payRead,
    noted: { of: 'salary_run' },
    params: one,
    query: z.object(sheetQuery),
    answer: sheetFile,
  }),
  readReversal: endpoint({
    name: 'pay-journal.readReversal',
    summary: 'What a reversal takes back, the other way round, on the day of the reversal',
    method: 'GET',
    path: '/salary/journal/reversal/:id',
    access: payRead,
    noted: { of: 'salary_reversal' },
    params: one,
    answer: wrapped(journal, 'data'),
  }),
  exportReversal: endpoint({
    name: 'pay-journal.exportReversal',
    summary: 'The journal of a reversal as a file; refused as long as an account is missing',
    method: 'GET',
    path: '/salary/journal/reversal/:id/export',
    access: payRead,
    noted: { of: 'salary_reversal' },
    params: one,
    query: z.object(sheetQuery),
    answer: sheetFile,
  }),
} as const;
