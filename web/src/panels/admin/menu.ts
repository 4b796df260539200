import { auditCalls } from '@muster/contract/administration/audit-calls.ts';
import { jobCalls } from '@muster/contract/administration/job-calls.ts';
import { mailCalls } from '@muster/contract/administration/mail-calls.ts';
import { readSettings } from '@muster/contract/administration/settings-calls.ts';
import { holidayCalls } from '@muster/contract/calendar/holiday-calls.ts';
import { rosterCalls } from '@muster/contract/calendar/roster-calls.ts';
import { shiftCalls } from '@muster/contract/calendar/shift-calls.ts';
import { staffRead } from '@muster/contract/kernel/access-rules.ts';
import { userCalls } from '@muster/contract/identity/user-calls.ts';
import { chartCalls } from '@muster/contract/people/chart-calls.ts';
import { documentCalls } from '@muster/contract/people/document-calls.ts';
import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { syncCalls } from '@muster/contract/people/sync-calls.ts';
import {
  IconBeach,
  IconCalendarTime,
  IconClockHour8,
  IconCalendarDue,
  IconHistory,
  IconMail,
  IconProgressCheck,
  IconRefresh,
  IconSettings,
  IconSitemap,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { examScreens } from '../../areas/exams/records.ts';
import { organisationHeadings } from '../../areas/organisation/headings.ts';
import type { RecordScreen } from '../../entity/record-screen.ts';
import type { Words } from '../../words/words.ts';
import { inboxEntry } from '../frame/inbox-entry.ts';
import { dashboardEntry } from '../frame/own-menu.ts';
import { by, type MenuEntry, type MenuGroup, type Panel } from '../frame/panel.ts';
import { attendanceEntries } from './attendance-menu.ts';
import { leaveEntries } from './leave-menu.ts';
import { recordIcon } from './record-icons.ts';

const entryOf = (name: string, path: string, screen: RecordScreen): MenuEntry => ({
  path,
  icon: recordIcon(name),
  label: (words) => screen.wordsIn(words).many,
  rule: screen.entity.read,
});

const master = (heading: keyof typeof organisationHeadings): MenuGroup => ({
  name: heading,
  label: (words) => words.frame[heading],
  entries: organisationHeadings[heading].map(([name, screen]) =>
    entryOf(name, `/admin/master/${name}`, screen),
  ),
});

/** A page below the list of people: adding one, many by a sheet, or someone's record. */
function belowPeople({ people }: Words, below: string): string {
  if (below === 'new') return people.add.title;
  return /^import(\/|$)/.test(below) ? people.batch.title : people.employee.one;
}

export const adminPanel: Panel = {
  name: 'admin',
  path: '/admin',
  listed: /^\/admin\/master\//,
  menu: [
    {
      name: 'overview',
      label: (words) => words.frame.overview,
      entries: [dashboardEntry('/admin', staffRead), inboxEntry('/admin')],
    },
    {
      name: 'people',
      label: (words) => words.people.people,
      entries: [
        {
          path: '/admin/employee',
          icon: IconUsers,
          label: (words) => words.people.employee.many,
          one: belowPeople,
          ...by(peopleCalls.list),
        },
        {
          path: '/admin/employee/due',
          icon: IconCalendarDue,
          label: (words) => words.people.due.title,
          ...by(documentCalls.expiring),
        },
        {
          path: '/admin/employee/sync',
          icon: IconRefresh,
          label: (words) => words.people.sync.title,
          ...by(syncCalls.sync),
        },
        {
          path: '/admin/organisation-chart',
          icon: IconSitemap,
          label: (words) => words.people.chart.title,
          ...by(chartCalls.read),
        },
      ],
    },
    {
      name: 'attendance',
      label: (words) => words.calendar.menu.attendance,
      entries: [
        ...attendanceEntries,
        {
          path: '/admin/attendance/shifts',
          icon: IconClockHour8,
          label: (words) => words.calendar.shift.many,
          ...by(shiftCalls.list),
        },
        {
          path: '/admin/attendance/roster',
          icon: IconCalendarTime,
          label: (words) => words.calendar.roster.title,
          one: ({ calendar }, below) =>
            below === 'patterns' ? calendar.roster.tabs.patterns : calendar.roster.tabs.assignments,
          ...by(rosterCalls.grid),
        },
      ],
    },
    {
      name: 'leave',
      label: (words) => words.calendar.menu.leave,
      entries: [
        ...leaveEntries,
        {
          path: '/admin/holidays',
          icon: IconBeach,
          label: (words) => words.calendar.holiday.many,
          ...by(holidayCalls.list),
        },
      ],
    },
    master('organisation'),
    master('territories'),
    master('things'),
    {
      name: 'question-bank',
      label: (words) => words.frame.questionBank,
      entries: [...examScreens].map(([name, screen]) => entryOf(name, `/admin/${name}s`, screen)),
    },
    {
      name: 'administration',
      label: (words) => words.frame.administration,
      entries: [
        {
          path: '/admin/users',
          icon: IconUsersGroup,
          label: (words) => words.account.users.many,
          one: (words) => words.account.users.one,
          ...by(userCalls.list),
        },
        {
          path: '/admin/audit',
          icon: IconHistory,
          label: (words) => words.administration.audit.many,
          ...by(auditCalls.list),
        },
        {
          path: '/admin/mail',
          icon: IconMail,
          label: (words) => words.administration.mail.title,
          ...by(mailCalls.list),
        },
        {
          path: '/admin/jobs',
          icon: IconProgressCheck,
          label: (words) => words.administration.jobs.title,
          ...by(jobCalls.list),
        },
        {
          path: '/admin/settings',
          icon: IconSettings,
          label: (words) => words.administration.settings.title,
          ...by(readSettings),
        },
      ],
    },
  ],
};
