import { z } from 'zod';
import { hrRead, hrWrite } from '../kernel/access/access-rules.ts';
import type { AccessRule } from '../kernel/access/actor.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { listQuery, pageAnswer, pageQuery, rowsQuery, wrapped } from '../kernel/page.ts';
import { givenDay } from '../kernel/dates/business-dates.ts';
import { day, flag, id, instant, nothing, plainText } from '../kernel/values.ts';
import { sheetQuery, sheetFile } from '../kernel/files/sheet-file.ts';
import { as } from '../kernel/wire.ts';
import { seeTimes } from '../people/people-calls.ts';
import { dayPlan } from './day-plan.ts';

/** Whose roster someone sees. */
const seeRoster: AccessRule = seeTimes;

/** Whom a roster is for; the last is the nearest to the person and wins. */
export const rosterTargets = [
  'house',
  'concern',
  'location',
  'department',
  'unit',
  'subUnit',
  'employee',
] as const;
export type RosterTarget = (typeof rosterTargets)[number];

const named = z.object({ id: id(), name: plainText(200) });
const one = z.object({ id: as(id(), 'id') });
const version = z.int().min(1).max(2_147_483_647).optional();
export const patternsListed = listing({
  sorts: ['name', 'beginsOn', 'createdAt'],
  order: '-name',
  searches: ['name'],
});
export const assignmentsListed = listing({
  sorts: ['startDate', 'name', 'createdAt'],
  order: '-startDate',
  searches: ['name'],
});
export const gridListed = listing({
  sorts: ['name', 'number'],
  order: '-name',
  searches: ['employee'],
});

const pattern = z.object({
  id: id(),
  name: plainText(80),
  beginsOn: day(),
  /** a shift for each day of the round; none: off */
  days: z.array(named.nullable()),
  active: flag(),
  version: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
  can: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type RosterPattern = z.output<typeof pattern>;
const patternGiven = {
  name: plainText(80).min(1),
  beginsOn: givenDay(),
  days: z.array(id().nullable()).min(1).max(56),
};

export const rosterPatternCalls = {
  list: endpoint({
    name: 'roster-pattern.list',
    summary: 'Rounds of days that repeat themselves',
    method: 'GET',
    path: '/roster-pattern/data',
    access: hrRead,
    listing: patternsListed,
    query: z.object(listQuery(patternsListed)),
    answer: pageAnswer(pattern, 'data'),
  }),
  create: endpoint({
    name: 'roster-pattern.create',
    summary: 'Add a round',
    method: 'POST',
    path: '/roster-pattern',
    access: hrWrite,
    ofGroup: true,
    body: z.object(patternGiven),
    answer: wrapped(pattern, 'data'),
  }),
  change: endpoint({
    name: 'roster-pattern.change',
    summary: 'Change a round',
    method: 'PUT',
    path: '/roster-pattern/:id',
    access: hrWrite,
    ofGroup: true,
    params: one,
    body: z.object({
      ...z.object(patternGiven).partial().shape,
      active: flag().optional(),
      version,
    }),
    answer: wrapped(pattern, 'data'),
  }),
  remove: endpoint({
    name: 'roster-pattern.remove',
    summary: 'Delete a round that nobody works by',
    method: 'DELETE',
    path: '/roster-pattern/:id',
    access: hrWrite,
    ofGroup: true,
    params: one,
    answer: nothing(),
  }),
} as const;

const assignment = z.object({
  id: id(),
  target: z.enum(rosterTargets),
  /** which concern, unit, person …; none for the whole house */
  of: named.nullable(),
  from: as(day(), 'startDate'),
  pattern: named.nullable(),
  shiftedBy: z.int(),
  shift: named.nullable(),
  version: z.int(),
  createdAt: instant(),
  can: z.object({ remove: z.boolean() }),
});
export type RosterAssignment = z.output<typeof assignment>;

const person = z.object({ id: id(), name: plainText(200), number: plainText(30) });
const rosterRow = z.object({
  employee: person,
  /** `isSet`: by hand, whatever the roster says */
  days: z.array(dayPlan.extend({ isSet: z.boolean() })),
  can: z.object({ set: z.boolean() }),
});
export type RosterRow = z.output<typeof rosterRow>;
/** A holiday on which someone works, because a shift was set on it by hand. */
const overHoliday = z.object({ employeeId: id(), day: as(day(), 'date'), holiday: named });
export type OverHoliday = z.output<typeof overHoliday>;
/** A grid shows at most so many days. */
export const longestGrid = 62;
const shownDays = {
  from: as(givenDay(), 'startDate'),
  until: as(givenDay(), 'endDate'),
  ...rowsQuery(gridListed),
  concern: as(id().optional(), 'concernCompany'),
  department: id().optional(),
  unit: id().optional(),
  employeeId: id().optional(),
};

export const rosterCalls = {
  assignments: endpoint({
    name: 'roster.assignments',
    summary: 'Who works by what, from which day on',
    method: 'GET',
    path: '/roster/assignments',
    access: hrRead,
    listing: assignmentsListed,
    query: z.object({
      ...listQuery(assignmentsListed),
      target: z.enum(rosterTargets).optional(),
      of: id().optional(),
    }),
    answer: pageAnswer(assignment, 'data'),
  }),
  assign: endpoint({
    name: 'roster.assign',
    summary: 'Let a unit, a person … work by a round or by one shift, from a day on',
    method: 'POST',
    path: '/roster/assignments',
    access: hrWrite,
    body: z.object({
      target: z.enum(rosterTargets),
      of: id().nullable(),
      from: as(givenDay(), 'startDate'),
      patternId: as(id().nullable().optional(), 'pattern'),
      shiftedBy: z.int().min(0).max(55).optional(),
      shiftId: as(id().nullable().optional(), 'shift'),
    }),
    answer: wrapped(assignment, 'data'),
  }),
  unassign: endpoint({
    name: 'roster.unassign',
    summary: 'Take an assignment back',
    method: 'DELETE',
    path: '/roster/assignments/:id',
    access: hrWrite,
    params: one,
    answer: nothing(),
  }),
  grid: endpoint({
    name: 'roster.grid',
    summary: 'People and their days: shift, off or holiday',
    method: 'GET',
    path: '/roster/grid',
    access: seeRoster,
    listing: gridListed,
    query: z.object({ ...pageQuery, ...shownDays }),
    answer: pageAnswer(rosterRow, 'data'),
  }),
  gridFile: endpoint({
    name: 'roster.gridFile',
    summary: 'The same people and days as a file, a column for each day',
    method: 'GET',
    path: '/roster/grid/export',
    access: seeRoster,
    noted: true,
    query: z.object({ ...shownDays, ...sheetQuery }),
    answer: sheetFile,
  }),
  setDays: endpoint({
    name: 'roster.setDays',
    summary: 'Set single days of people by hand: a shift, off, or back to the roster',
    method: 'PUT',
    path: '/roster/days',
    access: hrWrite,
    body: z.object({
      days: z
        .array(
          z.object({
            employeeId: id(),
            day: givenDay(),
            /** `roster`: what the roster says */
            set: z.union([z.literal('roster'), z.literal('off'), id()]),
          }),
        )
        .min(1)
        .max(500),
      note: plainText(300).optional(),
    }),
    answer: z.object({ overHolidays: z.array(overHoliday) }),
  }),
} as const;
