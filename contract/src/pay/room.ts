import { contractRoom } from '../kernel/room.ts';
import { payActions } from './audit-actions.ts';
import {
  entrySheetCalls,
  entrySheetFlow,
  openingSheetCalls,
  openingSheetFlow,
} from './by-sheet/pay-sheet-calls.ts';
import { correctionCalls } from './corrections/correction-calls.ts';
import { bankRecords } from './bank/bank-records.ts';
import { bankSheetCalls } from './bank/bank-sheet-calls.ts';
import { bankBatchCalls } from './bank/batch-calls.ts';
import { templateCalls } from './bank/template-calls.ts';
import { bankRecordsBn } from './bank/words/bank-words.bn.ts';
import { bankRecordsEn } from './bank/words/bank-words.en.ts';
import { bonusCalls } from './bonus/bonus-calls.ts';
import { costCalls } from './overview/cost-calls.ts';
import { runCompareCalls } from './overview/compare-calls.ts';
import { runInputCalls } from './overview/input-calls.ts';
import { salaryEntryCalls } from './entry-calls.ts';
import { fundCalls } from './fund/fund-calls.ts';
import { journalAccountCalls } from './journal/account-calls.ts';
import { journalCalls } from './journal/journal-calls.ts';
import { journalRecordsEn } from './journal/journal-words.en.ts';
import { journalRecordsBn } from './journal/journal-words.bn.ts';
import { gateCalls } from './gate/gate-calls.ts';
import { paySentBack, payWaits } from './gate/gate-notices.ts';
import { loanCalls } from './loans/loan-calls.ts';
import { payslipAroundCalls } from './payslip/payslip-around.ts';
import { payslipReaderCalls } from './readings/payslip-readers.ts';
import { payslipReady } from './pdf/payslip-notice.ts';
import { payslipPdfCalls } from './pdf/pdf-calls.ts';
import { salaryCalls } from './rate-calls.ts';
import { payRecords } from './records.ts';
import { ownQuestionCalls, questionCalls } from './questions/question-calls.ts';
import { payQuestionAnswered, payQuestionAsked } from './questions/question-notices.ts';
import { questionFlow } from './questions/question-workflow.ts';
import { reversalCalls } from './corrections/reversal-calls.ts';
import { runCalls } from './run-calls.ts';
import { ownPayCalls } from './own-pay-calls.ts';
import { salarySheetCalls } from './sheet-calls.ts';
import { structureCalls } from './structure/structure-calls.ts';
import { declarationCalls, ownDeclarationCalls } from './tax/declarations/declaration-calls.ts';
import {
  taxDeclarationAccepted,
  taxDeclarationReturned,
  taxDeclarationWaits,
} from './tax/declarations/declaration-notices.ts';
import { declarationFlow } from './tax/declarations/declaration-workflow.ts';
import { slabCalls } from './tax/slab-calls.ts';
import { taxCertificateCalls } from './tax/certificate/certificate-calls.ts';
import { taxDepositCalls } from './tax/deposits/deposit-calls.ts';
import { depositRecordsBn } from './tax/deposits/deposit-words.bn.ts';
import { depositRecordsEn } from './tax/deposits/deposit-words.en.ts';
import { plannedBonusCalls, taxProfileCalls } from './tax/taxpayer-calls.ts';
import { taxReportCalls } from './tax/tax-report-calls.ts';
import { payRecordsBn } from './words/record-words.bn.ts';
import { payRecordsEn } from './words/record-words.en.ts';
import { attemptFlow, loanFlow, reversalFlow, runFlow, salarySheetFlow } from './workflow.ts';

export const pay = contractRoom({
  name: 'pay',
  records: [...payRecords, ...bankRecords],
  calls: {
    'structure-version': structureCalls,
    salary: salaryCalls,
    'salary-entry': salaryEntryCalls,
    'salary-entry-sheet': entrySheetCalls,
    'opening-figure-sheet': openingSheetCalls,
    'salary-loan': loanCalls,
    'provident-fund': fundCalls,
    'late-correction': correctionCalls,
    'salary-run': runCalls,
    'salary-reversal': reversalCalls,
    'salary-sheet': salarySheetCalls,
    'own-pay': ownPayCalls,
    'payslip-around': payslipAroundCalls,
    'payslip-pdf': payslipPdfCalls,
    'payslip-reader': payslipReaderCalls,
    'own-question': ownQuestionCalls,
    'pay-question': questionCalls,
    'bank-sheet': bankSheetCalls,
    'bank-batch': bankBatchCalls,
    'bank-template-columns': templateCalls,
    'pay-cost': costCalls,
    'run-input': runInputCalls,
    'run-compare': runCompareCalls,
    'pay-gate': gateCalls,
    bonus: bonusCalls,
    'income-slab': slabCalls,
    'tax-report': taxReportCalls,
    'tax-profile': taxProfileCalls,
    'planned-bonus': plannedBonusCalls,
    'own-tax-declaration': ownDeclarationCalls,
    'tax-declaration': declarationCalls,
    'tax-deposit': taxDepositCalls,
    'tax-certificate': taxCertificateCalls,
    'pay-journal': journalCalls,
    'journal-account': journalAccountCalls,
  },
  notices: [
    payWaits,
    paySentBack,
    payslipReady,
    payQuestionAsked,
    payQuestionAnswered,
    taxDeclarationWaits,
    taxDeclarationAccepted,
    taxDeclarationReturned,
  ],
  workflows: [
    runFlow,
    salarySheetFlow,
    attemptFlow,
    loanFlow,
    questionFlow,
    declarationFlow,
    reversalFlow,
    entrySheetFlow,
    openingSheetFlow,
  ],
  auditActions: payActions,
  words: {
    en: { ...payRecordsEn, ...bankRecordsEn, ...journalRecordsEn, ...depositRecordsEn },
    bn: { ...payRecordsBn, ...bankRecordsBn, ...journalRecordsBn, ...depositRecordsBn },
  },
});
