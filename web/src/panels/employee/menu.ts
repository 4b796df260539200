import { IconUsers } from '@tabler/icons-react';
import { leadsOthers } from '../../areas/people/team.ts';
import { ownMenu } from '../frame/own-menu.ts';
import type { Panel } from '../frame/panel.ts';

export const employeePanel: Panel = {
  name: 'employee',
  path: '/employee',
  menu: [
    ownMenu('/employee'),
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
      ],
    },
  ],
};
