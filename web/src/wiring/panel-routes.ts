import { createRootRoute, createRoute } from '@tanstack/react-router';
import { guard } from './guards.ts';

/** Where the screens of rooms hang; what panels look like is said by the router. */
export const root = createRootRoute();
const panel = { getParentRoute: () => root } as const;
export const admin = createRoute({ ...panel, path: '/admin', beforeLoad: guard('admin') });
export const employee = createRoute({ ...panel, path: '/employee', beforeLoad: guard('employee') });
export const applicant = createRoute({
  ...panel,
  path: '/applicant',
  beforeLoad: guard('applicant'),
});
