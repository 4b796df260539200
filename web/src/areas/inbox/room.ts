import { inboxCalls } from '@muster/contract/inbox/inbox-calls.ts';
import { inboxMenu as menu } from '@muster/contract/inbox/menu-words.ts';
import { IconInbox } from '@tabler/icons-react';
import { lazily } from '../../wiring/lazily.tsx';
import { by } from '../../wiring/menu.ts';
import type { WebRoom } from '../../wiring/web-room.ts';
import { inboxWords } from './words.ts';

const place = {
  icon: IconInbox,
  label: menu.inbox,
  order: 20,
  Count: lazily(() => import('./waiting/waiting-count.tsx'), 'WaitingCount'),
} as const;
const page = {
  label: menu.inbox,
  order: 10,
  one: (words: Parameters<NonNullable<NonNullable<WebRoom['pages']>[number]['one']>>[0]) =>
    words.inbox.delegation.title,
  ...by(inboxCalls.list),
} as const;

export const inboxRoom: WebRoom = {
  name: 'inbox',
  words: inboxWords,
  places: [
    { name: 'inbox', panel: 'admin', ...place },
    { name: 'own-inbox', panel: 'employee', ...place },
  ],
  pages: [
    { place: 'inbox', path: '/admin/inbox', ...page },
    { place: 'own-inbox', path: '/employee/inbox', ...page },
  ],
  cards: async () => (await import('./cards.ts')).cards,
  ownTabs: [
    {
      path: 'notifications',
      label: ({ inbox }) => inbox.notices.choices.tab,
      order: 120,
      // an applicant is told of nothing here
      isFor: ({ capacities }) => !capacities.includes('applicant'),
      Tab: lazily(() => import('./notices/notice-choices.tsx'), 'NoticeChoices'),
    },
  ],
};
