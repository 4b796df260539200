import { createRoute } from '@tanstack/react-router';
import { identityWords } from '../areas/identity/words.ts';
import { payWords } from '../areas/pay/words.ts';
import { peopleWords } from '../areas/people/words.ts';
import { CrashedAlone } from '../panels/alone.tsx';
import { guardPanel } from '../wiring/guards.ts';
import { screensWith } from '../wiring/screen-routes.ts';
import { root } from '../wiring/panel-routes.ts';

const screen = screensWith(identityWords, peopleWords);

/** Beside the panel, not inside it: paper has no frame. */
export const printRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/employee/$id/print',
  beforeLoad: guardPanel('admin'),
  errorComponent: CrashedAlone,
  component: screen(() => import('../panels/admin/print-page.tsx'), 'PrintPage'),
});

/** The letter to a bank, or a cash list. */
export const bankPaperRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/bank-batch/$id/paper',
  beforeLoad: guardPanel('admin'),
  errorComponent: CrashedAlone,
  component: screensWith(payWords)(
    () => import('../panels/admin/bank-paper-page.tsx'),
    'BankPaperPage',
  ),
});

/** The slips of first passwords, shown once. */
export const slipsRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/access/slips',
  beforeLoad: guardPanel('admin'),
  errorComponent: CrashedAlone,
  component: screen(() => import('../panels/admin/slips-page.tsx'), 'SlipsPage'),
});
