import { hrRead } from '@muster/contract/kernel/access/access-rules.ts';
import type { AccessRule, Actor } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { lastSeenOf } from '../../../platform/session/sessions.ts';
import { employeeFacts, withinRule } from '../../people/public.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** Rights hang on them, now or by a change that is written down: a key of the post, or a user of the staff. */
const isHolder: Condition = sql<boolean>`(designation.role_key is not null
  or exists (select 1 from user_account where user_account.employee_id = employee.id
    and user_account.disabled_at is null)
  or exists (select 1 from employment_period as period
    join designation as post on post.id = period.designation_id
    where period.employee_id = employee.id and post.role_key is not null
      and period.from_date > coalesce(employee.told_on, employee.created_at::date)))`;

const invitation = (column: 'created_at' | 'expires_at') =>
  sql<string | null>`(select link.${sql.ref(column)} from one_time_link as link
    where link.account_kind = 'employee' and link.account_id = employee.id
      and link.purpose = 'invite' and link.used_at is null)`;

/** Of the people within a rule's reach, what their access hangs on; in the order of the names. */
export const findAccess = (
  db: Handle,
  actor: Actor,
  ids: readonly string[],
  rule: AccessRule = hrRead,
) =>
  employeeFacts(db)
    .leftJoin('employee_account', 'employee_account.employee_id', 'employee.id')
    .select([
      'employee.status',
      'employee_account.password_hash',
      'employee_account.first_until',
      'employee_account.disabled_at',
      isHolder.as('is_holder'),
      invitation('created_at').as('invited_at'),
      invitation('expires_at').as('invited_until'),
      lastSeenOf('employee', 'employee.id').as('last_seen_at'),
    ])
    .where('employee.id', 'in', [...ids])
    .where(withinRule(rule, actor))
    .orderBy(sql`lower(employee.name) collate "und-x-icu"`)
    .orderBy('employee.id')
    .execute();
export type AccessRow = Awaited<ReturnType<typeof findAccess>>[number];

/** Makes the rows that are missing and locks all: always in one order, so that two wait for each other. */
export async function lockAccounts(tx: Tx, ids: readonly string[], at: string): Promise<void> {
  const ordered = [...ids].toSorted();
  await sql`insert into employee_account (employee_id, version, created_at, updated_at)
    select id, 1, ${at}::timestamptz, ${at}::timestamptz
    from unnest(${ordered}::uuid[]) with ordinality as given (id, place) order by place
    on conflict (employee_id) do nothing`.execute(tx);
  await tx
    .selectFrom('employee_account')
    .select('employee_id')
    .where('employee_id', 'in', ordered)
    .orderBy('employee_id')
    .forUpdate()
    .execute();
}

/** Passwords of slips, each with its person; whatever opened the account before does not any more. */
export async function setFirstPasswords(
  tx: Tx,
  given: readonly { readonly id: string; readonly hash: string }[],
  until: string,
  at: string,
): Promise<void> {
  if (given.length === 0) return;
  await sql`update employee_account set password_hash = given.hash, password_changed_at = ${at},
      first_until = ${until}, updated_at = ${at}, version = version + 1
    from json_to_recordset(${JSON.stringify(given)}) as given (id uuid, hash text)
    where employee_account.employee_id = given.id`.execute(tx);
}

/** What opened these accounts does not any more; the mailed link is what is left. */
export async function clearPasswords(tx: Tx, ids: readonly string[], at: string): Promise<void> {
  if (ids.length === 0) return;
  await sql`update employee_account set password_hash = null, password_changed_at = ${at},
      first_until = null, updated_at = ${at}, version = version + 1
    where employee_id = any(${[...ids]}::uuid[])`.execute(tx);
}

export const setDisabled = (tx: Tx, id: string, disabledAt: string | null, at: string) =>
  tx
    .updateTable('employee_account')
    .set((row) => ({ disabled_at: disabledAt, updated_at: at, version: row('version', '+', 1) }))
    .where('employee_id', '=', id)
    .execute();
