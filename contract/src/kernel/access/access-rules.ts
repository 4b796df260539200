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
/** What they keep, management sees. */
export const hrRead: AccessRule = { hr: 'all', allAccess: 'all', admin: 'all' };

/** Whoever is logged in, on what is the own. */
export const anyone: AccessRule = {
  applicant: 'own',
  employee: 'own',
  assessor: 'own',
  lineManager: 'own',
  secondTier: 'own',
  headOfDepartment: 'own',
  hr: 'own',
  payroll: 'own',
  recruiter: 'own',
  allAccess: 'own',
  admin: 'own',
};
