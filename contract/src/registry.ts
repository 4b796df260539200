import { attendanceCalls, ownAttendanceCalls } from './attendance/attendance-calls.ts';
import { attendanceLockCalls, deviceCalls } from './attendance/device-calls.ts';
import { entryCalls } from './attendance/entry-calls.ts';
import { timeRequestCalls } from './attendance/request-calls.ts';
import { auditCalls } from './administration/audit-calls.ts';
import { jobCalls } from './administration/job-calls.ts';
import { mailCalls } from './administration/mail-calls.ts';
import { settingsCalls } from './administration/settings-calls.ts';
import { holidayCalls } from './calendar/holiday-calls.ts';
import { rosterCalls, rosterPatternCalls } from './calendar/roster-calls.ts';
import { shiftCalls } from './calendar/shift-calls.ts';
import { accessCalls } from './identity/access-calls.ts';
import {
  adminCalls,
  applicantCalls,
  employeeCalls,
  firstLoginCalls,
  entranceCalls,
  setupCalls,
  signUpCalls,
} from './identity/calls.ts';
import { ownSessionCalls, secondFactorCalls } from './identity/own-calls.ts';
import { ownPhotoCalls } from './identity/photo-calls.ts';
import { userCalls } from './identity/user-calls.ts';
import { viewCalls } from './identity/view-calls.ts';
import type { Endpoint } from './kernel/endpoint.ts';
import type { Declared } from './kernel/entity.ts';
import { fileCalls } from './kernel/file-calls.ts';
import { examRecords } from './exams/question-bank.ts';
import { delegationCalls } from './inbox/delegation-calls.ts';
import { inboxCalls } from './inbox/inbox-calls.ts';
import { balanceCalls, blockCalls } from './leave/balance-calls.ts';
import { leaveCalls, ownLeaveCalls } from './leave/leave-calls.ts';
import { leaveFileCalls } from './leave/leave-file-calls.ts';
import { leaveTypeCalls } from './leave/leave-type.ts';
import { monthCalls } from './leave/month-calls.ts';
import { noticeCalls } from './inbox/notice-calls.ts';
import { batchCalls } from './people/batch-calls.ts';
import { chartCalls } from './people/chart-calls.ts';
import { documentCalls, personPhotoCalls } from './people/document-calls.ts';
import { itemIssueCalls } from './people/item-calls.ts';
import { personListCalls } from './people/person-lists.ts';
import { profileCalls } from './people/profile-calls.ts';
import { movesCalls } from './people/moves-calls.ts';
import { setUpListCalls } from './dashboard/set-up-calls.ts';
import { peopleCalls } from './people/people-calls.ts';
import { syncCalls } from './people/sync-calls.ts';
import { organisationRecords } from './organisation/records.ts';

/** The only list of all declared records. */
export const records: readonly Declared[] = [...organisationRecords, ...examRecords];

/** The only list of all calls, by the room or record they belong to. */
export const calls: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  auth: entranceCalls,
  'admin-auth': adminCalls,
  'employee-auth': employeeCalls,
  'career-applicant-auth': applicantCalls,
  'applicant-sign-up': signUpCalls,
  'first-login': firstLoginCalls,
  setup: setupCalls,
  'own-session': ownSessionCalls,
  'own-second-factor': secondFactorCalls,
  'own-photo': ownPhotoCalls,
  files: fileCalls,
  users: userCalls,
  access: accessCalls,
  view: viewCalls,
  jobs: jobCalls,
  mail: mailCalls,
  settings: settingsCalls,
  audit: auditCalls,
  employee: peopleCalls,
  profile: profileCalls,
  chart: chartCalls,
  moves: movesCalls,
  'employee-batch': batchCalls,
  hris: syncCalls,
  ...personListCalls,
  'item-issue': itemIssueCalls,
  attendance: attendanceCalls,
  'own-attendance': ownAttendanceCalls,
  device: deviceCalls,
  'attendance-lock': attendanceLockCalls,
  'punch-entry': entryCalls,
  'time-request': timeRequestCalls,
  delegation: delegationCalls,
  inbox: inboxCalls,
  holidays: holidayCalls,
  shift: shiftCalls,
  'roster-pattern': rosterPatternCalls,
  roster: rosterCalls,
  'leave-type': leaveTypeCalls,
  leave: leaveCalls,
  'own-leave': ownLeaveCalls,
  'leave-file': leaveFileCalls,
  'leave-balance': balanceCalls,
  'leave-block': blockCalls,
  'leave-month': monthCalls,
  document: documentCalls,
  'person-photo': personPhotoCalls,
  notification: noticeCalls,
  'set-up-list': setUpListCalls,
  ...Object.fromEntries(records.map((record) => [record.entity.name, record.calls])),
};
