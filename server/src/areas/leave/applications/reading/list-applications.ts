import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import type { leaveCalls, ownLeaveCalls } from '@muster/contract/leave/calls/leave-calls.ts';
import { applicationsListed, ownApplicationsListed } from '@muster/contract/leave/leave-lists.ts';
import { sql } from 'kysely';
import { searchedIn } from '../../../../platform/db/listed.ts';
import type { Db } from '../../../../platform/db/transaction.ts';
import type { LeaveCall, LeaveDeps } from '../../deps.ts';
import { foundPeople, inTeam, nowOfPerson } from '../../../people/public.ts';
import { yearOf } from '../../rules/service.ts';
import { countApplications, findApplications } from '../../store/applications.ts';
import { isOwn, mayRead } from './reach.ts';
import { isOfYear, showApplications } from './show-applications.ts';
import type { Condition } from '../../../../platform/db/condition.ts';

type Query = Input<typeof leaveCalls.list>['query'];

const isOf = (column: string, value: string): Condition =>
  sql<boolean>`${sql.ref(column)} = ${value}`;

type Always = Pick<Query, 'year' | 'status'>;

async function narrowed(
  call: LeaveCall<Db>,
  { year, status }: Always,
  conditions: readonly Condition[],
  parts: LeaveDeps,
): Promise<Condition> {
  const now = await nowOfPerson(call, parts, call.actor.personId);
  return sql<boolean>`${sql.join(
    [
      isOfYear(year ?? yearOf(now.today)),
      ...(status && status !== 'All' ? [isOf('application.status', status)] : []),
      ...conditions,
    ],
    sql` and `,
  )}`;
}

async function page(
  call: LeaveCall<Db>,
  query: Omit<Input<typeof ownLeaveCalls.list>['query'], 'search'>,
  where: Condition,
  parts: LeaveDeps,
) {
  const { db } = call;
  const asked = pageOf(query, largestLimit.other);
  const rows = await findApplications(db, where, query.sort, asked);
  const total = await countApplications(db, where);
  return { rows: await showApplications(db, rows, { ...call, parts }), total, ...asked };
}

/** Which the list tells of, and its file: those that wait unless told otherwise. */
export function applicationFilter(
  call: LeaveCall<Db>,
  query: Omit<Query, 'limit' | 'pageNo' | 'sort'>,
  parts: LeaveDeps,
): Promise<Condition> {
  const { search, employeeId, department, leaveType, team, year, status = 'Pending' } = query;
  const conditions = [
    mayRead(call.actor, parts.decisionContext),
    inTeam(team, call.actor),
    searchedIn(applicationsListed, { employee: foundPeople }, search),
  ];
  if (employeeId) conditions.push(isOf('application.employee_id', employeeId));
  if (department) conditions.push(isOf('employee.department_id', department));
  if (leaveType) conditions.push(isOf('application.leave_type_id', leaveType));
  return narrowed(call, { year, status }, conditions, parts);
}

export const listApplications = async (call: LeaveCall<Db>, query: Query, parts: LeaveDeps) =>
  page(call, query, await applicationFilter(call, query, parts), parts);

const ownPlaces = { leaveType: 'kind.full_name', reason: 'application.reason' };

export async function listOwn(
  call: LeaveCall<Db>,
  query: Input<typeof ownLeaveCalls.list>['query'],
  parts: LeaveDeps,
) {
  const conditions = [
    isOwn(call.actor),
    searchedIn(ownApplicationsListed, ownPlaces, query.search),
  ];
  return page(call, query, await narrowed(call, query, conditions, parts), parts);
}
