import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { arrived } from '../newer-version.ts';
import { CrashedAlone } from '../panels/alone.tsx';
import { panelWordsFirst } from '../words/panel-speaking.tsx';
import { guard } from '../wiring/guards.ts';
import { root } from '../wiring/panel-routes.ts';

/** Beside the panel, not inside it: paper has no frame. */
export const printRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/employee/$id/print',
  beforeLoad: guard('admin'),
  loader: panelWordsFirst,
  errorComponent: CrashedAlone,
  component: lazyRouteComponent(
    () => arrived(import('../panels/admin/print-page.tsx')),
    'PrintPage',
  ),
});

/** The slips of first passwords, shown once. */
export const slipsRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/access/slips',
  beforeLoad: guard('admin'),
  loader: panelWordsFirst,
  errorComponent: CrashedAlone,
  component: lazyRouteComponent(
    () => arrived(import('../panels/admin/slips-page.tsx')),
    'SlipsPage',
  ),
});
