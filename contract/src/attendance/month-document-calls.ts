import { z } from 'zod';
import { documentCall } from '../kernel/files/document-call.ts';
import { givenDay, givenMonth } from '../kernel/dates/business-dates.ts';
import { as } from '../kernel/wire.ts';
import { askedWho, ownAttendance, peopleListed, seeAttendance } from './attendance-calls.ts';
import { rowsQuery } from '../kernel/page.ts';

/** Day by day what a month came to, to be printed: a page for each person. */
export const monthDocumentCalls = {
  own: documentCall({
    name: 'own-attendance.monthDocument',
    summary: 'The own month, day by day, as a PDF',
    path: '/employee-panel/attendance/month/document',
    access: ownAttendance,
    body: z.object({ month: givenMonth().optional() }),
  }),
  many: documentCall({
    name: 'attendance.monthDocument',
    summary: 'A month or a span of days of people as one PDF: a line for each day, a page for each',
    path: '/attendance/month-matrix/document',
    access: seeAttendance,
    noted: true,
    body: z.object({
      ...rowsQuery(peopleListed),
      ...askedWho,
      month: givenMonth().optional(),
      /** instead of a month */
      from: as(givenDay().optional(), 'fromDate'),
      until: as(givenDay().optional(), 'toDate'),
    }),
  }),
} as const;
