import type { SetUpStep } from '@muster/contract/dashboard/set-up-calls.ts';

interface SetUpLink {
  readonly to: string;
  /** the screen is a list whose form opens at once */
  readonly isList?: boolean;
}

/** Where each is done. */
export const setUpLinks: Readonly<Record<SetUpStep, SetUpLink>> = {
  company: { to: '/admin/master/concern', isList: true },
  location: { to: '/admin/master/location', isList: true },
  department: { to: '/admin/master/department', isList: true },
  designation: { to: '/admin/master/designation', isList: true },
  shift: { to: '/admin/attendance/shifts', isList: true },
  roster: { to: '/admin/attendance/roster/assignments', isList: true },
  holidays: { to: '/admin/holidays', isList: true },
  leaveTypes: { to: '/admin/leave-type', isList: true },
  people: { to: '/admin/employee' },
  access: { to: '/admin/employee' },
  mail: { to: '/admin/mail' },
};
