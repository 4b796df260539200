import { sql } from 'kysely';
import { usersListed } from '@muster/contract/identity/user-calls.ts';
import type { Page } from '@muster/contract/kernel/page.ts';
import type { Condition } from '../../../platform/db/condition.ts';
import { byWords, orderOf } from '../../../platform/db/listed.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { lastSeenOf } from '../../../platform/session/sessions.ts';
import { concernNames } from '../../organisation/public.ts';
import { keepTie } from './accounts/account-ties.ts';
import { employeeFacts } from '../../people/public.ts';

export const hasUsers = async (db: Handle): Promise<boolean> =>
  (await db.selectFrom('user_account').select('id').limit(1).executeTakeFirst()) !== undefined;

/** What an administrator decides about a user. */
export interface UserContent {
  readonly name: string;
  readonly email: string;
  readonly userRole: string;
  readonly concernId: string | null;
  readonly employeeId: string | null;
  readonly active: boolean;
}
type NewUser = Partial<UserContent> &
  Pick<UserContent, 'name' | 'email' | 'userRole'> & {
    readonly id: string;
    readonly passwordHash: string | null;
  };

export async function insertUser(tx: Tx, user: NewUser, at: string): Promise<void> {
  await tx
    .insertInto('user_account')
    .values({
      id: user.id,
      name: user.name,
      email: user.email,
      user_role: user.userRole,
      concern_id: user.concernId ?? null,
      employee_id: user.employeeId ?? null,
      disabled_at: user.active === false ? at : null,
      password_hash: user.passwordHash,
      password_changed_at: at,
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await keepTie(tx, user.id, user.employeeId ?? null, at);
}

export async function updateUser(tx: Tx, id: string, user: UserContent, at: string): Promise<void> {
  await tx
    .updateTable('user_account')
    .set((row) => ({
      name: user.name,
      email: user.email,
      user_role: user.userRole,
      concern_id: user.concernId,
      employee_id: user.employeeId,
      disabled_at: user.active ? null : sql<string>`coalesce(${row.ref('disabled_at')}, ${at})`,
      version: row('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', id)
    .execute();
  await keepTie(tx, id, user.employeeId, at);
}

export const deleteUser = (tx: Tx, id: string) =>
  tx.deleteFrom('user_account').where('id', '=', id).execute();

const select = (db: Handle) =>
  db
    .selectFrom('user_account')
    .leftJoin(concernNames(db).as('concern'), 'concern.id', 'user_account.concern_id')
    .leftJoin(employeeFacts(db).as('person'), 'person.id', 'user_account.employee_id')
    .select([
      'user_account.id',
      'user_account.name',
      'user_account.email',
      'user_account.user_role',
      'user_account.concern_id',
      'concern.name as concern_name',
      'user_account.employee_id',
      'person.name as person_name',
      'user_account.disabled_at',
      'user_account.version',
      'user_account.created_at',
      'user_account.updated_at',
      lastSeenOf('user', 'user_account.id').as('last_seen_at'),
    ]);
export type UserRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

export const findUser = (db: Handle, id: string, within: Condition) =>
  select(db).where('user_account.id', '=', id).where(within).executeTakeFirst();

const sorting = {
  name: byWords(sql`lower(user_account.name)`),
  email: sql`lower(user_account.email)`,
  userRole: sql`user_account.user_role`,
  active: sql`(user_account.disabled_at is null)`,
  createdAt: sql`user_account.created_at`,
  lastSeenAt: sql`coalesce(${lastSeenOf('user', 'user_account.id')}, '-infinity')`,
};

export function findUsers(db: Handle, where: Condition, sort: string | undefined, page: Page) {
  return select(db)
    .where(where)
    .orderBy(orderOf(usersListed, sorting, sort, sql`user_account.id`))
    .limit(page.limit)
    .offset((page.pageNo - 1) * page.limit)
    .execute();
}

export async function countUsers(db: Handle, where: Condition): Promise<number> {
  const counted = await db
    .selectFrom('user_account')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(where)
    .executeTakeFirst();
  return counted?.total ?? 0;
}

/**
 * The administrators, held until the transaction ends and always in the same order: two who take the
 * role from each other come one after the other. Read only once they are held: who waited would
 * otherwise see the people behind them as they were before.
 */
export async function lockAdmins(tx: Tx) {
  const admins = tx.selectFrom('user_account').where('user_role', '=', 'ADMIN');
  await admins.select('id').orderBy('id').forUpdate().execute();
  return admins
    .leftJoin(employeeFacts(tx).as('person'), 'person.id', 'user_account.employee_id')
    .select(['user_account.id', 'user_account.name', 'user_account.password_hash'])
    .select(['user_account.concern_id', 'user_account.disabled_at'])
    .select(['person.has_left', 'person.is_leaving', 'person.is_suspended'])
    .execute();
}

/** The users behind whom some people stand. */
export const usersOfPeople = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('user_account')
    .select('id')
    .where('employee_id', 'in', [...ids])
    .execute();
  return rows.map((row) => row.id);
};
