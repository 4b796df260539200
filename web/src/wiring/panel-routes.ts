import { createRootRoute, createRoute } from '@tanstack/react-router';
import { guardPanel } from './guards.ts';

/** Where the screens of rooms hang; what panels look like is said by the router. */
export const root = createRootRoute();
const panel = { getParentRoute: () => root } as const;
export const admin = createRoute({ ...panel, path: '/admin', beforeLoad: guardPanel('admin') });
export const employeePanel = createRoute({
  ...panel,
  path: '/employee',
  beforeLoad: guardPanel('employee'),
});
export const applicantPanel = createRoute({
  ...panel,
  path: '/applicant',
  beforeLoad: guardPanel('applicant'),
});
