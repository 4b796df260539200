import { type AccessRow, staff } from './groups.ts';

const keepers = ['hr', 'payroll', 'admin'] as const;
const readers = [...keepers, 'allAccess'] as const;

export const rows: readonly AccessRow[] = [
  {
    row: 'Salary structure, generate, sheet: reading',
    calls:
      /^((pay-component|salary-structure)\.(list|export|read)|structure-version\.list|salary\.(list|history)|salary-entry\.list|salary-run\.(list|read)|salary-sheet\.(list|preview|read)|pay-cost\.months)$/,
    may: readers,
  },
  {
    row: 'Salary structure, generate, sheet: writing',
    calls:
      /^((pay-component|salary-structure)\.(create|change|remove)|structure-version\.(add|remove)|salary\.(create|change|changeNamed|remove)|salary-entry\.(create|end|remove)|salary-run\.(generate|cancel)|salary-sheet\.(remove|hold|release|override|recompute))$/,
    may: keepers,
  },
  {
    // four eyes: not by whoever generated it, which the call itself asks
    row: 'Payroll approval; salary-paid',
    calls: /^salary-run\.(approve|pay)$/,
    may: readers,
  },
  { row: 'Own payslip', calls: /^own-pay\.(list|read)$/, may: staff },
];
