import type { Translated } from '../kernel/sentence.ts';
import { auditBn } from './audit-words.bn.ts';
import { jobBn } from './job-words.bn.ts';
import { mailBn } from './mail-words.bn.ts';
import { settingsBn } from './settings-words.bn.ts';
import type { administrationEn } from './words.en.ts';

export const administrationBn: Translated<typeof administrationEn> = {
  audit: auditBn,
  jobs: jobBn,
  mail: mailBn,
  settings: settingsBn,
};
