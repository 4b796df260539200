import { costEn } from './words/cost-words.en.ts';
import { payDeedsEn } from './words/audit-words.en.ts';
import { payEntitiesEn, payRecordsEn } from './words/record-words.en.ts';
import { salaryEn } from './words/salary-words.en.ts';
import { structureEn } from './words/structure-words.en.ts';
import { ownPayslipsEn, payslipEn } from './words/payslip-words.en.ts';
import { runEn, sheetEn } from './words/run-words.en.ts';

/** What the screens of pay say. */
export const payEn = {
  deeds: payDeedsEn,
  lists: payEntitiesEn,
  records: payRecordsEn,
  salary: salaryEn,
  structure: structureEn,
  run: runEn,
  cost: costEn,
  sheet: sheetEn,
  payslip: payslipEn,
  ownPayslips: ownPayslipsEn,
};
