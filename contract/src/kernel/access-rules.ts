import type { AccessRule } from './actor.ts';

/** Rules that several rooms share; a room's own rules stand beside its calls. */
export const staffRead: AccessRule = {
  employee: 'all',
  assessor: 'all',
  lineManager: 'all',
  secondTier: 'all',
  headOfDepartment: 'all',
  hr: 'all',
  payroll: 'all',
  recruiter: 'all',
  allAccess: 'all',
  admin: 'all',
};

export const hrWrite: AccessRule = { hr: 'all', admin: 'all' };
