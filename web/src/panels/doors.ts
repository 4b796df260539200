import type { UserType } from '@muster/contract/identity/account.ts';

/** The pages outside the panels, for each kind of account. */
export const doors = {
  admin: { login: '/login', forgot: '/forgot-password' },
  employee: { login: '/employee/login', forgot: '/employee/forgot-password' },
  applicant: { login: '/applicant/login', forgot: '/applicant/forgot-password' },
} as const satisfies Record<UserType, object>;
