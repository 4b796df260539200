import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { arrived } from '../newer-version.ts';
import { onlyStrings } from '../search-params.ts';

/** The screens of leave in the panel of those who keep it. */
export const leaveRoutes = <P extends AnyRoute>(getParentRoute: () => P) => [
  createRoute({
    getParentRoute,
    path: 'leave-application',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/leave/screens/applications-screen.tsx')),
      'ApplicationsScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'leave-balance',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/leave/screens/balances-screen.tsx')),
      'BalancesScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'leave-type',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/leave/screens/types-screen.tsx')),
      'TypesScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'leave-type/blocked',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/leave/screens/blocks-screen.tsx')),
      'BlocksScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'calendar',
    validateSearch: onlyStrings,
    component: lazyRouteComponent(
      () => arrived(import('../areas/leave/screens/month-screen.tsx')),
      'AdminMonthScreen',
    ),
  }),
];
