import { type AccessRow, staff } from './groups.ts';

const keepers = ['hr', 'payroll', 'admin'] as const;
const readers = [...keepers, 'allAccess'] as const;

export const rows: readonly AccessRow[] = [
  {
    row: 'Salary structure, generate, sheet: reading',
    calls:
      /^((pay-component|salary-structure|paying-account|bank-template)\.(list|export|read)|bank-template-columns\.read|structure-version\.list|salary\.(list|history)|salary-entry\.list|salary-run\.(list|read)|salary-sheet\.(list|preview|read))$/,
    may: readers,
  },
  {
    row: 'Salary structure, generate, sheet: writing',
    calls:
      /^((pay-component|salary-structure|paying-account|bank-template)\.(create|change|remove)|bank-template-columns\.save|structure-version\.(add|remove)|salary\.(create|change|changeNamed|remove)|salary-entry\.(create|end|remove)|salary-run\.(generate|cancel)|salary-sheet\.(remove|hold|release|override|recompute))$/,
    may: keepers,
  },
  {
    // four eyes: not by whoever generated it, which the call itself asks
    row: 'Payroll approval; salary-paid',
    calls: /^salary-run\.(approve|pay)$/,
    may: readers,
  },
  {
    row: 'Bank sheet: reading and its files',
    calls: /^(bank-sheet\.(list|export)|bank-batch\.(list|read|file))$/,
    may: readers,
  },
  {
    // four eyes here too: not by whoever generated the pay
    row: 'Bank sheet: batches',
    calls: /^bank-batch\.(make|takeBack)$/,
    may: readers,
  },
  { row: 'Own payslip', calls: /^own-pay\.(list|read)$/, may: staff },
];
