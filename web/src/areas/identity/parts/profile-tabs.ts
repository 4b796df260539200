import type { SessionUser } from '@muster/contract/identity/account.ts';
import type { Words } from '../../../words/words.ts';

/** The tabs of the own profile by the last part of their address, each with its word. */
export const profileTabs = {
  info: ({ account }: Words) => account.profile.info,
  history: ({ people }: Words) => people.profile.tabs.history,
  education: ({ people }: Words) => people.lists.titles.education,
  experience: ({ people }: Words) => people.lists.titles.experience,
  family: ({ people }: Words) => people.lists.titles.family,
  documents: ({ people }: Words) => people.documents.title,
  items: ({ people }: Words) => people.items.title,
  bank: ({ people }: Words) => people.bank.tab,
  password: ({ account }: Words) => account.profile.password,
  sessions: ({ account }: Words) => account.profile.sessions,
  'second-factor': ({ account }: Words) => account.profile.secondFactor,
  notifications: ({ inbox }: Words) => inbox.notices.choices.tab,
} as const;

export type ProfileTab = keyof typeof profileTabs;

const isPerson = (user: SessionUser | null): boolean => Boolean(user?.employeeId);

/** A record and pay have people only, and an applicant is told of nothing here. */
const isFor: Partial<Record<ProfileTab, (user: SessionUser | null) => boolean>> = {
  history: isPerson,
  education: isPerson,
  experience: isPerson,
  family: isPerson,
  documents: isPerson,
  items: isPerson,
  bank: isPerson,
  notifications: (user) => !user?.capacities.includes('applicant'),
};

export const hasTab = (tab: string, user: SessionUser | null): tab is ProfileTab =>
  // the list has it, so it is one of the tabs
  Object.hasOwn(profileTabs, tab) && (isFor[tab as ProfileTab]?.(user) ?? true);
