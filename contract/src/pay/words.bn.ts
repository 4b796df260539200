import type { Translated } from '../kernel/words/sentence.ts';
import type { payEn } from './words.en.ts';
import { ownPayslipsBn, payslipBn } from './words/payslip-words.bn.ts';
import { payEntitiesBn, payRecordsBn } from './words/record-words.bn.ts';
import { runBn, sheetBn } from './words/run-words.bn.ts';

export const payBn: Translated<typeof payEn> = {
  lists: payEntitiesBn,
  records: payRecordsBn,
  run: runBn,
  sheet: sheetBn,
  payslip: payslipBn,
  ownPayslips: ownPayslipsBn,
};
