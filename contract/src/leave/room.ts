import { applicationFlow } from './workflow.ts';
import { contractRoom } from '../kernel/room.ts';
import { leaveActions } from './audit-actions.ts';
import { balanceCalls, blockCalls } from './balance-calls.ts';
import { leaveDecision } from './decisions.ts';
import { leaveCalls, ownLeaveCalls } from './leave-calls.ts';
import { leaveFileCalls } from './leave-file-calls.ts';
import { leaveTypeCalls } from './leave-type.ts';
import { monthCalls } from './month-calls.ts';
import { statementCalls } from './statement-calls.ts';
import { leaveCancelled, leaveEntered, leaveRecounted, leaveUncovered } from './notices.ts';
import { leaveRecordsBn } from './record-words.bn.ts';
import { leaveRecordsEn } from './record-words.en.ts';

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
