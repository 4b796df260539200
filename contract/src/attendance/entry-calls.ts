import { z } from 'zod';
import { timeOfDay } from '../calendar/shift-calls.ts';
import type { AccessRule } from '../kernel/access/actor.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { givenDay } from '../kernel/dates/business-dates.ts';
import { listing } from '../kernel/listing.ts';
import { listQuery, pageAnswer, wrapped } from '../kernel/page.ts';
import { day, flag, id, instant, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { dayStatuses } from './attendance-rows.ts';

/** Enter what is missing; say what was right instead; take punches out of account. */
export const punchEntryKinds = ['enter', 'correct', 'remove'] as const;
export type EntryKind = (typeof punchEntryKinds)[number];

/** Why someone is left out of an entry. */
export const skipReasons = [
  'own-record',
  'not-yours',
  'left',
  'closed',
  'away',
  'on-leave',
  'free-day',
  'no-shift',
  'other-day',
  'to-come',
  'nothing',
  'changed',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Whoever leads or keeps people. */
export const leadTimes: AccessRule = {
  lineManager: 'sub',
  secondTier: ['sub', 'sub2'],
  headOfDepartment: 'dept',
  hr: 'all',
  admin: 'all',
};
/** Whoever could decide on a correction of someone enters their times; anyone as a delegate. */
export const enterTimes: AccessRule = { ...leadTimes, employee: 'assigned' };

const entry = {
  kind: z.enum(punchEntryKinds),
  day: as(givenDay(), 'date'),
  /** these people; none named: all whom the filters find on the day */
  employeeIds: as(z.array(id()).min(1).max(2000).optional(), 'employees'),
  concern: as(id().optional(), 'concernCompany'),
  department: id().optional(),
  designation: id().optional(),
  unit: id().optional(),
  shift: id().optional(),
  status: z.enum(dayStatuses).optional(),
  search: plainText(100).optional(),
  /** by the clocks where each person is; an out that is not after the in is next day */
  inTime: timeOfDay().nullable().optional(),
  outTime: timeOfDay().nullable().optional(),
  /** each by the hours of the own shift, as far as they have passed */
  isByShift: as(flag().optional(), 'byShift'),
  /** of one person: only these are taken out */
  punchIds: as(z.array(id()).min(1).max(100).optional(), 'punches'),
};

const person = z.object({ id: id(), name: plainText(200), number: plainText(30) });
const reason = z.enum(skipReasons);
const change = z.object({
  employee: as(person, 'employeeId'),
  inAt: as(instant().nullable(), 'inTime'),
  outAt: as(instant().nullable(), 'outTime'),
  /** how many punches are taken out */
  voids: z.int(),
});
const preview = z.object({
  /** for how many something changes, and the first hundred of them */
  people: z.int(),
  changes: z.array(change),
  skipped: z.array(z.object({ reason, count: z.int() })),
  /** the first hundred of those whom the reader may see */
  left: z.array(z.object({ employee: as(person, 'employeeId'), reason })),
  /** sent back with the entry: it is refused if any of this is different by then */
  stamp: z.string(),
});
export type EntryPreview = z.output<typeof preview>;

export const entryStates = ['Applying', 'Applied', 'Undoing', 'Undone'] as const;
/** As a refusal says it. */
export const entryStateWords = {
  Applying: { en: 'being applied', bn: 'প্রয়োগ হচ্ছে' },
  Applied: { en: 'applied, and none of it is left', bn: 'প্রয়োগ হয়েছে, কিছু বাকি নেই' },
  Undoing: { en: 'being taken back', bn: 'ফিরিয়ে নেওয়া হচ্ছে' },
  Undone: { en: 'taken back already', bn: 'আগেই ফিরিয়ে নেওয়া হয়েছে' },
} as const;
const made = z.object({
  id: id(),
  kind: z.enum(punchEntryKinds),
  day: as(day(), 'date'),
  reason: plainText(300),
  state: z.enum(entryStates),
  enteredBy: plainText(200),
  createdAt: instant(),
  people: z.int(),
  applied: z.int(),
  undone: z.int(),
  waiting: z.int(),
  /** left out when it was applied, or when it was to be taken back */
  skipped: z.array(z.object({ reason, count: z.int() })),
  can: z.object({ undo: z.boolean() }),
});
export type PunchEntry = z.output<typeof made>;

const one = z.object({ id: as(id(), 'id') });
export const punchEntriesListed = listing({
  sorts: ['createdAt', 'date'],
  order: '-createdAt',
  searches: ['reason'],
});

export const entryCalls = {
  preview: endpoint({
    name: 'punch-entry.preview',
    summary: 'What an entry of punches would change, and who is left out and why',
    method: 'POST',
    path: '/attendance/punch-entry/preview',
    access: enterTimes,
    body: z.object(entry),
    answer: wrapped(preview, 'data'),
  }),
  create: endpoint({
    name: 'punch-entry.create',
    summary: 'Enter, correct or take out punches of one or many others',
    method: 'POST',
    path: '/attendance/punch-entry',
    access: enterTimes,
    body: z.object({
      ...entry,
      reason: plainText(300).min(1),
      stamp: plainText(100).optional(),
    }),
    answer: wrapped(made, 'data'),
  }),
  list: endpoint({
    name: 'punch-entry.list',
    summary: 'Entries of punches, the newest first',
    method: 'GET',
    path: '/attendance/punch-entry/data',
    access: enterTimes,
    listing: punchEntriesListed,
    query: z.object({ ...listQuery(punchEntriesListed), day: as(givenDay().optional(), 'date') }),
    answer: pageAnswer(made, 'data'),
  }),
  read: endpoint({
    name: 'punch-entry.read',
    summary: 'How far an entry of punches is',
    method: 'GET',
    path: '/attendance/punch-entry/:id',
    access: enterTimes,
    params: one,
    answer: wrapped(made, 'data'),
  }),
  undo: endpoint({
    name: 'punch-entry.undo',
    summary: 'Take an entry of punches back as a whole',
    method: 'DELETE',
    path: '/attendance/punch-entry/:id',
    access: enterTimes,
    params: one,
    answer: wrapped(made, 'data'),
  }),
} as const;
