import { bySheetBn } from './by-sheet/by-sheet-words.bn.ts';
import { correctionBn } from './corrections/correction-words.bn.ts';
import { payslipPdfBn } from './pdf/pdf-words.bn.ts';
import {
  bankDeedsBn,
  bankEntitiesBn,
  bankRecordsBn,
  bankScreensBn,
} from './bank/words/bank-words.bn.ts';
import { costBn } from './overview/cost-words.bn.ts';
import { payDeedsBn } from './words/audit-words.bn.ts';
import { readersBn, readingDeedsBn, readingFieldsBn } from './readings/reading-words.bn.ts';
import { questionBn, questionDeedsBn } from './questions/question-words.bn.ts';
import type { Translated } from '../kernel/words/sentence.ts';
import type { payEn } from './words.en.ts';
import { ownPayslipsBn, payslipBn } from './words/payslip-words.bn.ts';
import { bonusBn } from './bonus/bonus-words.bn.ts';
import { journalDeedsBn, journalBn, journalRecordsBn } from './journal/journal-words.bn.ts';
import { fundBn } from './fund/fund-words.bn.ts';
import { gateDeedsBn, gateBn } from './gate/gate-words.bn.ts';
import { loanBn } from './loans/loan-words.bn.ts';
import { payEntitiesBn, payRecordsBn } from './words/record-words.bn.ts';
import { salaryBn } from './words/salary-words.bn.ts';
import { structureBn } from './words/structure-words.bn.ts';
import { declarationDeedsBn, declarationBn } from './tax/declarations/declaration-words.bn.ts';
import { certificateBn, certificateDeedsBn } from './tax/certificate/certificate-words.bn.ts';
import { depositBn, depositDeedsBn, depositRecordsBn } from './tax/deposits/deposit-words.bn.ts';
import { plannedBonusBn, taxpayerBn, taxpayerDeedsBn } from './tax/words/taxpayer-words.bn.ts';
import { taxBn } from './tax/words/tax-words.bn.ts';
import { previewBn, runBn, sheetBn } from './words/run-words.bn.ts';

export const payBn: Translated<typeof payEn> = {
  deeds: {
    ...payDeedsBn,
    ...bankDeedsBn,
    ...questionDeedsBn,
    ...declarationDeedsBn,
    ...readingDeedsBn,
    ...journalDeedsBn,
    ...gateDeedsBn,
    ...depositDeedsBn,
    ...certificateDeedsBn,
    ...taxpayerDeedsBn,
  },
  readingFields: readingFieldsBn,
  readers: readersBn,
  lists: { ...payEntitiesBn, ...bankEntitiesBn },
  records: { ...payRecordsBn, ...bankRecordsBn, ...journalRecordsBn, ...depositRecordsBn },
  bank: bankScreensBn,
  salary: salaryBn,
  bySheet: bySheetBn,
  correction: correctionBn,
  structure: structureBn,
  tax: taxBn,
  declaration: declarationBn,
  deposit: depositBn,
  certificate: certificateBn,
  taxpayer: taxpayerBn,
  plannedBonus: plannedBonusBn,
  loan: loanBn,
  bonus: bonusBn,
  fund: fundBn,
  journal: journalBn,
  run: runBn,
  gate: gateBn,
  preview: previewBn,
  cost: costBn,
  sheet: sheetBn,
  payslip: payslipBn,
  payslipPdf: payslipPdfBn,
  question: questionBn,
  ownPayslips: ownPayslipsBn,
};
