import type { UserRole } from '@muster/contract/identity/account.ts';
import { type User, userCalls } from '@muster/contract/identity/user-calls.ts';
import { type Actor, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { withinReach } from '../../../platform/access/scope.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { withSecondFactor } from '../second-factor/second-factor-state.ts';
import type { UserContent, UserRow } from '../store/users.ts';

/** The users of the concerns that an account is limited to; those for all are out of its reach. */
export const usersWithin = (actor: Actor) =>
  withinReach(userCalls.list.access, actor, { concern: 'user_account.concern_id' });

const named = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' };

/** Rows as the calls answer them, with what the reader may do to each. */
export async function showUsers(db: Handle, rows: readonly UserRow[], actor: Actor) {
  const protectedOnes = await withSecondFactor(
    db,
    'user',
    rows.map((row) => row.id),
  );
  const may = scopesOf(userCalls.change.access, actor.capacities).size > 0;
  return rows.map((row): User => ({
    id: row.id,
    name: row.name,
    email: row.email,
    userRole: row.user_role as UserRole,
    concernId: named(row.concern_id, row.concern_name),
    employeeId: named(row.employee_id, row.person_name),
    active: row.disabled_at === null,
    secondFactor: protectedOnes.has(row.id),
    lastSeenAt: row.last_seen_at,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    can: { change: may, remove: may && row.id !== actor.accountId },
  }));
}

/** A user as a body would give it: what is compared and what the audit keeps. */
export const userContent = (row: UserRow): UserContent => ({
  name: row.name,
  email: row.email,
  userRole: row.user_role,
  concernId: row.concern_id,
  employeeId: row.employee_id,
  active: row.disabled_at === null,
});
