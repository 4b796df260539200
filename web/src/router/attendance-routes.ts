import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { arrived } from '../newer-version.ts';
import { onlyStrings } from '../search-params.ts';

/** The screens of attendance in the panel of those who keep it. */
export const attendanceRoutes = <P extends AnyRoute>(getParentRoute: () => P) => [
  createRoute({
    getParentRoute,
    path: 'attendance/daily',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/attendance/screens/daily-screen.tsx')),
      'DailyScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'attendance/log',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/attendance/screens/log-screen.tsx')),
      'LogScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'attendance/summary',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/attendance/screens/summary-screen.tsx')),
      'SummaryScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'attendance/matrix',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/attendance/screens/matrix-screen.tsx')),
      'MatrixScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'attendance/corrections',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/attendance/screens/requests-screen.tsx')),
      'CorrectionsScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'attendance/devices',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/attendance/screens/devices-screen.tsx')),
      'DevicesScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'attendance/devices/unknown',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/attendance/screens/unknown-screen.tsx')),
      'UnknownScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'attendance/devices/given',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/attendance/screens/given-screen.tsx')),
      'GivenScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'attendance/devices/import',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/attendance/screens/import-screen.tsx')),
      'ImportScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'attendance/months',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/attendance/screens/months-screen.tsx')),
      'MonthsScreen',
    ),
  }),
];
