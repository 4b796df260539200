import { contractRoom } from '../kernel/room.ts';
import { payActions } from './audit-actions.ts';
import { costCalls } from './cost-calls.ts';
import { salaryEntryCalls } from './entry-calls.ts';
import { salaryCalls } from './rate-calls.ts';
import { payRecords } from './records.ts';
import { runCalls } from './run-calls.ts';
import { ownPayCalls, salarySheetCalls } from './sheet-calls.ts';
import { structureCalls } from './structure/structure-calls.ts';
import { payRecordsBn } from './words/record-words.bn.ts';
import { payRecordsEn } from './words/record-words.en.ts';
import { attemptFlow, runFlow, salarySheetFlow } from './workflow.ts';

export const pay = contractRoom({
  name: 'pay',
  records: payRecords,
  calls: {
    'structure-version': structureCalls,
    salary: salaryCalls,
    'salary-entry': salaryEntryCalls,
    'salary-run': runCalls,
    'salary-sheet': salarySheetCalls,
    'own-pay': ownPayCalls,
    'pay-cost': costCalls,
  },
  workflows: [runFlow, salarySheetFlow, attemptFlow],
  auditActions: payActions,
  words: { en: payRecordsEn, bn: payRecordsBn },
});
