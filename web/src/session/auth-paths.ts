import type { UserType } from '@muster/contract/identity/account.ts';

/** The login of one kind of account, or the one for everybody. */
export type LoginPath = UserType | 'anyone';

/** The pages outside the panels, for each kind of account and for whoever comes without a word. */
export const loginPaths = {
  anyone: { login: '/', forgot: '/forgot' },
  admin: { login: '/login', forgot: '/forgot-password' },
  employee: { login: '/employee/login', forgot: '/employee/forgot-password' },
  applicant: { login: '/applicant/login', forgot: '/applicant/forgot-password' },
} as const satisfies Record<LoginPath, object>;
