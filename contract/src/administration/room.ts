import { contractRoom } from '../kernel/room.ts';
import { ownJobCalls } from '../kernel/own-job-calls.ts';
import { auditCalls } from './audit-calls.ts';
import { jobCalls } from './job-calls.ts';
import { mailCalls } from './mail-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { settingLabels } from './words/settings-wording.ts';
import { settingsBn } from './words/settings-words.bn.ts';
import { settingsEn } from './words/settings-words.en.ts';

export const administration = contractRoom({
  name: 'administration',
  calls: {
    jobs: jobCalls,
    'own-job': ownJobCalls,
    mail: mailCalls,
    settings: settingsCalls,
    audit: auditCalls,
  },
  auditActions: ['audit.read', 'job.retry', 'mail.read', 'mail.retry', 'settings.change'],
  words: {
    en: { setting: { ...settingsEn, fields: settingLabels(settingsEn.sections) } },
    bn: { setting: { ...settingsBn, fields: settingLabels(settingsBn.sections) } },
  },
});
