import { z } from 'zod';
import { givenMonth } from '../../kernel/dates/business-dates.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { listing } from '../../kernel/listing.ts';
import { listQuery, pageAnswer, wrapped } from '../../kernel/page.ts';
import { flag, id, instant, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { ownPay, payRead, payWrite } from '../access.ts';
import { payslipNoted } from '../readings/payslip-noted.ts';
import { paidFor, payLinked } from '../sheet-calls.ts';
import { questionStates } from './question-states.ts';

export const longestMessage = 1_000;
const text = plainText(longestMessage).min(1);

const message = z.object({
  id: id(),
  by: plainText(200),
  /** by whose pay it is, or by the office */
  isAsked: as(flag(), 'asked'),
  text: as(z.string(), 'message'),
  at: instant(),
});

/** What is known of a question beside what was written; no figure of the pay is in it. */
const about = {
  id: id(),
  payslipId: as(id(), 'payslip'),
  /** the place of the line in it */
  line: z.int(),
  component: payLinked,
  localName: z.string().nullable(),
  employee: as(z.object({ id: id(), name: z.string(), number: z.string() }), 'employeeId'),
  concern: as(payLinked, 'concernCompany'),
  department: payLinked.nullable(),
  month: z.string(),
  ...paidFor,
  state: as(z.enum(questionStates), 'status'),
  /** since when it waits, or waited last */
  askedAt: instant(),
};

const row = z.object({
  ...about,
  /** what was asked last */
  text: as(z.string(), 'message'),
  can: z.object({ answer: z.boolean() }),
});
export type PayQuestionRow = z.output<typeof row>;

const question = z.object({
  ...about,
  messages: z.array(message),
  can: z.object({ ask: z.boolean(), answer: z.boolean() }),
});
export type PayQuestion = z.output<typeof question>;
export type PayQuestionMessage = z.output<typeof message>;

const one = z.object({ id: as(id(), 'id') });
const answer = wrapped(question, 'data');
const ofPayslip = wrapped(z.array(question), 'data');

export const questionsListed = listing({
  sorts: ['askedAt', 'name'],
  order: '-askedAt',
  searches: ['person', 'text'],
});

/** Of the own payslip, once it is paid. */
export const ownQuestionCalls = {
  list: endpoint({
    name: 'own-question.list',
    summary: 'What was asked about the lines of one own payslip, with every answer',
    method: 'GET',
    path: '/employee-panel/salary/payslip/:id/questions',
    access: ownPay,
    params: one,
    answer: ofPayslip,
  }),
  ask: endpoint({
    name: 'own-question.ask',
    summary: 'Ask about one line of the own payslip; those who keep pay of the company are told',
    method: 'POST',
    path: '/employee-panel/salary/payslip/:id/question',
    access: ownPay,
    params: one,
    body: z.object({ line: z.int().min(0).max(10_000), text: as(text, 'message') }),
    answer,
  }),
  write: endpoint({
    name: 'own-question.write',
    summary: 'Write more about it, or ask again after an answer',
    method: 'POST',
    path: '/employee-panel/salary/question/:id/message',
    access: ownPay,
    params: one,
    body: z.object({ text: as(text, 'message') }),
    answer,
  }),
  settle: endpoint({
    name: 'own-question.settle',
    summary: 'Say that it is settled',
    method: 'POST',
    path: '/employee-panel/salary/question/:id/close',
    access: ownPay,
    params: one,
    answer,
  }),
} as const;

/** For those who keep pay, of their companies. */
export const questionCalls = {
  list: endpoint({
    name: 'pay-question.list',
    summary: 'Questions about payslips, the newest first',
    method: 'GET',
    path: '/salary/question/data',
    access: payRead,
    listing: questionsListed,
    query: z.object({
      ...listQuery(questionsListed),
      state: as(z.enum(questionStates).optional(), 'status'),
      concern: as(id().optional(), 'concernCompany'),
      department: id().optional(),
      month: givenMonth().optional(),
      component: id().optional(),
      employeeId: id().optional(),
      /** those that wait for an answer of the reader: open, and not about the own pay */
      isWaiting: as(flag().optional(), 'waiting'),
    }),
    answer: pageAnswer(row, 'data'),
  }),
  ofPayslip: endpoint({
    name: 'pay-question.ofPayslip',
    summary: 'What was asked about the lines of one payslip, with every answer',
    method: 'GET',
    path: '/salary/:id/questions',
    access: payRead,
    noted: { ...payslipNoted, as: 'salary-sheet.read' },
    params: one,
    answer: ofPayslip,
  }),
  read: endpoint({
    name: 'pay-question.read',
    summary: 'One question with all that was written',
    method: 'GET',
    path: '/salary/question/:id',
    access: payRead,
    noted: { of: 'pay_question', person: 'employee_id' },
    params: one,
    answer,
  }),
  answer: endpoint({
    name: 'pay-question.answer',
    summary: 'Answer a question of someone else, and settle it if nothing is left to say',
    method: 'POST',
    path: '/salary/question/:id/answer',
    access: payWrite,
    params: one,
    body: z.object({
      text: as(text, 'message'),
      isClosed: as(flag().optional(), 'close'),
      /** how many messages there were to read; refused where there are more by now */
      seen: z.int().min(1).max(100_000).optional(),
    }),
    answer,
  }),
} as const;
