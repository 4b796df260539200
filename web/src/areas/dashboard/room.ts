import { dashboardMenu as menu } from '@muster/contract/dashboard/menu-words.ts';
import { staffRead } from '@muster/contract/kernel/access/access-rules.ts';
import { IconHome } from '@tabler/icons-react';
import type { WebRoom } from '../../wiring/web-room.ts';
import { dashboardWords } from './words.ts';

const place = { icon: IconHome, label: menu.home, order: 10 } as const;
const page = { label: menu.home, order: 10 } as const;

export const dashboardRoom: WebRoom = {
  name: 'dashboard',
  words: dashboardWords,
  places: [
    { name: 'home', panel: 'admin', ...place },
    { name: 'own-home', panel: 'employee', ...place },
    { name: 'applicant-home', panel: 'applicant', ...place },
  ],
  pages: [
    { place: 'home', path: '/admin/dashboard', ...page, rule: staffRead },
    { place: 'own-home', path: '/employee/dashboard', ...page, rule: 'public' },
    { place: 'applicant-home', path: '/applicant/dashboard', ...page, rule: 'public' },
  ],
  cards: async () => (await import('./cards.ts')).cards,
};
