import type { SessionUser, UserRole } from '@muster/contract/identity/account.ts';
import type { AccountKind } from '@muster/contract/kernel/actor.ts';
import type { Handle } from '../../platform/db/transaction.ts';
import type { ResolveActor } from '../../platform/session/authenticate.ts';
import { capacitiesOfUser } from './rules/capacities.ts';
import { findUser, type UserRow } from './store.ts';

/** Read at every request: what a person may do is what is true now, not when they logged in. */
export const resolveActor: ResolveActor = async (db, session) => {
  const user = await findUser(db, session.account_id);
  if (!user) return 'gone';
  if (user.disabled_at !== null) return 'disabled';
  return {
    kind: 'user',
    accountId: user.id,
    sessionId: session.id,
    personId: user.employee_id,
    name: user.name,
    capacities: capacitiesOfUser(user.user_role as UserRole),
    concerns: 'all',
    departments: [],
  };
};

export const sessionUserOf = (user: UserRow): SessionUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.user_role,
  roleName: null,
  isLineManager: false,
  isSecondTierLineManager: false,
  isAssessor: false,
  headOfTheDepartment: false,
  employeeId: user.employee_id,
  capacities: [...capacitiesOfUser(user.user_role as UserRole)],
});

export const accountName = async (db: Handle, _kind: AccountKind, id: string): Promise<string> =>
  (await findUser(db, id))?.name ?? 'A former user';
