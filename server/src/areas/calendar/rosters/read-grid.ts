import { gridTooLong } from '@muster/contract/calendar/refusals.ts';
import { gridListed, longestGrid, rosterCalls } from '@muster/contract/calendar/roster-calls.ts';
import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { dayCount } from '@muster/contract/kernel/dates/dates.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { sql } from 'kysely';
import { isOwnColumn } from '../../../platform/access/own-person.ts';
import { searchedIn } from '../../../platform/db/listed.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { foundPeople, withinRule } from '../../people/public.ts';
import { plansOf } from '../plans-of.ts';
import { findSetDays } from '../store/planning.ts';
import { countRosterPeople, findRosterPeople } from '../store/roster-page.ts';
import type { Condition } from '../../../platform/db/condition.ts';

type Query = Input<typeof rosterCalls.grid>['query'];
/** What narrows the grid and its file alike. */
export type RosterFilter = Omit<Query, 'limit' | 'pageNo'>;

export function rosterCondition(actor: Actor, query: RosterFilter): Condition {
  const conditions = [
    withinRule(rosterCalls.grid.access, actor),
    searchedIn(gridListed, { employee: foundPeople }, query.search),
  ];
  if (query.concern)
    conditions.push(sql`employee.department_id in (
      select department.id from department where department.concern_id = ${query.concern})`);
  if (query.department) conditions.push(sql`employee.department_id = ${query.department}`);
  if (query.unit) conditions.push(sql`employee.unit_id = ${query.unit}`);
  if (query.employeeId) conditions.push(sql`employee.id = ${query.employeeId}`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Nobody sets the own days. */
const openTo = (actor: Actor): Condition =>
  sql`(${withinRule(hrWrite, actor)} and not ${isOwnColumn(actor, 'employee.id')})`;

export function refuseLongRoster({ from, until }: RosterFilter): void {
  const days = dayCount(from, until);
  if (days < 1 || days > longestGrid) throw new Refusal(gridTooLong, { days: longestGrid });
}

/** A page of people, and what each of them does on each day. */
export async function readGrid(db: Db, actor: Actor, query: Query) {
  refuseLongRoster(query);
  const { from, until } = query;
  const page = pageOf(query, largestLimit.other);
  const where = rosterCondition(actor, query);
  const [people, total] = await Promise.all([
    findRosterPeople(db, where, openTo(actor), query.sort, page),
    countRosterPeople(db, where),
  ]);
  const ids = people.map(({ id }) => id);
  const plans = await plansOf(db, ids, from, until);
  const set = await findSetDays(db, ids, from, until);
  const rows = people.map(({ isOpen, ...employee }) => ({
    employee,
    days: (plans.get(employee.id) ?? []).map((plan) => ({
      ...plan,
      isSet: set.has(`${employee.id} ${plan.day}`),
    })),
    can: { set: isOpen },
  }));
  return { rows, total, ...page };
}
