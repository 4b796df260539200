import type { Fault } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { isRefused } from '../../../platform/db/refused.ts';

const byConstraint: Readonly<Record<string, string>> = {
  employee_number_key: 'number',
  employee_number_lower: 'number',
  employee_email_key: 'email',
  person_detail_national_id: 'nationalId',
};

/** Two at once with the same number: the database says no to the second, in the words of the form. */
export function asEmployeeFault(error: unknown): never {
  const path = isRefused(error) && error.constraint ? byConstraint[error.constraint] : undefined;
  if (!path) throw error;
  const fault: Fault = { path, code: 'taken', values: {} };
  throw new Refusal(ruleRefused, {}, [fault]);
}
