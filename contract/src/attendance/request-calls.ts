import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { listing } from '../kernel/listing.ts';
import { listQuery, pageAnswer, wrapped } from '../kernel/page.ts';
import { givenDay, givenInstant } from '../kernel/dates/business-dates.ts';
import { day, id, instant, nothing, plainText } from '../kernel/values.ts';
import { as } from '../kernel/wire.ts';
import { ownAttendance, seeAttendance } from './attendance-calls.ts';

/** A request about time is never sent back: it is asked for anew in a minute. */
export const requestStates = ['Pending', 'Approved', 'Rejected', 'Cancelled'] as const;
export type RequestState = (typeof requestStates)[number];

const person = z.object({ id: id(), name: plainText(200), number: plainText(30) });
const request = z.object({
  id: id(),
  kind: z.enum(['attendance-correction', 'day-off']),
  employee: as(person, 'employeeId'),
  day: as(day(), 'date'),
  /** of a correction: when they came and went */
  inAt: as(instant().nullable(), 'inTime'),
  outAt: as(instant().nullable(), 'outTime'),
  /** of a day off: the free day that becomes a working one */
  instead: as(day().nullable(), 'insteadDate'),
  reason: plainText(500),
  state: as(z.enum(requestStates), 'status'),
  waitsFor: z.array(plainText(200)),
  comment: plainText(1000).nullable(),
  decidedBy: plainText(200).nullable(),
  createdAt: instant(),
  can: z.object({ cancel: z.boolean(), decide: z.boolean() }),
});
export type TimeRequest = z.output<typeof request>;

export const requestsListed = listing({
  sorts: ['createdAt', 'date', 'name', 'kind', 'status'],
  order: '-createdAt',
  searches: ['employee'],
});
export const ownRequestsListed = listing({
  sorts: ['createdAt', 'date', 'kind', 'status'],
  order: '-createdAt',
  searches: ['reason'],
});
const filters = {
  kind: z.enum(['attendance-correction', 'day-off']).optional(),
  state: as(z.enum(requestStates).optional(), 'status'),
};

export const timeRequestCalls = {
  list: endpoint({
    name: 'time-request.list',
    summary: 'Corrections and days off that people asked for',
    method: 'GET',
    path: '/attendance/request/data',
    access: seeAttendance,
    listing: requestsListed,
    query: z.object({
      ...listQuery(requestsListed),
      ...filters,
      employeeId: id().optional(),
      department: id().optional(),
    }),
    answer: pageAnswer(request, 'data'),
  }),
  own: endpoint({
    name: 'time-request.own',
    summary: 'What the caller asked for',
    method: 'GET',
    path: '/employee-panel/attendance/request/data',
    access: ownAttendance,
    listing: ownRequestsListed,
    query: z.object({ ...listQuery(ownRequestsListed), ...filters }),
    answer: pageAnswer(request, 'data'),
  }),
  correct: endpoint({
    name: 'time-request.correct',
    summary: 'Say when one really came and went',
    method: 'POST',
    path: '/employee-panel/attendance/correction',
    access: ownAttendance,
    body: z.object({
      day: as(givenDay(), 'date'),
      inAt: as(givenInstant().nullable(), 'inTime'),
      outAt: as(givenInstant().nullable(), 'outTime'),
      reason: plainText(500).min(1),
    }),
    answer: wrapped(request, 'data'),
  }),
  dayOff: endpoint({
    name: 'time-request.dayOff',
    summary: 'Ask for another weekly off',
    method: 'POST',
    path: '/employee-panel/attendance/day-off',
    access: ownAttendance,
    body: z.object({
      day: as(givenDay(), 'date'),
      instead: as(givenDay().nullable().optional(), 'insteadDate'),
      reason: plainText(500).min(1),
    }),
    answer: wrapped(request, 'data'),
  }),
  cancel: endpoint({
    name: 'time-request.cancel',
    summary: 'Take back what one asked for while it waits',
    method: 'DELETE',
    path: '/employee-panel/attendance/request/:id',
    access: ownAttendance,
    params: z.object({ id: as(id(), 'id') }),
    answer: nothing(),
  }),
} as const;
