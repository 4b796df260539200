import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { type balanceCalls, balancesListed } from '@muster/contract/leave/calls/balance-calls.ts';
import { type leaveCalls, seeLeave } from '@muster/contract/leave/calls/leave-calls.ts';
import { sql } from 'kysely';
import { searchedIn } from '../../../platform/db/listed.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import { findPersonFacts, foundPeople, nowOfPerson, withinRule } from '../../people/public.ts';
import type { LeaveCall, LeaveDeps } from '../deps.ts';
import { yearOf } from '../rules/service.ts';
import {
  findBalances,
  findLedger,
  findListed,
  findSummary,
  type Listed,
  type BalanceSummary,
} from '../store/ledger/balances.ts';
import { settle } from './post-due.ts';
import { whomOf } from './reach.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** What someone has of each kind of leave, those that are not meant for them left out. */
export async function readLeaveSummary(
  call: LeaveCall<Db>,
  query: Input<typeof leaveCalls.summary>['query'],
  parts: LeaveDeps,
) {
  const { db, actor } = call;
  const id = await whomOf(db, actor, seeLeave, query.employeeId);
  const year = query.year ?? yearOf((await nowOfPerson(call, parts, id)).today);
  await settle(call, [id], parts);
  const [person] = await findPersonFacts(db, [id]);
  const rows = await findSummary(db, id, year);
  return { year, balances: rows.filter((row) => isShownBalance(row, person?.gender ?? null)) };
}

/** Those that are not meant for someone are left out, unless something is known of them. */
export const isShownBalance = (
  { active, gender, used, waiting, left }: BalanceSummary,
  genderOfPerson: string | null,
): boolean => {
  const isMeant = active && (gender === null || gender === genderOfPerson);
  return isMeant || used > 0 || waiting > 0 || (left ?? 0) !== 0;
};

type Query = Input<typeof balanceCalls.list>['query'];

/** Which the list tells of, and its file. */
export async function balanceFilter(
  call: Pick<LeaveCall<Db>, 'db' | 'actor' | 'clock'>,
  query: Omit<Query, 'limit' | 'pageNo'>,
  parts: Pick<LeaveDeps, 'now'>,
): Promise<Listed> {
  const { db, actor } = call;
  const now = await nowOfPerson(call, parts, actor.personId);
  const { search, employeeId, department, leaveType } = query;
  const conditions: Condition[] = [
    withinRule(seeLeave, actor),
    searchedIn(balancesListed, { employee: foundPeople }, search),
  ];
  if (department) conditions.push(sql`employee.department_id = ${department}`);
  if (leaveType) conditions.push(sql`kind.id = ${leaveType}`);
  if (employeeId)
    conditions.push(sql`employee.id = ${await whomOf(db, actor, seeLeave, employeeId)}`);
  const year = query.year ?? yearOf(now.today);
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  return { where, year, isNow: year === yearOf(now.today), sort: query.sort };
}

/** As the job would leave it if it ran now: what is missing of those on the page is posted first. */
export async function listBalances(call: LeaveCall<Db>, query: Query, parts: LeaveDeps) {
  const { db } = call;
  const page = pageOf(query, largestLimit.other);
  const of = await balanceFilter(call, query, parts);
  await settle(call, await findListed(db, of, page), parts);
  return { ...(await findBalances(db, of, page)), ...page };
}

export async function readEntries(
  call: LeaveCall<Db>,
  query: Input<typeof balanceCalls.entries>['query'],
  parts: LeaveDeps,
) {
  const { db, actor } = call;
  const id = await whomOf(db, actor, seeLeave, query.employeeId);
  await settle(call, [id], parts);
  const rows = await findLedger(db, id, query.leaveTypeId, query.year);
  const nameOf = await namesOfAccounts(
    db,
    rows.flatMap(({ byKind, byId }) =>
      byKind && byId ? { kind: byKind as AccountKind, id: byId } : [],
    ),
  );
  const entries = rows.map((row) => ({ ...row, by: row.byId ? nameOf(row.byId) : null }));
  return { entries };
}
