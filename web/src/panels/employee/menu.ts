import { chartCalls } from '@muster/contract/people/chart-calls.ts';
import { IconSitemap, IconUsers } from '@tabler/icons-react';
import { leadsOthers } from '../../areas/people/team.ts';
import { inboxEntry } from '../frame/inbox-entry.ts';
import { ownMenu } from '../frame/own-menu.ts';
import type { Panel } from '../frame/panel.ts';

const overview = ownMenu('/employee');

export const employeePanel: Panel = {
  name: 'employee',
  path: '/employee',
  menu: [
    { ...overview, entries: [...overview.entries, inboxEntry('/employee')] },
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
          rule: chartCalls.read.access,
        },
      ],
    },
  ],
};
