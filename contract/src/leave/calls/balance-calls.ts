import { z } from 'zod';
import { hrRead, hrWrite } from '../../kernel/access/access-rules.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { listing } from '../../kernel/listing.ts';
import { listQuery, pageAnswer, wrapped } from '../../kernel/page.ts';
import { givenDay, givenYear, givenYearInAddress } from '../../kernel/dates/business-dates.ts';
import { colour, day, id, instant, nothing, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { leaveDays } from '../amount.ts';
import { seeLeave } from './leave-calls.ts';

export const ledgerEntryKinds = [
  'grant',
  'accrual',
  'carry',
  'use',
  'give back',
  'expire',
  'encash',
  'adjust',
] as const;

const row = z.object({
  employee: z.object({ id: id(), name: plainText(200), number: plainText(30) }),
  leaveType: z.object({ id: id(), name: plainText(80) }),
  year: z.int(),
  entitled: as(leaveDays(-999, 999), 'totalDays'),
  used: as(leaveDays(0, 999), 'usedDays'),
  waiting: as(leaveDays(0, 999), 'pendingDays'),
  left: as(leaveDays(-999, 999), 'remainingDays'),
  /** what can still be asked for, as in a summary */
  available: as(leaveDays(-999, 999), 'availableDays'),
});
const entry = z.object({
  id: id(),
  kind: z.enum(ledgerEntryKinds),
  amount: as(leaveDays(-999, 999), 'days'),
  day: day(),
  note: plainText(300).nullable(),
  by: plainText(200).nullable(),
  createdAt: instant(),
  /** the balance after it */
  left: as(leaveDays(-999, 999), 'remainingDays'),
});
export type LeaveEntry = z.output<typeof entry>;

/** Of everyone together; what is owed counts against it. */
const sumOfDays = () => leaveDays(-99_999_999, 99_999_999);

/** A year that is over, kind by kind: what was done with the rest of it, and what closing would do. */
const closing = z.object({
  kinds: as(
    z.array(
      z.object({
        leaveType: z.object({ id: id(), name: plainText(80), colour: as(colour(), 'colorCode') }),
        /** who still has something of it */
        people: z.int(),
        toCarry: as(sumOfDays(), 'toCarryDays'),
        toLapse: as(sumOfDays(), 'toLapseDays'),
        carried: as(sumOfDays(), 'carriedDays'),
        lapsed: as(sumOfDays(), 'lapsedDays'),
      }),
    ),
    'data',
  ),
});
export type YearClosing = z.output<typeof closing>;

export const balancesListed = listing({
  sorts: ['name', 'number', 'leaveType'],
  order: '-name',
  searches: ['employee'],
});
/** What narrows the list, and its file alike. */
export const balanceFilters = {
  year: givenYearInAddress().optional(),
  employeeId: id().optional(),
  department: id().optional(),
  leaveType: id().optional(),
};
export const blocksListed = listing({
  sorts: ['name', 'startDate', 'endDate'],
  order: '-name',
  searches: ['name', 'department', 'leaveType'],
});
const key = z.object({
  employeeId: id(),
  leaveTypeId: as(id(), 'leaveType'),
  year: givenYearInAddress(),
});

export const balanceCalls = {
  list: endpoint({
    name: 'leave-balance.list',
    summary: 'Balances of people, per kind and year',
    method: 'GET',
    path: '/leave-balance/data',
    access: seeLeave,
    listing: balancesListed,
    query: z.object({ ...listQuery(balancesListed), ...balanceFilters }),
    answer: pageAnswer(row, 'data'),
  }),
  entries: endpoint({
    name: 'leave-balance.entries',
    summary: 'How one balance came about, entry by entry',
    method: 'GET',
    path: '/leave-balance/entries',
    access: seeLeave,
    query: key,
    answer: z.object({ entries: as(z.array(entry), 'data') }),
  }),
  adjust: endpoint({
    name: 'leave-balance.adjust',
    summary: 'Add days to a balance or take some away, with a reason',
    method: 'POST',
    path: '/leave-balance/adjust',
    access: hrWrite,
    body: z.object({
      employeeId: id(),
      leaveTypeId: as(id(), 'leaveType'),
      year: givenYear(),
      amount: as(leaveDays(-366, 366), 'days'),
      note: plainText(300).min(1),
    }),
    answer: wrapped(row, 'data'),
  }),
  encash: endpoint({
    name: 'leave-balance.encash',
    summary: 'Turn days into pay; the pay run takes them up',
    method: 'POST',
    path: '/leave-balance/encash',
    access: hrWrite,
    body: z.object({
      employeeId: id(),
      leaveTypeId: as(id(), 'leaveType'),
      year: givenYear(),
      amount: as(leaveDays(0.001, 366), 'days'),
      note: plainText(300).optional(),
    }),
    answer: wrapped(row, 'data'),
  }),
  closing: endpoint({
    name: 'leave-balance.closing',
    summary: 'What closing a year does or did, kind by kind, and how far it is',
    method: 'GET',
    path: '/leave-balance/closing',
    access: hrWrite,
    query: z.object({ year: givenYearInAddress() }),
    answer: closing,
  }),
  close: endpoint({
    name: 'leave-balance.close',
    summary: 'Close a year that is over: carry, expire; safe to repeat',
    method: 'POST',
    path: '/leave-balance/close',
    access: hrWrite,
    body: z.object({ year: givenYear() }),
    answer: z.object({ jobId: id() }),
  }),
} as const;

const block = z.object({
  id: id(),
  name: plainText(120).min(1),
  from: as(day(), 'startDate'),
  until: as(day(), 'endDate'),
  departmentId: as(z.object({ id: id(), name: plainText(200) }).nullable(), 'department'),
  leaveTypeId: as(z.object({ id: id(), name: plainText(200) }).nullable(), 'leaveType'),
  version: z.int(),
  /** not so where someone has a part of the house, and it is of all */
  can: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type LeaveBlock = z.output<typeof block>;
const blockGiven = {
  name: plainText(120).min(1),
  from: as(givenDay(), 'startDate'),
  until: as(givenDay(), 'endDate'),
  departmentId: as(id().nullable().optional(), 'department'),
  leaveTypeId: as(id().nullable().optional(), 'leaveType'),
};

export const blockCalls = {
  list: endpoint({
    name: 'leave-block.list',
    summary: 'Days on which no leave is taken',
    method: 'GET',
    path: '/leave-block/data',
    access: hrRead,
    listing: blocksListed,
    query: z.object({ ...listQuery(blocksListed), year: givenYearInAddress().optional() }),
    answer: pageAnswer(block, 'data'),
  }),
  create: endpoint({
    name: 'leave-block.create',
    summary: 'Block days',
    method: 'POST',
    path: '/leave-block',
    access: hrWrite,
    body: z.object(blockGiven),
    answer: wrapped(block, 'data'),
  }),
  change: endpoint({
    name: 'leave-block.change',
    summary: 'Change blocked days: absent fields stay, null clears',
    method: 'PUT',
    path: '/leave-block/:id',
    access: hrWrite,
    params: z.object({ id: as(id(), 'id') }),
    body: z.object({
      ...z.object(blockGiven).partial().shape,
      version: z.int().min(1).max(2_147_483_647).optional(),
    }),
    answer: wrapped(block, 'data'),
  }),
  remove: endpoint({
    name: 'leave-block.remove',
    summary: 'Free the days again',
    method: 'DELETE',
    path: '/leave-block/:id',
    access: hrWrite,
    params: z.object({ id: as(id(), 'id') }),
    answer: nothing(),
  }),
} as const;
