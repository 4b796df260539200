import type { Employee } from '@muster/contract/people/employee.ts';

/** What every tab of a profile is given. */
export interface TabProps {
  readonly person: Employee;
  /** it is today that is shown, so that something can be changed */
  readonly isToday: boolean;
}
