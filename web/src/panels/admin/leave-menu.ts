import { balanceCalls } from '@muster/contract/leave/balance-calls.ts';
import { leaveCalls } from '@muster/contract/leave/leave-calls.ts';
import { leaveTypeCalls } from '@muster/contract/leave/leave-type.ts';
import { monthCalls } from '@muster/contract/leave/month-calls.ts';
import {
  IconCalendarMonth,
  IconListDetails,
  IconPlaneDeparture,
  IconScale,
} from '@tabler/icons-react';
import { by, type MenuEntry } from '../frame/panel.ts';

/** The screens of leave for those who keep it. */
export const leaveEntries: readonly MenuEntry[] = [
  {
    path: '/admin/leave-application',
    icon: IconPlaneDeparture,
    label: (words) => words.leave.records.leaveApplication.many,
    ...by(leaveCalls.list),
  },
  {
    path: '/admin/leave-balance',
    icon: IconScale,
    label: (words) => words.leave.records.leaveBalance.many,
    ...by(balanceCalls.list),
  },
  {
    path: '/admin/calendar',
    icon: IconCalendarMonth,
    label: (words) => words.leave.menu.month,
    ...by(monthCalls.all),
  },
  {
    path: '/admin/leave-type',
    icon: IconListDetails,
    label: (words) => words.leave.records.leaveType.many,
    one: (words) => words.leave.type.tabs.blocks,
    ...by(leaveTypeCalls.list),
  },
];
