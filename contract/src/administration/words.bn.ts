import type { Translated } from '../kernel/words/sentence.ts';
import { auditBn } from './words/audit-words.bn.ts';
import { jobBn } from './words/job-words.bn.ts';
import { mailBn } from './words/mail-words.bn.ts';
import { settingsBn } from './words/settings-words.bn.ts';
import type { administrationEn } from './words.en.ts';

export const administrationBn: Translated<typeof administrationEn> = {
  audit: auditBn,
  jobs: jobBn,
  mail: mailBn,
  settings: settingsBn,
};
