import { lazily } from '../../wiring/lazily.tsx';
import type { OwnTab } from '../../wiring/web-room.ts';

export const identityOwnTabs: readonly OwnTab[] = [
  {
    path: 'info',
    label: ({ account }) => account.profile.info,
    order: 10,
    Tab: lazily(() => import('./account/own-info.tsx'), 'OwnInfo'),
  },
  {
    path: 'password',
    label: ({ account }) => account.profile.password,
    order: 90,
    Tab: lazily(() => import('./account/password-form.tsx'), 'PasswordForm'),
  },
  {
    path: 'sessions',
    label: ({ account }) => account.profile.sessions,
    order: 100,
    Tab: lazily(() => import('./account/own-sessions.tsx'), 'OwnSessions'),
  },
  {
    path: 'second-factor',
    label: ({ account }) => account.profile.secondFactor,
    order: 110,
    Tab: lazily(() => import('./second-factor/second-factor.tsx'), 'SecondFactor'),
  },
];
