import { type AccessRow, staff } from './groups.ts';

const keepers = ['hr', 'payroll', 'admin'] as const;
const readers = [...keepers, 'allAccess'] as const;

export const rows: readonly AccessRow[] = [
  {
    row: 'Salary structure, generate, sheet: reading',
    calls:
      /^((pay-component|salary-structure)\.(list|export|read)|structure-version\.list|salary\.(list|history)|salary-entry\.list|salary-loan\.(list|export|read)|late-correction\.list|salary-run\.(list|read)|salary-reversal\.list|salary-sheet\.(list|preview|read|pdf|print))$/,
    may: readers,
  },
  {
    row: 'Salary structure, generate, sheet: writing',
    calls:
      /^((pay-component|salary-structure)\.(create|change|remove)|structure-version\.(add|remove)|salary\.(create|change|changeNamed|remove)|salary-entry\.(create|end|remove)|salary-loan\.(create|change|pay|cancel)|late-correction\.(create|remove)|salary-run\.(generate|cancel)|salary-reversal\.(ask|cancel)|salary-sheet\.(remove|hold|release|override|recompute))$/,
    may: keepers,
  },
  {
    // four eyes: not by whoever generated it, which the call itself asks
    row: 'Payroll approval; salary-paid',
    calls: /^(salary-run\.(approve|pay|close)|salary-reversal\.approve)$/,
    may: readers,
  },
  { row: 'Own payslip; own loan', calls: /^(own-pay\.(list|read|pdf)|own-loan\.list)$/, may: staff },
];
