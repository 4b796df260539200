import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { givenMonth } from '../kernel/dates/business-dates.ts';
import { listing } from '../kernel/listing.ts';
import { money } from '../kernel/money/money.ts';
import { listQuery, pageAnswer, wrapped } from '../kernel/page.ts';
import { day, flag, id, instant, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { payApprove, payRead, payWrite } from './access.ts';
import { bonusRule } from './bonus/bonus-rule.ts';
import { runKinds } from './run-kinds.ts';

export const runStates = [
  'Draft',
  'Generated',
  'Approved',
  'Paid',
  'Closed',
  'Cancelled',
  'Reversed',
] as const;
export type RunState = (typeof runStates)[number];
/** As a refusal says it. */
export const runStateWords = {
  Draft: { en: 'not generated', bn: 'তৈরি হয়নি' },
  Generated: { en: 'generated', bn: 'তৈরি হয়েছে' },
  Approved: { en: 'approved', bn: 'অনুমোদিত' },
  Paid: { en: 'paid', bn: 'পরিশোধিত' },
  Closed: { en: 'closed', bn: 'সমাপ্ত' },
  Cancelled: { en: 'cancelled', bn: 'বাতিল' },
  Reversed: { en: 'reversed', bn: 'প্রত্যাহৃত' },
} as const;

const linked = z.object({ id: id(), name: z.string() });
const step = z.object({ by: plainText(200), at: instant() });

export const runAnswer = z.object({
  id: id(),
  kind: z.enum(runKinds),
  /** the festival of a bonus */
  title: z.string().nullable(),
  /** how much of what it is, for whom */
  bonus: z.object({ day: as(day(), 'date'), ...bonusRule }).nullable(),
  concern: as(linked, 'concernCompany'),
  month: z.string(),
  from: as(day(), 'fromDate'),
  until: as(day(), 'toDate'),
  payOn: day(),
  state: as(z.enum(runStates), 'status'),
  /** being generated: how far */
  making: z.object({ done: z.int(), total: z.int() }).nullable(),
  /** why it was not generated the last time */
  problem: z.string().nullable(),
  people: z.int(),
  gross: money(),
  earnings: money(),
  deductions: money(),
  net: money(),
  employer: money(),
  /** people and net pay of each state, held ones apart */
  parts: z.array(z.object({ state: z.string(), people: z.int(), net: money() })),
  /** who was there and has no salary */
  withoutSalary: z.int(),
  closed: step.nullable(),
  generated: step.nullable(),
  /** before it was agreed to, and why; none once it is generated again */
  sentBack: z.object({ ...step.shape, note: z.string() }).nullable(),
  approved: step.nullable(),
  paid: step.nullable(),
  /** of those who were paid, how many are in a bank batch or on a cash list */
  batched: z.object({ people: z.int(), paid: z.int() }),
  /** when the last of them was told of the payslip; none: not all are */
  announcedAt: instant().nullable(),
  /** nothing is left to do */
  finished: step.nullable(),
  can: z.object({
    generate: z.boolean(),
    approve: z.boolean(),
    pay: z.boolean(),
    cancel: z.boolean(),
    close: z.boolean(),
    reverse: z.boolean(),
  }),
});
export type PayRun = z.output<typeof runAnswer>;

export const runsListed = listing({
  sorts: ['month', 'concern', 'status'],
  order: '-month',
  searches: ['concern', 'month', 'title'],
});

const one = z.object({ id: as(id(), 'id') });
const chosen = {
  runId: as(id(), 'run'),
  /** these sheets; none named: all of the run */
  ids: as(z.array(id()).min(1).max(20_000).optional(), 'salarySheets'),
  reason: plainText(300).optional(),
};
const done = z.object({ people: z.int(), net: money() });
/** with how many bank batches and cash lists were made of it at once */
const paid = z.object({ ...done.shape, batches: z.int() });

export const runCalls = {
  list: endpoint({
    name: 'salary-run.list',
    summary: 'The pay of each company and month, the newest first',
    method: 'GET',
    path: '/salary/run/data',
    access: payRead,
    listing: runsListed,
    query: z.object({
      ...listQuery(runsListed),
      month: givenMonth().optional(),
      concern: as(id().optional(), 'concernCompany'),
      state: as(z.enum(runStates).optional(), 'status'),
      kind: z.enum(runKinds).optional(),
      /** those that are generated and wait for the reader to agree, who did not generate them */
      isWaiting: as(flag().optional(), 'waiting'),
    }),
    answer: pageAnswer(runAnswer, 'data'),
  }),
  read: endpoint({
    name: 'salary-run.read',
    summary: 'How far the pay of a company for a month is',
    method: 'GET',
    path: '/salary/run/:id',
    access: payRead,
    params: one,
    answer: wrapped(runAnswer, 'data'),
  }),
  generate: endpoint({
    name: 'salary-run.generate',
    summary: 'Calculate the pay of a company for a month, whole or not at all',
    method: 'POST',
    path: '/salary/salary-generate',
    access: payWrite,
    begins: true,
    body: z.object({ concernId: as(id(), 'concernCompany'), month: givenMonth() }),
    answer: wrapped(runAnswer, 'data'),
  }),
  stop: endpoint({
    name: 'salary-run.stop',
    summary: 'Give up the calculation that goes on; the run is as it was before',
    method: 'POST',
    path: '/salary/run/:id/stop',
    access: payWrite,
    params: one,
    body: z.object({}),
    answer: wrapped(runAnswer, 'data'),
  }),
  approve: endpoint({
    name: 'salary-run.approve',
    summary: 'Agree to generated pay, all of it or some; not by whoever generated it',
    method: 'POST',
    path: '/salary/salary-approve',
    access: payApprove,
    body: z.object(chosen),
    answer: wrapped(done, 'data'),
  }),
  pay: endpoint({
    name: 'salary-run.pay',
    summary:
      'Say that approved pay was paid, all of it or some; what is held is left out. With a paying account, its bank batches and the cash list are made at once',
    method: 'POST',
    path: '/salary/salary-paid',
    access: payApprove,
    body: z.object({
      ...chosen,
      /** out of which bank batches are made at once; none: they are made later */
      payingAccountId: as(id().nullable().optional(), 'payingAccount'),
    }),
    answer: wrapped(paid, 'data'),
  }),
  close: endpoint({
    name: 'salary-run.close',
    summary: 'Say that nothing is left to do for a paid month',
    method: 'POST',
    path: '/salary/run/:id/close',
    access: payApprove,
    params: one,
    body: z.object({}),
    answer: wrapped(runAnswer, 'data'),
  }),
  cancel: endpoint({
    name: 'salary-run.cancel',
    summary: 'Take a run back of which nothing was paid',
    method: 'POST',
    path: '/salary/run/:id/cancel',
    access: payWrite,
    params: one,
    body: z.object({ reason: plainText(300).min(1) }),
    answer: wrapped(runAnswer, 'data'),
  }),
} as const;
