import type { AccessRule } from '../kernel/access/actor.ts';

/** Who keeps pay, who sees all of it, and who agrees to it; nobody else sees any but the own. */
export const payWrite: AccessRule = { hr: 'all', payroll: 'all', admin: 'all' };
export const payRead: AccessRule = { ...payWrite, allAccess: 'all' };
export const payApprove: AccessRule = { ...payRead };
export const ownPay: AccessRule = {
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
