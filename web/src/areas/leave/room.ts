import { balanceCalls } from '@muster/contract/leave/calls/balance-calls.ts';
import { leaveDecision } from '@muster/contract/leave/decisions.ts';
import { leaveCalls, ownLeaveCalls } from '@muster/contract/leave/calls/leave-calls.ts';
import { leaveTypeCalls } from '@muster/contract/leave/leave-type.ts';
import { leaveMenu as menu } from '@muster/contract/leave/words/menu-words.ts';
import { monthCalls } from '@muster/contract/leave/calls/month-calls.ts';
import { IconListDetails, IconPlaneDeparture } from '@tabler/icons-react';
import { lazily } from '../../wiring/lazily.tsx';
import { by } from '../../wiring/menu.ts';
import type { WebRoom } from '../../wiring/web-room.ts';
import { leadsInLeave } from './team.ts';
import { leaveWords } from './words.ts';

const icon = IconPlaneDeparture;

export const leaveRoom: WebRoom = {
  name: 'leave',
  words: leaveWords,
  places: [
    { name: 'leave', panel: 'admin', icon, label: menu.leave, order: 130 },
    { name: 'own-leave', panel: 'employee', icon, label: menu.leave, order: 120 },
  ],
  pages: [
    {
      place: 'leave',
      path: '/admin/leave-application',
      label: menu.applications,
      order: 10,
      ...by(leaveCalls.list),
    },
    {
      place: 'leave',
      path: '/admin/leave-balance',
      label: menu.balances,
      order: 20,
      ...by(balanceCalls.list),
    },
    {
      place: 'leave',
      path: '/admin/calendar',
      label: menu.calendar,
      order: 30,
      ...by(monthCalls.all),
    },
    {
      place: 'own-leave',
      path: '/employee/leave',
      label: menu.own,
      order: 10,
      ...by(ownLeaveCalls.list),
    },
    {
      place: 'own-leave',
      path: '/employee/calendar',
      label: menu.calendar,
      order: 20,
      ...by(monthCalls.own),
    },
    {
      place: 'team',
      path: '/employee/leave/team',
      label: menu.team,
      order: 40,
      rule: leadsInLeave,
    },
  ],
  setUpHeadings: [{ name: 'leave', label: menu.setUp, order: 40 }],
  setUpPages: [
    {
      heading: 'leave',
      path: '/admin/leave-type',
      icon: IconListDetails,
      label: (words) => words.leave.records.leaveType.many,
      one: (words) => words.leave.type.tabs.blocks,
      order: 10,
      ...by(leaveTypeCalls.list),
    },
  ],
  cards: async () => (await import('./cards.ts')).cards,
  decisions: [
    {
      kind: leaveDecision,
      view: lazily(() => import('./applications/leave-decision.tsx'), 'LeaveDecision'),
    },
  ],
  audit: ({ leave }) => ({ records: leave.records }),
};
