import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import type { leaveCalls, ownLeaveCalls } from '@muster/contract/leave/leave-calls.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/transaction.ts';
import type { Call, LeaveParts } from '../parts.ts';
import { foundPeople, inTeam, momentOfPerson } from '../../people/public.ts';
import { yearOf } from '../rules/service.ts';
import { countApplications, findApplications } from '../store/applications.ts';
import { isOwn, mayRead } from './reach.ts';
import { inYear, showApplications } from './show-applications.ts';

type Query = Input<typeof leaveCalls.list>['query'];
type Condition = RawBuilder<boolean>;

const isOf = (column: string, value: string): Condition =>
  sql<boolean>`${sql.ref(column)} = ${value}`;

async function page(
  call: Call<Db>,
  query: Input<typeof ownLeaveCalls.list>['query'],
  conditions: readonly Condition[],
  parts: LeaveParts,
) {
  const { db, actor } = call;
  const now = await momentOfPerson(call, parts, actor.personId);
  const asked = pageOf(query, largestLimit.other);
  const { status } = query;
  const where = sql<boolean>`${sql.join(
    [
      inYear(query.year ?? yearOf(now.today)),
      ...(status && status !== 'All' ? [isOf('application.status', status)] : []),
      ...conditions,
    ],
    sql` and `,
  )}`;
  const rows = await findApplications(db, where, asked);
  const total = await countApplications(db, where);
  return { rows: await showApplications(db, rows, { ...call, parts }), total, ...asked };
}

export function listApplications(call: Call<Db>, query: Query, parts: LeaveParts) {
  const { search, employeeId, department, leaveType, team, ...listed } = query;
  const conditions = [mayRead(call.actor, parts.desk), inTeam(team, call.actor)];
  if (search) conditions.push(foundPeople(search));
  if (employeeId) conditions.push(isOf('application.employee_id', employeeId));
  if (department) conditions.push(isOf('employee.department_id', department));
  if (leaveType) conditions.push(isOf('application.leave_type_id', leaveType));
  return page(call, { ...listed, status: listed.status ?? 'Pending' }, conditions, parts);
}

export const listOwn = (
  call: Call<Db>,
  query: Input<typeof ownLeaveCalls.list>['query'],
  parts: LeaveParts,
) => page(call, query, [isOwn(call.actor)], parts);
