import { administrationAdminRoutes } from './areas/administration/routes.ts';
import { attendanceAdminRoutes, attendanceEmployeeRoutes } from './areas/attendance/routes.ts';
import { calendarAdminRoutes } from './areas/calendar/routes.ts';
import { examsAdminRoutes } from './areas/exams/routes.ts';
import {
  identityAdminRoutes,
  identityApplicantRoutes,
  identityEmployeeRoutes,
} from './areas/identity/routes.ts';
import { inboxAdminRoutes, inboxEmployeeRoutes } from './areas/inbox/routes.ts';
import { leaveAdminRoutes, leaveEmployeeRoutes } from './areas/leave/routes.ts';
import { organisationAdminRoutes } from './areas/organisation/routes.ts';
import { payAdminRoutes, payEmployeeRoutes } from './areas/pay/routes.ts';
import { peopleAdminRoutes, peopleEmployeeRoutes } from './areas/people/routes.ts';

/** The addresses of the rooms' screens, known from the first page on; their code comes when opened. */
export const adminScreens = [
  ...organisationAdminRoutes,
  ...peopleAdminRoutes,
  ...identityAdminRoutes,
  ...calendarAdminRoutes,
  ...leaveAdminRoutes,
  ...attendanceAdminRoutes,
  ...payAdminRoutes,
  ...examsAdminRoutes,
  ...inboxAdminRoutes,
  ...administrationAdminRoutes,
] as const;

export const employeeScreens = [
  ...peopleEmployeeRoutes,
  ...identityEmployeeRoutes,
  ...leaveEmployeeRoutes,
  ...attendanceEmployeeRoutes,
  ...payEmployeeRoutes,
  ...inboxEmployeeRoutes,
] as const;

export const applicantScreens = [...identityApplicantRoutes] as const;
