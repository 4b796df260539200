import { holidayCalls } from '@muster/contract/calendar/holiday-calls.ts';
import { calendarMenu as menu } from '@muster/contract/calendar/menu-words.ts';
import { rosterCalls } from '@muster/contract/calendar/roster-calls.ts';
import { shiftCalls } from '@muster/contract/calendar/shift-calls.ts';
import {
  IconBeach,
  IconCalendarRepeat,
  IconClock,
  IconClockHour8,
  IconUserCheck,
} from '@tabler/icons-react';
import { by } from '../../wiring/menu.ts';
import type { WebRoom } from '../../wiring/web-room.ts';
import { calendarWords } from './words.ts';

export const calendarRoom: WebRoom = {
  name: 'calendar',
  words: calendarWords,
  places: [{ name: 'time', panel: 'admin', icon: IconClock, label: menu.time, order: 120 }],
  pages: [
    {
      place: 'time',
      path: '/admin/attendance/roster',
      label: menu.roster,
      order: 40,
      ...by(rosterCalls.grid),
    },
  ],
  setUpHeadings: [{ name: 'time', label: menu.setUp, order: 30 }],
  setUpPages: [
    {
      heading: 'time',
      path: '/admin/attendance/shifts',
      icon: IconClockHour8,
      label: (words) => words.calendar.shift.many,
      order: 10,
      ...by(shiftCalls.list),
    },
    {
      heading: 'time',
      path: '/admin/attendance/roster/patterns',
      icon: IconCalendarRepeat,
      label: (words) => words.calendar.roster.tabs.patterns,
      order: 20,
      ...by(rosterCalls.assignments),
    },
    {
      heading: 'time',
      path: '/admin/attendance/roster/assignments',
      icon: IconUserCheck,
      label: (words) => words.calendar.roster.tabs.assignments,
      order: 30,
      ...by(rosterCalls.assignments),
    },
    {
      heading: 'leave',
      path: '/admin/holidays',
      icon: IconBeach,
      label: (words) => words.calendar.holiday.many,
      order: 30,
      ...by(holidayCalls.list),
    },
  ],
  audit: ({ calendar: { holiday, shift, rosterPattern, rosterAssignment } }) => ({
    records: { holiday, shift, rosterPattern, rosterAssignment },
  }),
};
