import { wordKey } from './kernel/entity.ts';
import type { Language, Sentence } from './kernel/sentence.ts';
import { settingsBn } from './administration/settings-words.bn.ts';
import { settingsEn } from './administration/settings-words.en.ts';
import { settingLabels } from './administration/settings-wording.ts';
import { calendarRecordsBn } from './calendar/record-words.bn.ts';
import { calendarRecordsEn } from './calendar/record-words.en.ts';
import { examsBn } from './exams/words.bn.ts';
import { examsEn } from './exams/words.en.ts';
import { accountBn } from './identity/account-words.bn.ts';
import { viewsBn } from './identity/view-words.bn.ts';
import { accountEn } from './identity/account-words.en.ts';
import { viewsEn } from './identity/view-words.en.ts';
import { kernelBn } from './kernel/words.bn.ts';
import { kernelEn } from './kernel/words.en.ts';
import { attendanceRecordsBn } from './attendance/record-words.bn.ts';
import { attendanceRecordsEn } from './attendance/record-words.en.ts';
import { leaveRecordsBn } from './leave/record-words.bn.ts';
import { leaveRecordsEn } from './leave/record-words.en.ts';
import { organisationBn } from './organisation/words.bn.ts';
import { organisationEn } from './organisation/words.en.ts';
import { peopleBn } from './people/words.bn.ts';
import { peopleEn } from './people/words.en.ts';

export interface RecordWords {
  readonly one: string;
  readonly many: string;
  readonly counted: Sentence;
  readonly fields?: Readonly<Record<string, string>>;
}

/** How the state of a record is called in a file. */
export const stateWords = { en: kernelEn.list, bn: kernelBn.list } as const;

const settings = {
  en: { ...settingsEn, fields: settingLabels(settingsEn.sections) },
  bn: { ...settingsBn, fields: settingLabels(settingsBn.sections) },
};

const all: Record<Language, Readonly<Record<string, RecordWords>>> = {
  en: {
    ...organisationEn,
    ...examsEn,
    ...peopleEn,
    ...calendarRecordsEn,
    ...leaveRecordsEn,
    ...attendanceRecordsEn,
    userAccount: accountEn.users,
    listView: viewsEn,
    setting: settings.en,
  },
  bn: {
    ...organisationBn,
    ...examsBn,
    ...peopleBn,
    ...calendarRecordsBn,
    ...leaveRecordsBn,
    ...attendanceRecordsBn,
    userAccount: accountBn.users,
    listView: viewsBn,
    setting: settings.bn,
  },
};

/** What a record is called in sentences the server makes, by the name of the record or its table. */
export const recordWords = (name: string, language: Language): RecordWords | undefined =>
  all[language][wordKey(name)];
