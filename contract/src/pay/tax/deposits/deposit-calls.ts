import { z } from 'zod';
import { givenDay, givenMonth, givenYearInAddress } from '../../../kernel/dates/business-dates.ts';
import { endpoint } from '../../../kernel/endpoint.ts';
import { sheetFile, sheetQuery } from '../../../kernel/files/sheet-file.ts';
import { money } from '../../../kernel/money/money.ts';
import { wrapped } from '../../../kernel/page.ts';
import { day, id, instant, nothing, plainText } from '../../../kernel/values.ts';
import { as } from '../../../kernel/wire.ts';
import { payRead, payWrite } from '../../access.ts';

/** How far the tax of a month is paid into the treasury; nothing was deducted in a month without one. */
export const depositStates = ['Due', 'Partly', 'Deposited', 'Over'] as const;
export type DepositState = (typeof depositStates)[number];

const challanFacts = {
  number: as(plainText(40).min(1), 'challanNumber'),
  bank: plainText(120).min(1),
  amount: money(),
};
const challan = z.object({
  id: id(),
  ...challanFacts,
  day: as(day(), 'date'),
  recordedBy: z.string().nullable(),
  recordedAt: instant(),
  version: z.int(),
});
export type Challan = z.output<typeof challan>;

const sums = {
  /** by pay that was paid */
  deducted: money(),
  /** by pay that is approved and not paid yet: not owed to the treasury before it is */
  unpaid: money(),
  deposited: money(),
  /** below nothing where pay was taken back since */
  left: money(),
};
const depositMonth = z.object({
  month: z.string(),
  /** of whom tax was deducted */
  people: z.int(),
  ...sums,
  state: as(z.enum(depositStates).nullable(), 'status'),
  challans: z.array(challan),
});
export type DepositMonth = z.output<typeof depositMonth>;

const deposits = z.object({
  concern: as(z.object({ id: id(), name: z.string() }), 'concernCompany'),
  currency: z.string(),
  /** in which the income year begins */
  year: z.int(),
  from: as(z.string(), 'fromMonth'),
  until: as(z.string(), 'toMonth'),
  months: z.array(depositMonth),
  totals: z.object(sums),
});
export type TaxDeposits = z.output<typeof deposits>;

const company = as(id(), 'concernCompany');
const one = z.object({ id: as(id(), 'id') });
const given = { ...challanFacts, day: as(givenDay(), 'date') };

/** What a company deducted for the treasury month by month, and the challans it was paid in with. */
export const taxDepositCalls = {
  list: endpoint({
    name: 'tax-deposit.list',
    summary: 'Tax deducted and deposited in each month of an income year, with the challans',
    method: 'GET',
    path: '/salary/tax-deposit',
    access: payRead,
    query: z.object({ concernId: company, year: givenYearInAddress().optional() }),
    answer: wrapped(deposits, 'data'),
  }),
  export: endpoint({
    name: 'tax-deposit.export',
    summary: 'Of whom how much tax was deducted in a month, as a file for the deposit',
    method: 'GET',
    path: '/salary/tax-deposit/month/export',
    access: payRead,
    noted: true,
    query: z.object({ concernId: company, month: givenMonth(), ...sheetQuery }),
    answer: sheetFile,
  }),
  record: endpoint({
    name: 'tax-deposit.record',
    summary: 'Record a challan: tax of a month that was paid into the treasury',
    method: 'POST',
    path: '/salary/tax-deposit',
    access: payWrite,
    body: z.object({ concernId: company, month: givenMonth(), ...given }),
    answer: wrapped(challan, 'data'),
  }),
  correct: endpoint({
    name: 'tax-deposit.correct',
    summary: 'Correct what was recorded of a challan; version is checked when sent',
    method: 'PUT',
    path: '/salary/tax-deposit/:id',
    access: payWrite,
    params: one,
    body: z.object({ ...given, version: z.int().min(1).max(2_147_483_647).optional() }),
    answer: wrapped(challan, 'data'),
  }),
  remove: endpoint({
    name: 'tax-deposit.remove',
    summary: 'Remove a challan that was recorded by mistake, with a reason',
    method: 'POST',
    path: '/salary/tax-deposit/:id/remove',
    access: payWrite,
    params: one,
    body: z.object({ reason: plainText(300).min(1) }),
    answer: nothing(),
  }),
} as const;
