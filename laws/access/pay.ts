import { type AccessRow, staff } from './groups.ts';

const keepers = ['hr', 'payroll', 'admin'] as const;
const readers = [...keepers, 'allAccess'] as const;

export const rows: readonly AccessRow[] = [
  {
    row: 'Salary structure: reading',
    calls:
      /^((pay-component|salary-structure|paying-account|bank-template)\.(list|export|read)|(structure-version|late-correction)\.list|bank-template-columns\.read)$/,
    may: readers,
  },
  {
    row: 'Generate, sheet: reading',
    calls:
      /^(salary\.(list|export|history)|salary-entry\.list|salary-loan\.(list|export|read)|provident-fund\.(list|export|read)|salary-run\.(list|read|inputs|compare)|salary-reversal\.list|salary-sheet\.(list|export|preview|read|around|pdf|print)|pay-cost\.months|pay-gate\.(read|components|people|person))$/,
    may: readers,
  },
  {
    row: 'Salary structure: writing',
    calls:
      /^((pay-component|salary-structure|paying-account|bank-template)\.(create|change|remove)|bank-template-columns\.save|structure-version\.(add|remove))$/,
    may: keepers,
  },
  {
    row: 'Generate, sheet: writing',
    calls:
      /^(salary\.(create|change|changeNamed|remove)|salary-entry\.(create|end|remove)|salary-loan\.(create|change|pay|cancel)|provident-fund\.(enter|takeBack|previewInterest|addInterest)|late-correction\.(create|remove)|salary-run\.(generate|stop|cancel)|bonus\.(religions|generate)|salary-reversal\.(ask|cancel)|salary-sheet\.(remove|hold|release|override|recompute))$/,
    may: keepers,
  },
  {
    row: 'Generate, sheet: one-off pay and opening figures by a sheet',
    calls:
      /^(salary-entry-sheet|opening-figure-sheet)\.(list|read|rows|import|check|mend|sheet|apply|undo|remove|template|totals)$/,
    may: keepers,
  },
  {
    // four eyes: not by whoever generated it, which the call itself asks
    row: 'Payroll approval; salary-paid',
    calls:
      /^(salary-run\.(approve|pay|close|send-back)|salary-reversal\.approve|pay-gate\.accept)$/,
    may: readers,
  },
  {
    row: 'Bank sheet: reading and its files',
    calls: /^(bank-sheet\.(list|export)|bank-batch\.(list|read|file|paper))$/,
    may: readers,
  },
  {
    // four eyes here too: not by whoever generated the pay
    row: 'Bank sheet: batches',
    calls: /^bank-batch\.(make|takeBack)$/,
    may: readers,
  },
  { row: 'Income slab: reading', calls: /^income-slab\.(list|read)$/, may: staff },
  {
    row: 'Income slab: writing',
    calls: /^income-slab\.(create|change|remove)$/,
    may: keepers,
  },
  {
    row: 'Tax report, taxpayers, planned bonuses, deposits: reading',
    calls:
      /^(tax-report\.(list|export|details)|tax-profile\.read|planned-bonus\.list|tax-deposit\.(list|export)|tax-certificate\.(pdf|print))$/,
    may: readers,
  },
  {
    row: 'Taxpayers, planned bonuses, deposits: writing',
    calls:
      /^(tax-profile\.save|planned-bonus\.(create|remove)|tax-deposit\.(record|correct|remove))$/,
    may: keepers,
  },
  {
    row: 'Own payslip; own loan; own fund; own tax details',
    calls:
      /^(own-pay\.(list|read|around|pdf)|own-loan\.list|own-fund\.read|own-tax\.(read|certificate))$/,
    may: staff,
  },
  {
    row: 'Journal: reading and its files',
    calls: /^(pay-journal\.(read|export|readReversal|exportReversal)|journal-account\.list)$/,
    may: readers,
  },
  {
    row: 'Journal: accounts',
    calls: /^journal-account\.(create|change|remove)$/,
    may: keepers,
  },
  {
    row: 'Who opened a payslip',
    calls: /^payslip-reader\.list$/,
    may: ['hr', 'admin'],
  },
  {
    row: 'Questions about a payslip: the own',
    calls: /^own-question\.(list|ask|write|settle)$/,
    may: staff,
  },
  {
    row: 'Questions about a payslip: reading',
    calls: /^pay-question\.(list|ofPayslip|read)$/,
    may: readers,
  },
  {
    row: 'Questions about a payslip: answering',
    calls: /^pay-question\.answer$/,
    may: keepers,
  },
  {
    row: 'Declared investments: the own',
    calls: /^own-tax-declaration\.(read|send|cancel)$/,
    may: staff,
  },
  {
    row: 'Declared investments: reading',
    calls: /^tax-declaration\.(list|read)$/,
    may: readers,
  },
  {
    // nobody about the own
    row: 'Declared investments: accepting, returning',
    calls: /^tax-declaration\.(accept|return)$/,
    may: keepers,
  },
];
