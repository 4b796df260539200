import { attendanceEn } from '@muster/contract/attendance/words.en.ts';
import { administrationEn } from '@muster/contract/administration/words.en.ts';
import { accessEn } from '@muster/contract/identity/access-words.en.ts';
import { accountEn } from '@muster/contract/identity/account-words.en.ts';
import { calendarRecordsEn } from '@muster/contract/calendar/record-words.en.ts';
import { calendarEn } from '@muster/contract/calendar/words.en.ts';
import { dashboardEn } from '@muster/contract/dashboard/words.en.ts';
import { viewsEn } from '@muster/contract/identity/view-words.en.ts';
import { examsEn } from '@muster/contract/exams/words.en.ts';
import { filesEn } from '@muster/contract/kernel/file-words.en.ts';
import { inboxEn } from '@muster/contract/inbox/words.en.ts';
import { leaveRecordsEn } from '@muster/contract/leave/record-words.en.ts';
import { leaveEn } from '@muster/contract/leave/words.en.ts';
import { organisationEn } from '@muster/contract/organisation/words.en.ts';
import { peopleDocumentsEn } from '@muster/contract/people/document-words.en.ts';
import { peopleBatchesEn } from '@muster/contract/people/batch-words.en.ts';
import { peopleListsEn } from '@muster/contract/people/list-words.en.ts';
import { peopleOwnEn } from '@muster/contract/people/own-words.en.ts';
import { peopleScreensEn } from '@muster/contract/people/screen-words.en.ts';
import { peopleSyncEn } from '@muster/contract/people/sync-words.en.ts';
import { peopleEn } from '@muster/contract/people/words.en.ts';

export const panelEn = {
  account: accountEn,
  access: accessEn,
  views: viewsEn,
  files: filesEn,
  organisation: organisationEn,
  people: {
    ...peopleEn,
    ...peopleOwnEn,
    ...peopleScreensEn,
    ...peopleListsEn,
    ...peopleBatchesEn,
    ...peopleDocumentsEn,
    ...peopleSyncEn,
  },
  calendar: { ...calendarRecordsEn, ...calendarEn },
  leave: { ...leaveEn, records: leaveRecordsEn },
  attendance: attendanceEn,
  inbox: inboxEn,
  dashboard: dashboardEn,
  exams: examsEn,
  administration: administrationEn,
};
