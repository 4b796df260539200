import { type AccessRow, masterData, staff } from './groups.ts';

export const rows: readonly AccessRow[] = [
  {
    // payroll officers and recruiters too: their lists filter by them
    row: 'Master data names',
    calls: new RegExp(`^((${masterData})\\.(list|export|read)|concern-logo\\.read)$`),
    may: staff,
  },
  {
    row: 'Master data, writing',
    calls: new RegExp(`^((${masterData})\\.(create|change|remove)|concern-logo\\.(set|remove))$`),
    may: ['hr', 'admin'],
  },
];
