import type { UserType } from '@muster/contract/identity/account.ts';
import {
  adminCalls,
  applicantCalls,
  employeeCalls,
  loginPageCalls,
} from '@muster/contract/identity/calls.ts';

/** Every kind of account has the same calls under a path of its own. */
export const accountCalls = {
  admin: adminCalls,
  employee: employeeCalls,
  applicant: applicantCalls,
} as const satisfies Record<UserType, typeof adminCalls>;

/** How one gets in, at each login page. */
export const loginCalls = { ...accountCalls, anyone: loginPageCalls } as const;
