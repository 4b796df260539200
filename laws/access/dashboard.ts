import type { AccessRow } from './groups.ts';

export const rows: readonly AccessRow[] = [
  {
    row: 'Master data, writing: what of it a new company lacks',
    calls: /^dashboard\.setUpList$/,
    may: ['hr', 'admin'],
  },
];
