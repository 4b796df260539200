import { lazyRouteComponent } from '@tanstack/react-router';
import { arrived } from '../newer-version.ts';

/** Screens that every person has, in whichever panel. */
export const profilePage = lazyRouteComponent(
  () => arrived(import('../panels/frame/profile-page.tsx')),
  'ProfilePage',
);
export const ownDashboard = lazyRouteComponent(
  () => arrived(import('../panels/frame/own-dashboard.tsx')),
  'OwnDashboard',
);
