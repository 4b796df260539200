import { auditEn } from './audit-words.en.ts';
import { jobEn } from './job-words.en.ts';
import { mailEn } from './mail-words.en.ts';
import { settingsEn } from './settings-words.en.ts';

/** Words of the screens by which administrators look after the house. */
export const administrationEn = { audit: auditEn, jobs: jobEn, mail: mailEn, settings: settingsEn };
