/** The tabs of the own profile by the last part of their address, each with the key of its word. */
export const profileTabs = {
  info: 'info',
  password: 'password',
  sessions: 'sessions',
  'second-factor': 'secondFactor',
} as const;

export type ProfileTab = keyof typeof profileTabs;

export const isProfileTab = (tab: string): tab is ProfileTab => Object.hasOwn(profileTabs, tab);
