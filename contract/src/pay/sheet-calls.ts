import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { sheetFile, sheetQuery } from '../kernel/files/sheet-file.ts';
import { listing } from '../kernel/listing.ts';
import { money } from '../kernel/money/money.ts';
import { listQuery, pageAnswer, rowsQuery, wrapped } from '../kernel/page.ts';
import { day, id, instant, nothing, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { payRead, payWrite } from './access.ts';
import { lineWhy } from './payslip/line-why.ts';
import { payslipNoted } from './readings/payslip-noted.ts';
import { lineAuthor, payslipReceiver, payslipSalary } from './payslip/payslip-source.ts';
import { payFilters } from './rate-calls.ts';
import { componentKinds } from './records.ts';
import { runKinds } from './run-kinds.ts';

/** As people read it; a held one is Generated or Approved beneath. */
export const sheetStates = ['Generated', 'Held', 'Approved', 'Paid', 'Reversed'] as const;
export type SheetState = (typeof sheetStates)[number];
export const keptSheetStates = ['Generated', 'Approved', 'Paid', 'Reversed'] as const;
export const sheetStateWords = {
  Generated: { en: 'generated', bn: 'তৈরি হয়েছে' },
  Approved: { en: 'approved', bn: 'অনুমোদিত' },
  Paid: { en: 'paid', bn: 'পরিশোধিত' },
  Reversed: { en: 'reversed', bn: 'প্রত্যাহৃত' },
} as const;

export const payLinked = z.object({ id: id(), name: z.string() });
const person = z.object({ id: id(), name: z.string(), number: z.string() });

export const payAmounts = {
  gross: money(),
  earnings: money(),
  deductions: money(),
  net: money(),
  employer: money(),
  /** due and not taken, for want of pay */
  carried: money(),
};

/** The month's salary, or a bonus by its festival. */
export const paidFor = { kind: z.enum(runKinds), title: z.string().nullable() };
export const paidForFilters = {
  kind: z.enum(runKinds).optional(),
  runId: as(id().optional(), 'run'),
};

const row = z.object({
  id: id(),
  /** for whoever chooses rows: none is, at first */
  isSelected: as(z.literal(false), 'selected'),
  employee: as(person, 'employeeId'),
  concern: as(payLinked, 'concernCompany'),
  department: payLinked.nullable(),
  designation: payLinked,
  month: z.string(),
  ...paidFor,
  state: as(z.enum(sheetStates), 'status'),
  runId: as(id(), 'run'),
  paidDays: z.int(),
  ...payAmounts,
  paidAt: instant().nullable(),
});
export type SalarySheetRow = z.output<typeof row>;

const line = z.object({
  /** where it stands in the payslip, by which it is known once it was paid */
  place: z.int(),
  component: payLinked,
  localName: z.string().nullable(),
  kind: z.enum(componentKinds),
  isInGross: as(z.boolean(), 'inGross'),
  due: money(),
  amount: money(),
  /** what was calculated, where someone said otherwise, and why */
  computed: money().nullable(),
  reason: z.string().nullable(),
  /** what was not deducted of it is deducted from the next pay */
  isCarried: as(z.boolean(), 'carried'),
  author: lineAuthor.nullable(),
  why: lineWhy.nullable(),
});
export type PayslipLine = z.output<typeof line>;

export const payslip = z.object({
  id: id(),
  employee: as(person, 'employeeId'),
  concern: as(payLinked, 'concernCompany'),
  department: payLinked.nullable(),
  designation: payLinked,
  joinedOn: day().nullable(),
  month: z.string(),
  ...paidFor,
  from: as(day(), 'fromDate'),
  until: as(day(), 'toDate'),
  payOn: day(),
  currency: z.string(),
  state: as(z.enum(sheetStates), 'status'),
  runId: as(id(), 'run'),
  days: z.object({
    calendar: z.int(),
    whole: z.int(),
    paid: z.int(),
    /** in thousandths */
    absence: z.int(),
    /** in hundred-thousandths */
    unpaidLeave: z.int(),
    lates: z.int(),
    /** in minutes */
    overtime: z.int(),
  }),
  ...payAmounts,
  lines: z.array(line),
  salaries: z.array(payslipSalary),
  receiver: as(payslipReceiver.nullable(), 'paidTo'),
  hold: z.object({ reason: z.string(), by: z.string(), since: instant() }).nullable(),
  paidAt: instant().nullable(),
  can: z.object({
    hold: z.boolean(),
    release: z.boolean(),
    override: z.boolean(),
    remove: z.boolean(),
  }),
});
export type Payslip = z.output<typeof payslip>;

export const sheetsListed = listing({
  sorts: ['name', 'number', 'net', 'gross', 'department', 'status'],
  order: '-name',
  searches: ['person'],
});
const one = z.object({ id: as(id(), 'id') });

/** What the list is narrowed by, and so whatever is made of it: its file and its paper. */
export const sheetFilters = {
  ...payFilters,
  state: as(z.enum(sheetStates).optional(), 'status'),
  ...paidForFilters,
};
const asked = { ...listQuery(sheetsListed), ...sheetFilters };
export const payTotals = z.object({ people: z.int(), ...payAmounts });
/** A page of rows with the totals of all of them. */
const sheets = z.object({
  ...pageAnswer(row, 'salarySheets').shape,
  /** of the last generated month, unless one was asked for */
  month: z.string().nullable(),
  totals: payTotals,
});

const preview = z.object({
  employee: as(person, 'employeeId'),
  department: payLinked.nullable(),
  designation: payLinked.nullable(),
  paidDays: z.int(),
  ...payAmounts,
  /** why nothing is calculated: no salary in this month */
  problem: z.enum(['no-salary']).nullable(),
});

export const salarySheetCalls = {
  list: endpoint({
    name: 'salary-sheet.list',
    summary:
      'Pay of a month, person by person, with its totals; the last generated month by default',
    method: 'GET',
    path: '/salary/get-salary-sheet',
    access: payRead,
    noted: true,
    listing: sheetsListed,
    query: z.object(asked),
    answer: sheets,
  }),
  export: endpoint({
    name: 'salary-sheet.export',
    summary: 'Pay of a month, person by person, as a file',
    method: 'GET',
    path: '/salary/get-salary-sheet/export',
    access: payRead,
    noted: payslipNoted,
    query: z.object({
      ...rowsQuery(sheetsListed),
      ...sheetFilters,
      /** of some payslips, between commas; none: of all */
      ids: plainText(20_000).optional(),
      ...sheetQuery,
    }),
    answer: sheetFile,
  }),
  preview: endpoint({
    name: 'salary-sheet.preview',
    summary: 'What generating would come to for some people; nothing is kept',
    method: 'GET',
    path: '/salary/get-data-for-salary-generate',
    access: payRead,
    noted: true,
    listing: sheetsListed,
    query: z.object({ ...asked, concern: as(id(), 'concernCompany') }),
    answer: pageAnswer(preview, 'data'),
  }),
  read: endpoint({
    name: 'salary-sheet.read',
    summary: 'One payslip, every line with how it was calculated',
    method: 'GET',
    path: '/salary/:id',
    access: payRead,
    noted: payslipNoted,
    params: one,
    answer: wrapped(payslip, 'payslip'),
  }),
  remove: endpoint({
    name: 'salary-sheet.remove',
    summary: 'Take one person out of a run: before approval, or held where others were paid',
    method: 'DELETE',
    path: '/salary/:id',
    access: payWrite,
    params: one,
    answer: nothing(),
  }),
  hold: endpoint({
    name: 'salary-sheet.hold',
    summary: 'Keep the pay of one person back, with a reason',
    method: 'POST',
    path: '/salary/:id/hold',
    access: payWrite,
    params: one,
    body: z.object({ reason: plainText(300).min(1) }),
    answer: wrapped(payslip, 'payslip'),
  }),
  release: endpoint({
    name: 'salary-sheet.release',
    summary: 'Let held pay go',
    method: 'POST',
    path: '/salary/:id/release',
    access: payWrite,
    params: one,
    answer: wrapped(payslip, 'payslip'),
  }),
  override: endpoint({
    name: 'salary-sheet.override',
    summary:
      'Say what a line of one person is to be, with a reason; no amount: as it is calculated',
    method: 'PUT',
    path: '/salary/:id/line',
    access: payWrite,
    params: one,
    body: z.object({
      componentId: as(id(), 'component'),
      amount: money().nullable(),
      reason: plainText(300).min(1),
    }),
    answer: wrapped(payslip, 'payslip'),
  }),
  recompute: endpoint({
    name: 'salary-sheet.recompute',
    summary: 'Calculate the pay of one person again, by what is known now',
    method: 'POST',
    path: '/salary/:id/recompute',
    access: payWrite,
    params: one,
    answer: wrapped(payslip, 'payslip'),
  }),
} as const;
