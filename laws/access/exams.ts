import type { AccessRow } from './groups.ts';

export const rows: readonly AccessRow[] = [
  {
    row: 'Question bank: service, level, section',
    calls: /^(service|level|section)\.(list|export|read)$/,
    may: ['assessor', 'hr', 'recruiter', 'admin'],
  },
  {
    row: 'Question bank: service, level, section, writing',
    calls: /^(service|level|section)\.(create|change|remove)$/,
    may: ['hr', 'recruiter', 'admin'],
  },
];
