import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import {
  employeesListed,
  type peopleCalls,
  seeCards,
} from '@muster/contract/people/people-calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/transaction.ts';
import { inTeam, projectionOfList, withinRule } from '../reach.ts';
import { matchingPeople } from './search-people.ts';
import { showEmployee } from './show-employee.ts';
import { countEmployees, findEmployees } from '../store/employees.ts';
import type { Condition } from '../../../platform/db/condition.ts';

type Query = Input<typeof peopleCalls.list>['query'];

/** The filters of the list and the columns they ask for, of today or of another day. */
const filters = {
  department: 'job.department_id',
  designation: 'job.designation_id',
  employmentType: 'job.employment_type',
  category: 'job.category_id',
  status: 'job.status',
  unit: 'job.unit_id',
  subUnit: 'job.sub_unit_id',
  location: 'job.location_id',
  region: 'job.region_id',
  area: 'job.area_id',
  lineManager: 'job.line_manager_id',
} as const;

export function employeeCondition(query: Omit<Query, 'limit' | 'pageNo' | 'sort'>): Condition {
  const conditions = Object.entries(filters).flatMap(([name, column]) => {
    const value = query[name as keyof typeof filters];
    return value === undefined ? [] : [sql<boolean>`${sql.ref(column)} = ${value}`];
  });
  if (query.concern !== undefined)
    conditions.push(sql`job.department_id in (
      select department.id from department where department.concern_id = ${query.concern})`);
  // of today, whatever day is shown: the words of the index
  if (query.confirmationDueBefore)
    conditions.push(sql`employee.status = 'Probation'
      and employee.confirmation_due_on < ${query.confirmationDueBefore}`);
  if (query.search) conditions.push(matchingPeople(query.search));
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
}

export async function listEmployees(db: Db, actor: Actor, query: Query) {
  const page = pageOf(query, largestLimit.other);
  const projection = projectionOfList(actor);
  const where = sql<boolean>`${withinRule(seeCards, actor)} and ${inTeam(query.team, actor)}
    and ${employeeCondition(query)}`;
  const asked = { projection, where, asOf: query.asOf };
  const [rows, total] = await Promise.all([
    findEmployees(db, asked, query.sort ?? employeesListed.order, page),
    countEmployees(db, asked),
  ]);
  return { rows: rows.map((row) => showEmployee(row, projection, actor)), total, ...page };
}
