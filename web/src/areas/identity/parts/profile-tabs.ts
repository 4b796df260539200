import type { SessionUser } from '@muster/contract/identity/account.ts';
import type { Words } from '../../../words/words.ts';

/** The tabs of the own profile by the last part of their address, each with its word. */
export const profileTabs = {
  info: ({ account }: Words) => account.profile.info,
  bank: ({ people }: Words) => people.bank.tab,
  password: ({ account }: Words) => account.profile.password,
  sessions: ({ account }: Words) => account.profile.sessions,
  'second-factor': ({ account }: Words) => account.profile.secondFactor,
} as const;

export type ProfileTab = keyof typeof profileTabs;

/** Pay goes to people only: an account without a person behind it has no such tab. */
export const hasTab = (tab: string, user: SessionUser | null): tab is ProfileTab =>
  Object.hasOwn(profileTabs, tab) && (tab !== 'bank' || Boolean(user?.employeeId));
