import { ownAttendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import { ownLeaveCalls } from '@muster/contract/leave/leave-calls.ts';
import { monthCalls } from '@muster/contract/leave/month-calls.ts';
import { chartCalls } from '@muster/contract/people/chart-calls.ts';
import {
  IconCalendarMonth,
  IconClock,
  IconPlaneDeparture,
  IconSitemap,
  IconUsers,
} from '@tabler/icons-react';
import { leadsOthers } from '../../areas/people/team.ts';
import { inboxEntry } from '../frame/inbox-entry.ts';
import { ownMenu } from '../frame/own-menu.ts';
import { by, type Panel } from '../frame/panel.ts';

const overview = ownMenu('/employee');

export const employeePanel: Panel = {
  name: 'employee',
  path: '/employee',
  menu: [
    { ...overview, entries: [...overview.entries, inboxEntry('/employee')] },
    {
      name: 'attendance',
      label: (words) => words.calendar.menu.attendance,
      entries: [
        {
          path: '/employee/attendance',
          icon: IconClock,
          label: (words) => words.attendance.own.title,
          one: ({ attendance: { own } }, below) =>
            below === 'team' ? own.tabs.team : own.tabs.requests,
          ...by(ownAttendanceCalls.check),
        },
      ],
    },
    {
      name: 'leave',
      label: (words) => words.calendar.menu.leave,
      entries: [
        {
          path: '/employee/leave',
          icon: IconPlaneDeparture,
          label: (words) => words.leave.menu.own,
          one: (words) => words.leave.own.team,
          ...by(ownLeaveCalls.list),
        },
        {
          path: '/employee/calendar',
          icon: IconCalendarMonth,
          label: (words) => words.leave.menu.month,
          ...by(monthCalls.own),
        },
      ],
    },
    {
      name: 'people',
      label: (words) => words.people.people,
      entries: [
        {
          path: '/employee/team',
          icon: IconUsers,
          label: (words) => words.people.team.title,
          one: (words) => words.people.team.one,
          rule: leadsOthers,
        },
        {
          path: '/employee/organisation-chart',
          icon: IconSitemap,
          label: (words) => words.people.chart.title,
          ...by(chartCalls.read),
        },
      ],
    },
  ],
};
