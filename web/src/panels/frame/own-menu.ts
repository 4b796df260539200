import type { AccessRule } from '@muster/contract/kernel/actor.ts';
import { IconLayoutDashboard, IconUser } from '@tabler/icons-react';
import type { MenuEntry, MenuGroup } from './panel.ts';

export const dashboardEntry = (
  path: '/admin' | '/employee' | '/applicant',
  rule: AccessRule = 'public',
): MenuEntry => ({
  path: `${path}/dashboard`,
  icon: IconLayoutDashboard,
  label: (words) => words.frame.dashboard,
  rule,
});

/** What every panel of a person's own begins with. */
export const ownMenu = (path: '/employee' | '/applicant'): MenuGroup => ({
  name: 'overview',
  label: (words) => words.frame.overview,
  entries: [
    dashboardEntry(path),
    {
      path: `${path}/profile`,
      icon: IconUser,
      label: (words) => words.account.profile.title,
      rule: 'public',
    },
  ],
});
