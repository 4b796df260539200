import { createRouter } from '@tanstack/react-router';
import { CrashedPage } from './panels/crashed-page.tsx';
import { LostPage } from './panels/lost-page.tsx';
import { WaitingPage } from './panels/waiting-page.tsx';
import { adminRoutes, applicantRoutes, employeeRoutes } from './router/panels.ts';
import { printRoute, slipsRoute, bankPaperRoute } from './router/paper-routes.ts';
import { publicRoutes } from './router/public-routes.ts';
import { root } from './wiring/panel-routes.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

export const router = createRouter({
  routeTree: root.addChildren([
    ...publicRoutes,
    adminRoutes,
    printRoute,
    slipsRoute,
    bankPaperRoute,
    employeeRoutes,
    applicantRoutes,
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
