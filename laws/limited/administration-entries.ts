import { settingsCalls } from '@muster/contract/administration/settings-calls.ts';
import { elsewhere, type Entry, group, one } from './entry.ts';

export const entries: Readonly<Record<string, Entry>> = {
  'jobs.list': group,
  'jobs.read': group,
  'jobs.retry': group,
  'own-job.read': elsewhere('server/src/areas/attendance/month-document.test.ts'),
  'own-job.cancel': elsewhere('server/src/areas/attendance/month-document.test.ts'),
  'mail.list': group,
  'mail.read': group,
  'mail.retry': group,
  'audit.list': group,
  'audit.export': group,
  'audit.state': group,
  'audit.read': group,
  'audit.verify': group,
  'settings.read': one(({ side }) => ({ query: { concern: side.concern } })),
  ...Object.fromEntries(
    Object.values(settingsCalls)
      .filter(({ name }) => name !== 'settings.read')
      .map(({ name }) => [
        name,
        one(({ side }) => ({ query: { concern: side.concern }, body: {} }), {
          group: () => ({ body: {} }),
        }),
      ]),
  ),
};
