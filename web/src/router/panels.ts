import { createRoute, redirect } from '@tanstack/react-router';
import { dashboardWords } from '../areas/dashboard/words.ts';
import { identityWords } from '../areas/identity/words.ts';
import { inboxWords } from '../areas/inbox/words.ts';
import { organisationWords } from '../areas/organisation/words.ts';
import { peopleWords } from '../areas/people/words.ts';
import { CrashedAlone, LostAlone } from '../panels/alone.tsx';
import { LostPage } from '../panels/lost-page.tsx';
import { Root } from '../panels/root.tsx';
import { adminScreens, applicantScreens, employeeScreens } from '../routes.ts';
import { admin, applicantPanel, employeePanel, root } from '../wiring/panel-routes.ts';
import { screensWith } from '../wiring/screen-routes.ts';

root.update({ component: Root, notFoundComponent: LostAlone, errorComponent: CrashedAlone });
/** What the frame of every panel says, and its first screens. */
const screen = screensWith(identityWords, inboxWords, dashboardWords);
/** Every room of the staff speaks of people and places: nothing in a form waits for their words. */
const ofStaff = screensWith(
  identityWords,
  inboxWords,
  dashboardWords,
  organisationWords,
  peopleWords,
);
const panels = () => import('../panels/panels.tsx');
const shared = { notFoundComponent: LostPage, errorComponent: CrashedAlone } as const;
admin.update({
  ...shared,
  component: ofStaff(panels, 'AdminPanel'),
});
employeePanel.update({
  ...shared,
  component: ofStaff(panels, 'EmployeePanel'),
});
applicantPanel.update({
  ...shared,
  component: screen(panels, 'ApplicantPanel'),
});

const dashboards = () => import('../panels/dashboard/dashboards.tsx');

export const adminRoutes = admin.addChildren([
  createRoute({
    getParentRoute: () => admin,
    path: '/',
    component: screen(() => import('../panels/admin/admin-index.tsx'), 'AdminIndex'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: 'dashboard',
    component: screen(dashboards, 'AdminDashboard'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: 'set-up',
    component: screen(() => import('../panels/admin/set-up-page.tsx'), 'SetUpPage'),
  }),
  ...adminScreens,
]);

export const employeeRoutes = employeePanel.addChildren([
  createRoute({
    getParentRoute: () => employeePanel,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/employee/dashboard', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => employeePanel,
    path: 'dashboard',
    component: screen(dashboards, 'EmployeeDashboard'),
  }),
  ...employeeScreens,
]);

export const applicantRoutes = applicantPanel.addChildren([
  createRoute({
    getParentRoute: () => applicantPanel,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/applicant/dashboard', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => applicantPanel,
    path: 'dashboard',
    component: screen(() => import('../panels/frame/own-dashboard.tsx'), 'OwnDashboard'),
  }),
  ...applicantScreens,
]);
