import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wrapped } from '../../kernel/page.ts';
import { id, nothing, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { payRead, payWrite } from '../access.ts';

/** What is booked: a component by its kind, and what is paid out. */
export const bookedKinds = ['Earning', 'Deduction', 'Employer', 'Net'] as const;
export type BookedKind = (typeof bookedKinds)[number];

export const journalSides = ['debit', 'credit'] as const;
export type JournalSide = (typeof journalSides)[number];

/** The other side of what was earned and taken off is the net pay; only what the employer pays besides needs both. */
export const neededSides: Readonly<Record<BookedKind, readonly JournalSide[]>> = {
  Earning: ['debit'],
  Deduction: ['credit'],
  Employer: ['debit', 'credit'],
  Net: ['credit'],
};

const linked = z.object({ id: id(), name: z.string() });

/** In the books of the company; the code is text, whatever it looks like. */
const ledgerAccount = z.object({ code: plainText(20).min(1), name: plainText(80).min(1) });
export type LedgerAccount = z.output<typeof ledgerAccount>;

const accounts = z.object({
  id: id(),
  /** none: of all companies */
  concern: as(linked.nullable(), 'concernCompany'),
  /** none: of all departments */
  department: linked.nullable(),
  debit: ledgerAccount.nullable(),
  credit: ledgerAccount.nullable(),
  version: z.int(),
  can: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type JournalAccounts = z.output<typeof accounts>;

const subject = z.object({
  /** none: net pay */
  component: linked.nullable(),
  localName: z.string().nullable(),
  kind: z.enum(bookedKinds),
  /** for all, then for companies, then for departments */
  accounts: z.array(accounts),
});
export type JournalSubject = z.output<typeof subject>;

const one = z.object({ id: as(id(), 'id') });
const code = () => plainText(20).min(1).nullable().optional();
const accountName = () => plainText(80).min(1).nullable().optional();
/** Field by field, so that a form is told which is wrong. */
const sides = {
  debitCode: code(),
  debitName: accountName(),
  creditCode: code(),
  creditName: accountName(),
};

/** Into which accounts each component and the net pay are booked. */
export const journalAccountCalls = {
  list: endpoint({
    name: 'journal-account.list',
    summary: 'Every component that is booked, and net pay, each with its accounts',
    method: 'GET',
    path: '/salary/journal/account',
    access: payRead,
    answer: wrapped(z.array(subject), 'data'),
  }),
  create: endpoint({
    name: 'journal-account.create',
    summary:
      'Accounts of a component or, without one, of net pay: for all, for a company or for a department',
    method: 'POST',
    path: '/salary/journal/account',
    access: payWrite,
    body: z.object({
      componentId: as(id().nullable(), 'component'),
      concernId: as(id().nullable().optional(), 'concernCompany'),
      departmentId: as(id().nullable().optional(), 'department'),
      ...sides,
    }),
    answer: wrapped(accounts, 'data'),
  }),
  change: endpoint({
    name: 'journal-account.change',
    summary: 'Other accounts for the same; version is checked when sent',
    method: 'PUT',
    path: '/salary/journal/account/:id',
    access: payWrite,
    params: one,
    body: z.object({ ...sides, version: z.int().min(1).max(2_147_483_647).optional() }),
    answer: wrapped(accounts, 'data'),
  }),
  remove: endpoint({
    name: 'journal-account.remove',
    summary: 'Accounts go; what they were for is booked by those of the company or of all',
    method: 'DELETE',
    path: '/salary/journal/account/:id',
    access: payWrite,
    params: one,
    answer: nothing(),
  }),
} as const;
