import type { UserRole } from '@muster/contract/identity/account.ts';
import type { Capacity } from '@muster/contract/kernel/actor.ts';

/** What a user's role lets it act as. */
const ofRole: Record<UserRole, readonly Capacity[]> = {
  ADMIN: ['admin'],
  HR: ['hr'],
  PAYROLL: ['payroll'],
  RECRUITER: ['recruiter'],
};

export const capacitiesOfUser = (role: UserRole): readonly Capacity[] => ofRole[role];
