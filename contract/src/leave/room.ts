import { applicationFlow } from './workflow.ts';
import { contractRoom } from '../kernel/room.ts';
import { leaveActions } from './audit-actions.ts';
import { balanceCalls, blockCalls } from './calls/balance-calls.ts';
import { leaveDecision } from './decisions.ts';
import { leaveCalls, ownLeaveCalls } from './calls/leave-calls.ts';
import { leaveFileCalls } from './calls/leave-file-calls.ts';
import { leaveTypeCalls } from './leave-type.ts';
import { monthCalls } from './calls/month-calls.ts';
import { statementCalls } from './calls/statement-calls.ts';
import { leaveCancelled, leaveEntered, leaveRecounted, leaveUncovered } from './notices.ts';
import { leaveRecordsBn } from './words/record-words.bn.ts';
import { leaveRecordsEn } from './words/record-words.en.ts';

export const leave = contractRoom({
  name: 'leave',
  calls: {
    'leave-type': leaveTypeCalls,
    leave: leaveCalls,
    'own-leave': ownLeaveCalls,
    'leave-file': leaveFileCalls,
    'leave-balance': balanceCalls,
    'leave-block': blockCalls,
    'leave-month': monthCalls,
    'leave-statement': statementCalls,
  },
  notices: [leaveEntered, leaveCancelled, leaveRecounted, leaveUncovered],
  decisions: [leaveDecision],
  workflows: [applicationFlow],
  auditActions: leaveActions,
  words: { en: leaveRecordsEn, bn: leaveRecordsBn },
});
