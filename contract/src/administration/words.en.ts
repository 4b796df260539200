import { auditEn } from './words/audit-words.en.ts';
import { jobEn } from './words/job-words.en.ts';
import { mailEn } from './words/mail-words.en.ts';
import { settingsEn } from './words/settings-words.en.ts';

/** Words of the screens by which administrators look after the house. */
export const administrationEn = { audit: auditEn, jobs: jobEn, mail: mailEn, settings: settingsEn };
