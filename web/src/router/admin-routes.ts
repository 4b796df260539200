import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { arrived } from '../newer-version.ts';
import { CrashedAlone } from '../panels/alone.tsx';
import { LostPage } from '../panels/lost-page.tsx';
import { onlyStrings } from '../search-params.ts';
import { panelWordsFirst } from '../words/panel-speaking.tsx';
import { attendanceRoutes } from './attendance-routes.ts';
import { guard } from './guards.ts';
import { leaveRoutes } from './leave-routes.ts';
import { profilePage } from './own-screens.ts';
import { root } from './root.ts';

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: guard('admin'),
  loader: panelWordsFirst,
  notFoundComponent: LostPage,
  errorComponent: CrashedAlone,
  component: lazyRouteComponent(
    () => arrived(import('../panels/admin/admin-panel.tsx')),
    'AdminPanel',
  ),
});
const inside = { getParentRoute: () => admin } as const;
const peoplePages = () => arrived(import('../panels/admin/people-pages.tsx'));
const employeeScreen = lazyRouteComponent(peoplePages, 'EmployeePage');
const dueScreen = lazyRouteComponent(
  () => arrived(import('../areas/people/screens/due-screen.tsx')),
  'DueScreen',
);
const settings = () => arrived(import('../areas/administration/screens/settings-screen.tsx'));
const questionBank = () => arrived(import('../areas/exams/screens/question-bank-screen.tsx'));

export const adminRoutes = admin.addChildren([
  createRoute({
    ...inside,
    path: '/',
    component: lazyRouteComponent(
      () => arrived(import('../panels/admin/admin-index.tsx')),
      'AdminIndex',
    ),
  }),
  createRoute({
    ...inside,
    path: 'master/$record',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/organisation/screens/master-screen.tsx')),
      'MasterScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'services',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(questionBank, 'ServicesScreen'),
  }),
  createRoute({
    ...inside,
    path: 'levels',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(questionBank, 'LevelsScreen'),
  }),
  createRoute({
    ...inside,
    path: 'sections',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(questionBank, 'SectionsScreen'),
  }),
  createRoute({
    ...inside,
    path: 'users',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/identity/screens/users-screen.tsx')),
      'UsersScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'users/$id',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/identity/screens/user-screen.tsx')),
      'UserScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'employee',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(peoplePages, 'PeoplePage'),
  }),
  createRoute({
    ...inside,
    path: 'employee/new',
    component: lazyRouteComponent(
      () => arrived(import('../areas/people/screens/add-person-screen.tsx')),
      'AddPersonScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'employee/due',
    validateSearch: onlyStrings,
    component: dueScreen,
  }),
  createRoute({
    ...inside,
    path: 'employee/due/$tab',
    validateSearch: onlyStrings,
    component: dueScreen,
  }),
  createRoute({
    ...inside,
    path: 'employee/sync',
    component: lazyRouteComponent(
      () => arrived(import('../areas/people/screens/sync-screen.tsx')),
      'SyncScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'employee/import',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/people/screens/import-screen.tsx')),
      'ImportScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'employee/import/$batchId',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/people/screens/batch-screen.tsx')),
      'BatchScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'employee/$id',
    validateSearch: onlyStrings,
    component: employeeScreen,
  }),
  createRoute({
    ...inside,
    path: 'employee/$id/$tab',
    validateSearch: onlyStrings,
    component: employeeScreen,
  }),
  createRoute({
    ...inside,
    path: 'inbox',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../panels/frame/inbox-page.tsx')),
      'AdminInboxPage',
    ),
  }),
  createRoute({
    ...inside,
    path: 'inbox/delegation',
    component: lazyRouteComponent(
      () => arrived(import('../areas/inbox/screens/delegation-screen.tsx')),
      'AdminDelegationScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'dashboard',
    component: lazyRouteComponent(
      () => arrived(import('../panels/dashboard/dashboards.tsx')),
      'AdminDashboard',
    ),
  }),
  createRoute({
    ...inside,
    path: 'holidays',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/calendar/screens/holidays-screen.tsx')),
      'HolidaysScreen',
    ),
  }),
  ...attendanceRoutes(() => admin),
  ...leaveRoutes(() => admin),
  createRoute({
    ...inside,
    path: 'attendance/shifts',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/calendar/screens/shifts-screen.tsx')),
      'ShiftsScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'attendance/roster',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/calendar/screens/roster-screen.tsx')),
      'RosterScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'attendance/roster/assignments',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/calendar/screens/assignments-screen.tsx')),
      'AssignmentsScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'attendance/roster/patterns',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/calendar/screens/patterns-screen.tsx')),
      'PatternsScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'notification',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/inbox/screens/notice-screen.tsx')),
      'AdminNoticeScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'organisation-chart',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/people/screens/chart-screen.tsx')),
      'CompanyChartScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'audit',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/administration/screens/audit-screen.tsx')),
      'AuditScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'mail',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/administration/screens/mail-screen.tsx')),
      'MailScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'jobs',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/administration/screens/job-screen.tsx')),
      'JobScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: 'settings',
    component: lazyRouteComponent(settings, 'FirstSection'),
  }),
  createRoute({
    ...inside,
    path: 'settings/$section',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(settings, 'SettingsScreen'),
  }),
  createRoute({ ...inside, path: 'profile', component: profilePage }),
  createRoute({ ...inside, path: 'profile/$tab', component: profilePage }),
]);
