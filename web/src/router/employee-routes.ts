import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { arrived } from '../newer-version.ts';
import { CrashedAlone } from '../panels/alone.tsx';
import { LostPage } from '../panels/lost-page.tsx';
import { onlyStrings } from '../search-params.ts';
import { panelWordsFirst } from '../words/panel-speaking.tsx';
import { guard } from './guards.ts';
import { ownDashboard, profilePage } from './own-screens.ts';
import { root } from './root.ts';

const employee = createRoute({
  getParentRoute: () => root,
  path: '/employee',
  beforeLoad: guard('employee'),
  loader: panelWordsFirst,
  notFoundComponent: LostPage,
  errorComponent: CrashedAlone,
  component: lazyRouteComponent(
    () => arrived(import('../panels/employee/employee-panel.tsx')),
    'EmployeePanel',
  ),
});
const inside = { getParentRoute: () => employee } as const;
const teamMember = lazyRouteComponent(
  () => arrived(import('../areas/people/screens/profile-screen.tsx')),
  'TeamMemberScreen',
);

export const employeeRoutes = employee.addChildren([
  createRoute({
    ...inside,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/employee/dashboard', replace: true });
    },
  }),
  createRoute({ ...inside, path: 'dashboard', component: ownDashboard }),
  createRoute({
    ...inside,
    path: 'team',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/people/screens/team-screen.tsx')),
      'TeamScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'team/$id',
    validateSearch: onlyStrings,
    component: teamMember,
  }),
  createRoute({
    ...inside,
    path: 'team/$id/$tab',
    validateSearch: onlyStrings,
    component: teamMember,
  }),
  createRoute({
    ...inside,
    path: 'inbox',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/inbox/screens/inbox-screen.tsx')),
      'EmployeeInboxScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'notification',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/inbox/screens/notice-screen.tsx')),
      'EmployeeNoticeScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'organisation-chart',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/people/screens/chart-screen.tsx')),
      'ColleaguesChartScreen',
    ),
  }),
  createRoute({ ...inside, path: 'profile', component: profilePage }),
  createRoute({ ...inside, path: 'profile/$tab', component: profilePage }),
]);
