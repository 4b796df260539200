import { z } from 'zod';
import { hrWrite } from '../kernel/access/access-rules.ts';
import type { AccessRule } from '../kernel/access/actor.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { pageAnswer, pageQuery, rowsQuery } from '../kernel/page.ts';
import { givenDay, givenMonth } from '../kernel/dates/business-dates.ts';
import { flag, id, instant, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { ownLeave } from '../leave/calls/leave-calls.ts';
import {
  dayCounts,
  dayRow,
  dayStatuses,
  judgedDay,
  matrix,
  punchRow,
  punchSources,
  summed,
  totals,
} from './attendance-rows.ts';
import { seeCards, seeTimes, teams } from '../people/people-calls.ts';

/** Whose attendance someone sees. */
export const seeAttendance: AccessRule = seeTimes;
/** Those who pay need what a closed month came to, of everyone. */
export const seeClosed: AccessRule = { payroll: 'all' };
export const ownAttendance: AccessRule = ownLeave;

export const dailyListed = listing({
  sorts: ['name', 'number', 'status', 'inTime', 'outTime', 'workedMinutes', 'lateMinutes'],
  order: '-name',
  searches: ['employee'],
});
export const punchesListed = listing({
  sorts: ['at', 'name'],
  order: '-at',
  searches: ['employee'],
});
/** A row for each person: of a span and of a month. */
export const peopleListed = listing({
  sorts: ['name', 'number'],
  order: '-name',
  searches: ['employee'],
});
/** What every report can be narrowed by. */
export const askedWho = {
  concern: as(id().optional(), 'concernCompany'),
  designation: id().optional(),
  department: id().optional(),
  unit: id().optional(),
  employeeId: id().optional(),
  team: z.enum(teams).optional(),
};
const span = {
  from: as(givenDay().optional(), 'fromDate'),
  until: as(givenDay().optional(), 'toDate'),
};
const format = { format: z.enum(['csv', 'xlsx']).optional() };
const file = {
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
} as const;

const daily = {
  ...rowsQuery(dailyListed),
  ...askedWho,
  date: as(givenDay().optional(), 'todayDate'),
  status: z.enum(dayStatuses).optional(),
};
const log = { ...rowsQuery(punchesListed), ...askedWho, ...span };
const summary = { ...rowsQuery(peopleListed), ...askedWho, ...span };
const month = { ...rowsQuery(peopleListed), ...askedWho, month: givenMonth().optional() };
export const attendanceCalls = {
  daily: endpoint({
    name: 'attendance.daily',
    summary: 'A day of everyone within reach, with how many of each status',
    method: 'GET',
    path: '/attendance/daily-attendance-report',
    access: seeAttendance,
    listing: dailyListed,
    query: z.object({ ...pageQuery, ...daily }),
    answer: pageAnswer(dayRow, 'data').extend({ totals }),
  }),
  dailyFile: endpoint({
    name: 'attendance.dailyFile',
    summary: 'The daily report as a file',
    method: 'GET',
    path: '/attendance/daily-attendance-report/export',
    access: seeAttendance,
    noted: true,
    /** `ids`: of some people, between commas; none: of everyone */
    query: z.object({ ...daily, ids: plainText(20_000).optional(), ...format }),
    answer: file,
  }),
  log: endpoint({
    name: 'attendance.log',
    summary: 'Punches as they came',
    method: 'GET',
    path: '/attendance/attendance-log-report',
    access: seeAttendance,
    listing: punchesListed,
    query: z.object({ ...pageQuery, ...log }),
    answer: pageAnswer(punchRow, 'data'),
  }),
  logFile: endpoint({
    name: 'attendance.logFile',
    summary: 'The log as a file',
    method: 'GET',
    path: '/attendance/attendance-log-report/export',
    access: seeAttendance,
    noted: true,
    query: z.object({ ...log, ...format }),
    answer: file,
  }),
  summary: endpoint({
    name: 'attendance.summary',
    summary: 'Days of each status between two dates, a row for each person',
    method: 'GET',
    path: '/attendance/date-to-date-attendance-summary',
    access: seeCards,
    listing: peopleListed,
    query: z.object({ ...pageQuery, ...summary }),
    answer: pageAnswer(summed, 'data').extend({ totals: dayCounts }),
  }),
  summaryFile: endpoint({
    name: 'attendance.summaryFile',
    summary: 'The summary as a file',
    method: 'GET',
    path: '/attendance/date-to-date-attendance-summary/export',
    access: seeCards,
    noted: true,
    query: z.object({ ...summary, ...format }),
    answer: file,
  }),
  matrix: endpoint({
    name: 'attendance.matrix',
    summary: 'A month: a row for each person, a cell for each day',
    method: 'GET',
    path: '/attendance/month-matrix',
    access: seeAttendance,
    listing: peopleListed,
    query: z.object({ ...pageQuery, ...month }),
    answer: pageAnswer(matrix, 'data'),
  }),
  matrixFile: endpoint({
    name: 'attendance.matrixFile',
    summary: 'The month as a file',
    method: 'GET',
    path: '/attendance/month-matrix/export',
    access: seeAttendance,
    noted: true,
    query: z.object({ ...month, ...format }),
    answer: file,
  }),
  waive: endpoint({
    name: 'attendance.waive',
    summary: 'Excuse a late arrival, or no longer',
    method: 'PUT',
    path: '/attendance/waiver',
    access: hrWrite,
    body: z.object({
      employeeId: id(),
      day: as(givenDay(), 'date'),
      isWaived: z.boolean(),
      reason: plainText(300).optional(),
    }),
    answer: z.object({ day: as(judgedDay, 'data') }),
  }),
  recompute: endpoint({
    name: 'attendance.recompute',
    summary: 'Judge days anew, of everyone or of some; goes on behind the request',
    method: 'POST',
    path: '/attendance/recompute',
    access: hrWrite,
    body: z.object({
      from: as(givenDay(), 'fromDate'),
      until: as(givenDay(), 'toDate'),
      department: id().optional(),
      employeeId: id().optional(),
    }),
    answer: z.object({ jobId: id() }),
  }),
} as const;

export const ownAttendanceCalls = {
  punch: endpoint({
    name: 'own-attendance.punch',
    summary: 'Come or go: in when out, out when in',
    method: 'POST',
    path: '/employee-panel/attendance/attendance-create',
    access: ownAttendance,
    body: z.object({ direction: z.enum(['in', 'out']).optional() }),
    answer: z.object({ isIn: as(flag(), 'checkedIn'), at: instant(), today: judgedDay }),
  }),
  check: endpoint({
    name: 'own-attendance.check',
    summary: 'How today stands',
    method: 'GET',
    path: '/employee-panel/attendance/chcek-daily-attandance',
    access: ownAttendance,
    answer: z.object({
      isIn: as(flag(), 'checkedIn'),
      /** may the caller come and go here, or only at a device */
      can: z.object({ punch: z.boolean() }),
      punches: z.array(z.object({ at: instant(), source: z.enum(punchSources) })),
      today: judgedDay,
    }),
  }),
  month: endpoint({
    name: 'own-attendance.month',
    summary: 'The own month, day by day',
    method: 'GET',
    path: '/employee-panel/attendance/month',
    access: ownAttendance,
    query: z.object({ month: givenMonth().optional() }),
    answer: z.object({ days: as(z.array(judgedDay), 'data'), totals: dayCounts }),
  }),
} as const;
