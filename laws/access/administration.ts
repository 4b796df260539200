import type { AccessRow } from './groups.ts';

export const rows: readonly AccessRow[] = [
  {
    row: 'HRIS sync, settings, backup, audit log: settings, jobs, mails',
    calls: /^(jobs\.(list|read|retry)|settings\.(read|save-\w+)|mail\.(list|read|retry))$/,
    may: ['admin'],
  },
  {
    row: 'HRIS sync, settings, backup, audit log: reading the log',
    calls: /^audit\.(list|export|state|read)$/,
    may: ['hr', 'allAccess', 'admin'],
  },
  {
    row: 'HRIS sync, settings, backup, audit log: checking the log',
    calls: /^audit\.verify$/,
    may: ['admin'],
  },
];
