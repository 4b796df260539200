import { type AccessRow, staff, withTimes } from './groups.ts';

export const rows: readonly AccessRow[] = [
  {
    row: 'Leave type, income slab',
    calls: /^leave-type\.(list|read)$/,
    may: staff,
  },
  {
    row: 'Leave type, income slab, writing; balances and blocked days',
    calls:
      /^(leave-type\.(create|change|remove)|leave-balance\.(adjust|encash|closing|close)|leave-block\.(create|change|remove))$/,
    may: ['hr', 'admin'],
  },
  {
    row: 'Shifts, rosters, devices, punch import, blocked days: reading',
    calls: /^leave-block\.list$/,
    may: ['hr', 'allAccess', 'admin'],
  },
  {
    row: 'Leave application: the own, those below, those of the department, all',
    calls: /^(leave\.(list|export|read|summary)|leave-balance\.(list|export|entries|statement))$/,
    may: withTimes,
  },
  {
    row: 'Leave application: for others',
    calls: /^leave\.(create|remove)$/,
    may: ['hr', 'admin'],
  },
  {
    row: 'Leave application: who is asked to decide, or stands in for one who is',
    calls: /^(leave\.(change|review)|own-leave\.review)$/,
    may: withTimes,
  },
  {
    row: 'Leave application: W own until decided',
    calls:
      /^(own-leave\.(list|create|read|change|remove|summary|plan|statement)|calendar-feed\.\w+)$/,
    may: staff,
  },
];
