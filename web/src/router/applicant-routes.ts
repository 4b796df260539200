import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { arrived } from '../newer-version.ts';
import { CrashedAlone } from '../panels/alone.tsx';
import { LostPage } from '../panels/lost-page.tsx';
import { panelWordsFirst } from '../words/panel-speaking.tsx';
import { guard } from './guards.ts';
import { ownDashboard, profilePage } from './own-screens.ts';
import { root } from './root.ts';

const applicant = createRoute({
  getParentRoute: () => root,
  path: '/applicant',
  beforeLoad: guard('applicant'),
  loader: panelWordsFirst,
  notFoundComponent: LostPage,
  errorComponent: CrashedAlone,
  component: lazyRouteComponent(
    () => arrived(import('../panels/applicant/applicant-panel.tsx')),
    'ApplicantPanel',
  ),
});
const inside = { getParentRoute: () => applicant } as const;

export const applicantRoutes = applicant.addChildren([
  createRoute({
    ...inside,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/applicant/dashboard', replace: true });
    },
  }),
  createRoute({ ...inside, path: 'dashboard', component: ownDashboard }),
  createRoute({ ...inside, path: 'profile', component: profilePage }),
  createRoute({ ...inside, path: 'profile/$tab', component: profilePage }),
]);
