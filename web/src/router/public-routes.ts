import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadScreen } from '../newer-version.ts';
import { CrashedAlone } from '../panels/alone.tsx';
import { setupLink } from '../panels/public/register/setup-link.ts';
import { skipLogin, readNext } from '../wiring/guards.ts';
import { root } from '../wiring/panel-routes.ts';

const loginCode = () => loadScreen(import('../panels/public/login/login-screen.tsx'));
const forgotCode = () => loadScreen(import('../panels/public/login/forgot-screen.tsx'));
const resetCode = () => loadScreen(import('../panels/public/login/reset-screen.tsx'));
const login = {
  getParentRoute: () => root,
  validateSearch: readNext,
  beforeLoad: skipLogin,
} as const;
const page = { getParentRoute: () => root } as const;

/** What can be opened without a session. */
export const publicRoutes = [
  createRoute({ ...login, path: '/', component: lazyRouteComponent(loginCode, 'AnyLogin') }),
  createRoute({
    ...login,
    path: '/login',
    component: lazyRouteComponent(loginCode, 'AdminLogin'),
  }),
  createRoute({
    ...login,
    path: '/employee/login',
    component: lazyRouteComponent(loginCode, 'EmployeeLogin'),
  }),
  createRoute({
    ...login,
    path: '/applicant/login',
    component: lazyRouteComponent(loginCode, 'ApplicantLogin'),
  }),
  createRoute({ ...page, path: '/forgot', component: lazyRouteComponent(forgotCode, 'AnyForgot') }),
  createRoute({
    ...page,
    path: '/forgot-password',
    component: lazyRouteComponent(forgotCode, 'AdminForgot'),
  }),
  createRoute({
    ...page,
    path: '/employee/forgot-password',
    component: lazyRouteComponent(forgotCode, 'EmployeeForgot'),
  }),
  createRoute({
    ...page,
    path: '/applicant/forgot-password',
    component: lazyRouteComponent(forgotCode, 'ApplicantForgot'),
  }),
  createRoute({
    ...page,
    path: '/reset-password/$token',
    component: lazyRouteComponent(resetCode, 'AdminReset'),
  }),
  createRoute({
    ...page,
    path: '/employee/reset-password/$token',
    component: lazyRouteComponent(resetCode, 'EmployeeReset'),
  }),
  createRoute({
    ...page,
    path: '/applicant/reset-password/$token',
    component: lazyRouteComponent(resetCode, 'ApplicantReset'),
  }),
  createRoute({
    ...page,
    path: '/applicant/register',
    component: lazyRouteComponent(
      () => loadScreen(import('../panels/public/register/register-screen.tsx')),
      'RegisterScreen',
    ),
  }),
  createRoute({
    ...page,
    path: '/applicant/confirm/$token',
    component: lazyRouteComponent(
      () => loadScreen(import('../panels/public/register/confirm-screen.tsx')),
      'ConfirmScreen',
    ),
  }),
  createRoute({
    ...page,
    path: '/setup/$token',
    loader: ({ params, abortController }) => setupLink(params.token, abortController.signal),
    errorComponent: CrashedAlone,
    component: lazyRouteComponent(
      () => loadScreen(import('../panels/public/register/setup-screen.tsx')),
      'SetupScreen',
    ),
  }),
] as const;
