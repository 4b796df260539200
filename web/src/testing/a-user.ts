import type { SessionUser } from '@muster/contract/identity/account.ts';
import type { Capacity } from '@muster/contract/kernel/access/actor.ts';

export const aUser = (
  capacities: readonly Capacity[],
  others: Partial<SessionUser> = {},
): SessionUser => ({
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Farhana Akter',
  email: 'farhana@example.com',
  role: 'HR',
  roles: ['HR'],
  roleName: null,
  isLineManager: false,
  isSecondTierLineManager: false,
  isAssessor: false,
  headOfTheDepartment: false,
  employeeId: null,
  employeeNumber: null,
  isLimited: false,
  capacities: [...capacities],
  secondFactor: false,
  secondFactorNeeded: false,
  firstLogin: false,
  company: 'Muster',
  zone: 'Asia/Dhaka',
  weekend: [5, 6],
  currencies: { own: 'BDT', group: 'BDT', companies: [] },
  ...others,
});
