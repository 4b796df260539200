import { ownPayslipsEn, payslipEn } from './words/payslip-words.en.ts';
import { payEntitiesEn, payRecordsEn } from './words/record-words.en.ts';
import { runEn, sheetEn } from './words/run-words.en.ts';

/** What the screens of pay say. */
export const payEn = {
  lists: payEntitiesEn,
  records: payRecordsEn,
  run: runEn,
  sheet: sheetEn,
  payslip: payslipEn,
  ownPayslips: ownPayslipsEn,
};
