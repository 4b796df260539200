import { administrationEn } from '@muster/contract/administration/words.en.ts';
import { accountEn } from '@muster/contract/identity/account-words.en.ts';
import { examsEn } from '@muster/contract/exams/words.en.ts';
import { filesEn } from '@muster/contract/kernel/file-words.en.ts';
import { organisationEn } from '@muster/contract/organisation/words.en.ts';
import { peopleScreensEn } from '@muster/contract/people/screen-words.en.ts';
import { peopleEn } from '@muster/contract/people/words.en.ts';

export const panelEn = {
  account: accountEn,
  files: filesEn,
  organisation: organisationEn,
  people: { ...peopleEn, ...peopleScreensEn },
  exams: examsEn,
  administration: administrationEn,
};
