import { z } from 'zod';
import type { AccessRule } from '../../kernel/access/actor.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { secret } from '../../kernel/access/secret.ts';
import { id, instant, nothing, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { directoryEntry, employee, plainInput } from '../employee.ts';
import { seeBank } from '../people-calls.ts';
import { paymentMethods } from './payment-method.ts';
import { givenVersion, proposableLists } from './person-lists.ts';
import { proposedValue } from './proposed-value.ts';

/** Everyone on the staff has an own record; users have one when a person stands behind them. */
const own: AccessRule = {
  employee: 'own',
  assessor: 'own',
  lineManager: 'own',
  secondTier: 'own',
  headOfDepartment: 'own',
  hr: 'own',
  payroll: 'own',
  recruiter: 'own',
  allAccess: 'own',
  admin: 'own',
};
const asksBank: AccessRule = { employee: 'own', hr: 'all', admin: 'all' };
const one = z.object({ id: as(id(), 'id') });

const {
  number: _number,
  email: _email,
  isAssessor: _isAssessor,
  isHeadOfDepartment: _isHead,
  confirmationDueOn: _due,
  ...proposable
} = plainInput;
export const proposableFields = Object.keys(proposable);

const values = z.record(z.string(), proposedValue);
/** What someone asked for and what waits: for the own profile and for the record. */
const pending = z.object({
  id: id(),
  before: values,
  after: values,
  askedBy: plainText(200),
  at: instant(),
  can: z.object({ cancel: z.boolean() }),
});
export type Proposal = z.output<typeof pending>;

const bank = z.object({
  method: z.enum(paymentMethods),
  /** none of what follows where pay is handed over in cash */
  bankId: as(z.object({ id: id(), name: plainText(200) }).nullable(), 'bank'),
  branch: plainText(120).nullable(),
  accountName: plainText(120).nullable(),
  accountNumber: plainText(40).nullable(),
  routingNumber: plainText(20).nullable(),
});
export type BankAccount = z.output<typeof bank>;
const bankAnswer = z.object({
  account: as(bank.nullable(), 'bankAccount'),
  pending: z.array(pending),
});

const profile = z.object({ record: as(employee, 'myProfile'), pending: z.array(pending) });

/** An account told whole, as bank and wallet need it: a form says at once what is missing. */
export const wholeAccount = z.object({
  bankId: as(id(), 'bank'),
  accountName: plainText(120).min(1),
  accountNumber: plainText(40).min(4),
});

export const profileCalls = {
  read: endpoint({
    name: 'profile.read',
    summary: 'The own record, with what waits to be agreed to',
    method: 'GET',
    path: '/employee-panel/profile/:id',
    access: own,
    params: one,
    answer: profile,
  }),
  propose: endpoint({
    name: 'profile.propose',
    summary: 'Propose changes of the own record and its lists; HR agrees or not',
    method: 'PUT',
    path: '/employee-panel/profile/:id',
    access: own,
    params: one,
    body: z.object({ ...proposable, ...proposableLists, version: givenVersion }).partial(),
    answer: profile,
  }),
  cancel: endpoint({
    name: 'profile.cancel',
    summary: 'Take back what one asked for while it waits',
    method: 'DELETE',
    path: '/employee-panel/profile/:id/proposal/:proposalId',
    access: own,
    params: z.object({ id: as(id(), 'id'), proposalId: id() }),
    answer: nothing(),
  }),
  below: endpoint({
    name: 'profile.below',
    summary: 'Everyone below in the tree, with how many steps; names only beyond the second',
    method: 'GET',
    path: '/employee-panel/profile/get-subordinate-employee',
    access: own,
    answer: z.object({
      rows: as(z.array(z.object({ ...directoryEntry.shape, steps: z.int() })), 'employees'),
    }),
  }),
  readBank: endpoint({
    name: 'profile.readBank',
    summary: 'Where someone’s pay goes',
    method: 'GET',
    path: '/employee/:id/bank',
    access: seeBank,
    noted: true,
    params: one,
    answer: bankAnswer,
  }),
  proposeBank: endpoint({
    name: 'profile.proposeBank',
    summary:
      'Ask for another account; a second person agrees. The own password for the own account',
    method: 'PUT',
    path: '/employee/:id/bank',
    access: asksBank,
    params: one,
    body: z.object({
      /** not said: into a bank account */
      method: z.enum(paymentMethods).optional(),
      /** needed unless pay is handed over in cash */
      bankId: as(id().nullable().optional(), 'bank'),
      branch: plainText(120).nullable().optional(),
      accountName: plainText(120).min(1).nullable().optional(),
      accountNumber: plainText(40).min(4).nullable().optional(),
      routingNumber: plainText(20).nullable().optional(),
      password: secret(z.string().max(200)).optional(),
    }),
    answer: bankAnswer,
  }),
} as const;
