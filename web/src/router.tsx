import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { arrived } from './newer-version.ts';
import { CrashedAlone, LostAlone } from './panels/alone.tsx';
import { CrashedPage } from './panels/crashed-page.tsx';
import { mayEnterAdmin, ownPath } from './panels/entrance.ts';
import { LostPage } from './panels/lost-page.tsx';
import { setupLink } from './panels/public/setup-link.ts';
import { Root } from './panels/root.tsx';
import { WaitingPage } from './panels/waiting-page.tsx';
import { onlyStrings, parseSearch, stringifySearch } from './search-params.ts';
import { useSession } from './session/session.ts';

const mayEnter = () => mayEnterAdmin(useSession.getState().user);

const root = createRootRoute({
  component: Root,
  notFoundComponent: LostAlone,
  errorComponent: CrashedAlone,
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: mayEnter() ? '/admin' : '/login', replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): { next?: string } => ({
    next: ownPath(search.next),
  }),
  beforeLoad: ({ search }) => {
    if (mayEnter()) throw redirect({ href: search.next ?? '/admin', replace: true });
  },
  component: lazyRouteComponent(
    () => arrived(import('./panels/public/login-screen.tsx')),
    'LoginScreen',
  ),
});

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup/$token',
  loader: ({ params, abortController }) => setupLink(params.token, abortController.signal),
  errorComponent: CrashedAlone,
  component: lazyRouteComponent(
    () => arrived(import('./panels/public/setup-screen.tsx')),
    'SetupScreen',
  ),
});

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: ({ location }) => {
    if (mayEnter()) return;
    throw redirect({ to: '/login', search: { next: ownPath(location.href) }, replace: true });
  },
  notFoundComponent: LostPage,
  errorComponent: CrashedAlone,
  component: lazyRouteComponent(
    () => arrived(import('./panels/admin/admin-panel.tsx')),
    'AdminPanel',
  ),
});

const adminIndex = createRoute({
  getParentRoute: () => admin,
  path: '/',
  component: lazyRouteComponent(
    () => arrived(import('./panels/admin/admin-index.tsx')),
    'AdminIndex',
  ),
});

const master = createRoute({
  getParentRoute: () => admin,
  path: 'master/$record',
  validateSearch: onlyStrings,
  component: lazyRouteComponent(
    () => arrived(import('./areas/organisation/screens/master-screen.tsx')),
    'MasterScreen',
  ),
});

const profile = createRoute({
  getParentRoute: () => admin,
  path: 'profile/$tab',
  component: lazyRouteComponent(
    () => arrived(import('./areas/identity/screens/profile-screen.tsx')),
    'ProfileScreen',
  ),
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    login,
    setup,
    admin.addChildren([adminIndex, master, profile]),
  ]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingComponent: WaitingPage,
  defaultErrorComponent: CrashedPage,
  defaultNotFoundComponent: LostPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
