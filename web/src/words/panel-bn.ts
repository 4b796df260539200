import { attendanceBn } from '@muster/contract/attendance/words.bn.ts';
import { administrationBn } from '@muster/contract/administration/words.bn.ts';
import { accessBn } from '@muster/contract/identity/access-words.bn.ts';
import { accountBn } from '@muster/contract/identity/account-words.bn.ts';
import { calendarRecordsBn } from '@muster/contract/calendar/record-words.bn.ts';
import { calendarBn } from '@muster/contract/calendar/words.bn.ts';
import { dashboardBn } from '@muster/contract/dashboard/words.bn.ts';
import { viewsBn } from '@muster/contract/identity/view-words.bn.ts';
import { examsBn } from '@muster/contract/exams/words.bn.ts';
import { filesBn } from '@muster/contract/kernel/file-words.bn.ts';
import { inboxBn } from '@muster/contract/inbox/words.bn.ts';
import { leaveRecordsBn } from '@muster/contract/leave/record-words.bn.ts';
import { leaveBn } from '@muster/contract/leave/words.bn.ts';
import { organisationBn } from '@muster/contract/organisation/words.bn.ts';
import { peopleDocumentsBn } from '@muster/contract/people/document-words.bn.ts';
import { peopleBatchesBn } from '@muster/contract/people/batch-words.bn.ts';
import { peopleListsBn } from '@muster/contract/people/list-words.bn.ts';
import { peopleOwnBn } from '@muster/contract/people/own-words.bn.ts';
import { peopleScreensBn } from '@muster/contract/people/screen-words.bn.ts';
import { peopleSyncBn } from '@muster/contract/people/sync-words.bn.ts';
import { peopleBn } from '@muster/contract/people/words.bn.ts';
import type { PanelWords } from './panel-words.ts';

export const panelBn: PanelWords = {
  account: accountBn,
  access: accessBn,
  views: viewsBn,
  files: filesBn,
  organisation: organisationBn,
  people: {
    ...peopleBn,
    ...peopleOwnBn,
    ...peopleScreensBn,
    ...peopleListsBn,
    ...peopleBatchesBn,
    ...peopleDocumentsBn,
    ...peopleSyncBn,
  },
  calendar: { ...calendarRecordsBn, ...calendarBn },
  leave: { ...leaveBn, records: leaveRecordsBn },
  attendance: attendanceBn,
  inbox: inboxBn,
  dashboard: dashboardBn,
  exams: examsBn,
  administration: administrationBn,
};
