import { entryFlow } from './entry-workflow.ts';
import { contractRoom } from '../kernel/room.ts';
import { attendanceActions } from './audit-actions.ts';
import { attendanceCalls, ownAttendanceCalls } from './attendance-calls.ts';
import { attendanceLockCalls, deviceCalls } from './device-calls.ts';
import { entryCalls } from './entry-calls.ts';
import { monthDocumentCalls } from './month-document-calls.ts';
import { punchesEntered, punchesTakenBack } from './notices.ts';
import { attendanceRecordsBn } from './words/record-words.bn.ts';
import { attendanceRecordsEn } from './words/record-words.en.ts';
import { correction, dayOff } from './decisions.ts';
import { timeRequestCalls } from './request-calls.ts';

export const attendance = contractRoom({
  name: 'attendance',
  calls: {
    attendance: attendanceCalls,
    'own-attendance': ownAttendanceCalls,
    device: deviceCalls,
    'attendance-lock': attendanceLockCalls,
    'punch-entry': entryCalls,
    'time-request': timeRequestCalls,
    'attendance-document': monthDocumentCalls,
  },
  notices: [punchesEntered, punchesTakenBack],
  decisions: [correction, dayOff],
  workflows: [entryFlow],
  auditActions: attendanceActions,
  words: { en: attendanceRecordsEn, bn: attendanceRecordsBn },
});
