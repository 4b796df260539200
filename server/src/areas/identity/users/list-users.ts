import { type userCalls, usersListed } from '@muster/contract/identity/user-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, type Page, pageOf } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import { searchedIn } from '../../../platform/db/listed.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { countUsers, findUsers } from '../store/users.ts';
import { showUsers, usersWithin } from './show-user.ts';

type Asked = Input<typeof userCalls.list>['query'];
const found = 20;

const places = { name: 'user_account.name', email: 'user_account.email' };
const searched = (text: string | undefined): Condition => searchedIn(usersListed, places, text);

function filter(asked: Asked): Condition[] {
  const conditions = [searched(asked.search)];
  if (asked.userRole) conditions.push(sql`user_account.user_role = ${asked.userRole}`);
  if (asked.organization) conditions.push(sql`user_account.concern_id = ${asked.organization}`);
  if (asked.active !== undefined)
    conditions.push(sql`(user_account.disabled_at is null) = ${asked.active}`);
  return conditions;
}

async function listed(
  db: Db,
  actor: Actor,
  conditions: Condition[],
  sort: string | undefined,
  page: Page,
) {
  const where = sql<boolean>`${sql.join([usersWithin(actor), ...conditions], sql` and `)}`;
  const [rows, total] = await Promise.all([
    findUsers(db, where, sort, page),
    countUsers(db, where),
  ]);
  return { rows: await showUsers(db, rows, actor), total, ...page };
}

export const listUsers = (db: Db, actor: Actor, asked: Asked) =>
  listed(db, actor, filter(asked), asked.sort, pageOf(asked, largestLimit.other));

/** For pickers: the first few of those who fit. */
export const searchUsers = (db: Db, actor: Actor, text: string | undefined) =>
  listed(db, actor, [searched(text)], 'name', { limit: found, pageNo: 1 });
