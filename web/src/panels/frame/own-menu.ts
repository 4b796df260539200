import { IconLayoutDashboard, IconUser } from '@tabler/icons-react';
import type { MenuGroup } from './panel.ts';

/** What every panel of a person's own begins with. */
export const ownMenu = (path: '/employee' | '/applicant'): MenuGroup => ({
  name: 'overview',
  label: (words) => words.frame.overview,
  entries: [
    {
      path: `${path}/dashboard`,
      icon: IconLayoutDashboard,
      label: (words) => words.frame.dashboard,
      rule: 'public',
    },
    {
      path: `${path}/profile`,
      icon: IconUser,
      label: (words) => words.account.profile.title,
      rule: 'public',
    },
  ],
});
