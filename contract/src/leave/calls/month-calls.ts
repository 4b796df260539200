import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { secret } from '../../kernel/access/secret.ts';
import { givenDayOrMonthEnd, givenMonth } from '../../kernel/dates/business-dates.ts';
import { colour, day, id, nothing, plainText } from '../../kernel/values.ts';
import { as } from '../../kernel/wire.ts';
import { leaveDays } from '../amount.ts';
import { ownLeave, seeLeave } from './leave-calls.ts';

/** A holiday or an agreed leave, in the one shape that the month shows. */
const shown = z.object({
  id: id(),
  from: as(day(), 'startDate'),
  until: as(day(), 'endDate'),
  total: as(leaveDays(0, 366), 'totalDays'),
  colour: as(colour(), 'colorCode'),
  /** the kind of holiday, or the full name of the kind of leave */
  type: plainText(120),
  /** of a holiday its name; of leave whose it is */
  name: plainText(200),
  what: z.enum(['holiday', 'leave']),
  employee: as(z.object({ id: id(), name: plainText(200) }).nullable(), 'employeeId'),
});
export type ShownInMonth = z.output<typeof shown>;

const query = z.object({
  month: givenMonth().optional(),
  startDate: givenDayOrMonthEnd().optional(),
  endDate: givenDayOrMonthEnd().optional(),
  employeeId: id().optional(),
});
const answer = z.object({ shown: as(z.array(shown), 'data') });

export const monthCalls = {
  all: endpoint({
    name: 'holidays.calendar',
    summary: 'Holidays and agreed leave within the caller’s reach, of a month or between two days',
    method: 'GET',
    path: '/holidays/get-holidays-for-calendar',
    access: seeLeave,
    query: query.extend({ whose: z.enum(['self', 'team', 'all']).optional() }),
    answer,
  }),
  own: endpoint({
    name: 'holidays.calendarOfEmployee',
    summary: 'Holidays and agreed leave of one person, by default the caller',
    method: 'GET',
    path: '/holidays/get-holidays-calendar-by-employee',
    access: seeLeave,
    query,
    answer,
  }),
  feed: endpoint({
    name: 'calendar-feed.read',
    summary: 'Whether the own calendar has a secret address',
    method: 'GET',
    path: '/employee-panel/calendar-feed',
    access: ownLeave,
    answer: z.object({ isOn: z.boolean() }),
  }),
  makeFeed: endpoint({
    name: 'calendar-feed.make',
    summary: 'A new secret address, shown once; an older one stops working',
    method: 'POST',
    path: '/employee-panel/calendar-feed',
    access: ownLeave,
    answer: z.object({ address: secret(z.string()) }),
  }),
  endFeed: endpoint({
    name: 'calendar-feed.end',
    summary: 'The secret address stops working',
    method: 'DELETE',
    path: '/employee-panel/calendar-feed',
    access: ownLeave,
    answer: nothing(),
  }),
} as const;
