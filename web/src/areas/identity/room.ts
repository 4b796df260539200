import { accessCalls } from '@muster/contract/identity/access-calls.ts';
import { identityMenu as menu } from '@muster/contract/identity/words/menu-words.ts';
import { userCalls } from '@muster/contract/identity/user-calls.ts';
import { mayCall } from '@muster/contract/kernel/endpoint.ts';
import { IconUser, IconUsersGroup } from '@tabler/icons-react';
import { lazily } from '../../wiring/lazily.tsx';
import { by } from '../../wiring/menu.ts';
import type { WebRoom } from '../../wiring/web-room.ts';
import { identityOwnTabs } from './own-tabs.ts';
import { identityWords } from './words.ts';

const profile = { icon: IconUser, label: menu.profile, order: 190 } as const;

export const identityRoom: WebRoom = {
  name: 'identity',
  words: identityWords,
  places: [
    { name: 'own-profile', panel: 'employee', ...profile },
    { name: 'applicant-profile', panel: 'applicant', ...profile },
  ],
  pages: [
    {
      place: 'own-profile',
      path: '/employee/profile',
      label: menu.profile,
      order: 10,
      rule: 'public',
    },
    {
      place: 'applicant-profile',
      path: '/applicant/profile',
      label: menu.profile,
      order: 10,
      rule: 'public',
    },
  ],
  setUpPages: [
    {
      heading: 'system',
      path: '/admin/users',
      icon: IconUsersGroup,
      label: (words) => words.account.users.many,
      one: (words) => words.account.users.one,
      order: 10,
      ...by(userCalls.list),
    },
  ],
  employeeTabs: [
    {
      path: 'access',
      label: ({ access }) => access.title,
      isTold: (_person, reader) => mayCall(accessCalls.read, reader),
      Tab: lazily(() => import('./access/access-card.tsx'), 'AccessTab'),
    },
  ],
  EmployeeAction: lazily(() => import('./access/give-many.tsx'), 'GiveMany'),
  ownTabs: identityOwnTabs,
  audit: ({ account, views }) => ({
    records: { user: account.users, userAccount: account.users, view: views, listView: views },
    actions: account.log,
  }),
};
