import { bySheetEn } from './by-sheet/by-sheet-words.en.ts';
import { correctionEn } from './corrections/correction-words.en.ts';
import { payslipPdfEn } from './pdf/pdf-words.en.ts';
import {
  bankDeedsEn,
  bankEntitiesEn,
  bankRecordsEn,
  bankScreensEn,
} from './bank/words/bank-words.en.ts';
import { costEn } from './overview/cost-words.en.ts';
import { payDeedsEn } from './words/audit-words.en.ts';
import { readersEn, readingDeedsEn, readingFieldsEn } from './readings/reading-words.en.ts';
import { questionEn, questionDeedsEn } from './questions/question-words.en.ts';
import { bonusEn } from './bonus/bonus-words.en.ts';
import { journalDeedsEn, journalEn, journalRecordsEn } from './journal/journal-words.en.ts';
import { fundEn } from './fund/fund-words.en.ts';
import { gateDeedsEn, gateEn } from './gate/gate-words.en.ts';
import { loanEn } from './loans/loan-words.en.ts';
import { payEntitiesEn, payRecordsEn } from './words/record-words.en.ts';
import { salaryEn } from './words/salary-words.en.ts';
import { structureEn } from './words/structure-words.en.ts';
import { declarationDeedsEn, declarationEn } from './tax/declarations/declaration-words.en.ts';
import { certificateEn, certificateDeedsEn } from './tax/certificate/certificate-words.en.ts';
import { depositEn, depositDeedsEn, depositRecordsEn } from './tax/deposits/deposit-words.en.ts';
import { plannedBonusEn, taxpayerEn, taxpayerDeedsEn } from './tax/words/taxpayer-words.en.ts';
import { taxEn } from './tax/words/tax-words.en.ts';
import { ownPayslipsEn, payslipEn } from './words/payslip-words.en.ts';
import { previewEn, runEn, sheetEn } from './words/run-words.en.ts';

/** What the screens of pay say. */
export const payEn = {
  deeds: {
    ...payDeedsEn,
    ...bankDeedsEn,
    ...questionDeedsEn,
    ...declarationDeedsEn,
    ...readingDeedsEn,
    ...journalDeedsEn,
    ...gateDeedsEn,
    ...depositDeedsEn,
    ...certificateDeedsEn,
    ...taxpayerDeedsEn,
  },
  readingFields: readingFieldsEn,
  readers: readersEn,
  lists: { ...payEntitiesEn, ...bankEntitiesEn },
  records: { ...payRecordsEn, ...bankRecordsEn, ...journalRecordsEn, ...depositRecordsEn },
  bank: bankScreensEn,
  salary: salaryEn,
  bySheet: bySheetEn,
  correction: correctionEn,
  structure: structureEn,
  tax: taxEn,
  declaration: declarationEn,
  deposit: depositEn,
  certificate: certificateEn,
  taxpayer: taxpayerEn,
  plannedBonus: plannedBonusEn,
  loan: loanEn,
  bonus: bonusEn,
  fund: fundEn,
  journal: journalEn,
  run: runEn,
  gate: gateEn,
  preview: previewEn,
  cost: costEn,
  sheet: sheetEn,
  payslip: payslipEn,
  payslipPdf: payslipPdfEn,
  question: questionEn,
  ownPayslips: ownPayslipsEn,
};
