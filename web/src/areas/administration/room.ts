import { settingLabels } from '@muster/contract/administration/words/settings-wording.ts';
import { auditCalls } from '@muster/contract/administration/audit-calls.ts';
import { jobCalls } from '@muster/contract/administration/job-calls.ts';
import { mailCalls } from '@muster/contract/administration/mail-calls.ts';
import { administrationMenu as menu } from '@muster/contract/administration/words/menu-words.ts';
import { readSettingsCall } from '@muster/contract/administration/settings-calls.ts';
import { IconHistory, IconMail, IconProgressCheck, IconSettings } from '@tabler/icons-react';
import { by } from '../../wiring/menu.ts';
import type { WebRoom } from '../../wiring/web-room.ts';
import { administrationWords } from './words.ts';

export const administrationRoom: WebRoom = {
  name: 'administration',
  words: administrationWords,
  setUpHeadings: [{ name: 'system', label: menu.system, order: 90 }],
  setUpPages: [
    {
      heading: 'system',
      path: '/admin/settings',
      icon: IconSettings,
      label: (words) => words.administration.settings.title,
      order: 20,
      ...by(readSettingsCall),
    },
    {
      heading: 'system',
      path: '/admin/audit',
      icon: IconHistory,
      label: (words) => words.administration.audit.many,
      order: 30,
      ...by(auditCalls.list),
    },
    {
      heading: 'system',
      path: '/admin/mail',
      icon: IconMail,
      label: (words) => words.administration.mail.title,
      order: 40,
      ...by(mailCalls.list),
    },
    {
      heading: 'system',
      path: '/admin/jobs',
      icon: IconProgressCheck,
      label: (words) => words.administration.jobs.title,
      order: 50,
      ...by(jobCalls.list),
    },
  ],
  audit: ({ administration: { audit, settings } }) => {
    const setting = { one: settings.one, fields: settingLabels(settings.sections) };
    const named = Object.entries(audit.records).map(([key, one]) => [key, { one }] as const);
    return {
      records: { ...Object.fromEntries(named), setting, settings: setting },
      actions: audit.deeds,
    };
  },
};
