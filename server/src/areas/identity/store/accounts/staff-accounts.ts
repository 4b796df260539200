import { userRoles } from '@muster/contract/identity/account.ts';
import type { Capacity } from '@muster/contract/kernel/access/actor.ts';
import { roleKeys } from '@muster/contract/organisation/designation.ts';
import { sql } from 'kysely';
import { roleFacts } from '../../account/account.ts';
import { type RoleFacts, rightsOf } from '../../rules/roles.ts';
import type { Condition } from '../../../../platform/db/condition.ts';

/**
 * The accounts of the staff that may be entered now, to be selected from: kind, id, the person behind
 * it, the concern it is limited to, and the user role or role key its rights hang on.
 */
export const staffAccounts = sql`(
  select 'user' as kind, account.id, account.employee_id as person_id, account.concern_id,
    account.user_role, null as role_key
  from user_account as account left join employee on employee.id = account.employee_id
  where account.disabled_at is null and (employee.status is null
    or employee.status not in ('Left', 'Suspended'))
  union all
  select 'employee', employee.id, employee.id, null, null, designation.role_key
  from employee join designation on designation.id = employee.designation_id
  left join employee_account as account on account.employee_id = employee.id
  where account.disabled_at is null and employee.status not in ('Left', 'Suspended'))`;

const holds = (facts: RoleFacts, wanted: readonly Capacity[]): boolean =>
  rightsOf(facts).capacities.some((capacity) => wanted.includes(capacity));

const withKey = (roleKey: string) => ({
  role_key: roleKey,
  is_assessor: null,
  head_of_department: null,
  is_line_manager: null,
  is_second_tier: null,
});

/** Of `account`, a row of the staff's: its role or key brings one of these capacities by the one rule. */
export function holdsOneOf(wanted: readonly Capacity[]): Condition {
  const roles = userRoles.filter((role) => holds(roleFacts('admin', role, null), wanted));
  const keys = roleKeys.filter((key) => holds(roleFacts('employee', null, withKey(key)), wanted));
  return sql<boolean>`(account.user_role = any(${roles}::text[])
    or account.role_key = any(${keys}::text[]))`;
}
