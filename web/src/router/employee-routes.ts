import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { arrived } from '../newer-version.ts';
import { CrashedAlone } from '../panels/alone.tsx';
import { LostPage } from '../panels/lost-page.tsx';
import { onlyStrings } from '../search-params.ts';
import { panelWordsFirst } from '../words/panel-speaking.tsx';
import { guard } from './guards.ts';
import { profilePage } from './own-screens.ts';
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
  createRoute({
    ...inside,
    path: 'dashboard',
    component: lazyRouteComponent(
      () => arrived(import('../panels/dashboard/dashboards.tsx')),
      'EmployeeDashboard',
    ),
  }),
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
      () => arrived(import('../panels/frame/inbox-page.tsx')),
      'EmployeeInboxPage',
    ),
  }),
  createRoute({
    ...inside,
    path: 'inbox/delegation',
    component: lazyRouteComponent(
      () => arrived(import('../areas/inbox/screens/delegation-screen.tsx')),
      'EmployeeDelegationScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'attendance',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/attendance/screens/own-screen.tsx')),
      'OwnAttendanceScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'attendance/team',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/attendance/screens/daily-screen.tsx')),
      'TeamAttendanceScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'attendance/requests',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/attendance/screens/requests-screen.tsx')),
      'TeamRequestsScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'leave',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/leave/screens/own-leave-screen.tsx')),
      'OwnLeaveScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'leave/team',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/leave/screens/applications-screen.tsx')),
      'TeamLeaveScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'calendar',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/leave/screens/month-screen.tsx')),
      'OwnMonthScreen',
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
