import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, type Page, pageOf } from '@muster/contract/kernel/page.ts';
import { payRead } from '@muster/contract/pay/access.ts';
import {
  type PaidPerson,
  type salaryCalls,
  salariesListed,
} from '@muster/contract/pay/rate-calls.ts';
import { sql } from 'kysely';
import { always, type Condition, isValue } from '../../../platform/db/condition.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { foundPeople, withinRule } from '../../people/public.ts';
import type { PayCall } from '../deps.ts';
import { linkedTo } from '../store/linked.ts';

type SalaryFilters = Omit<Input<typeof salaryCalls.list>['query'], 'limit' | 'pageNo'>;

const orders = {
  name: byWords(sql`employee.name`),
  number: byWords(sql`employee.number`),
  gross: { maybe: sql`rate.gross` },
  fromDate: { maybe: sql`rate.from_date` },
  department: { maybe: byWords(sql`department.name`) },
  designation: byWords(sql`designation.name`),
};

/** Whom the list is about: those who are or were in the house. */
function whom(actor: Actor, asked: SalaryFilters): Condition {
  const conditions = [
    withinRule(payRead, actor),
    sql<boolean>`employee.status <> 'Draft'`,
    // who has left is shown to whoever asks for them
    asked.status === undefined && asked.employeeId === undefined
      ? sql<boolean>`employee.status <> 'Left'`
      : always,
    isValue('employee.status', asked.status),
    isValue('employee.id', asked.employeeId),
    isValue('employee.department_id', asked.department),
    isValue('employee.designation_id', asked.designation),
    isValue('department.concern_id', asked.concern),
    searchedIn(salariesListed, { person: foundPeople }, asked.search),
    asked.isMissing ? sql<boolean>`rate.id is null` : always,
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** With the salary that is in force at the end of the month asked for, or today. */
function salariesOf(actor: Actor, asked: SalaryFilters, today: string) {
  const day = asked.month
    ? sql`(${`${asked.month}-01`}::date + interval '1 month - 1 day')::date`
    : sql`${today}::date`;
  return sql`from employee
    join designation on designation.id = employee.designation_id
    left join department on department.id = employee.department_id
    left join concern on concern.id = department.concern_id
    left join lateral (select had.* from salary_rate as had
      where had.employee_id = employee.id and had.from_date <= ${day}
      order by had.from_date desc limit 1) as rate on true
    left join salary_structure as structure on structure.id = rate.structure_id
    where ${whom(actor, asked)}`;
}

/** One page of them, in the order that was asked for. */
export async function findSalaries(
  { db, actor }: PayCall<Db>,
  asked: SalaryFilters,
  today: string,
  page: Page,
): Promise<PaidPerson[]> {
  const found = await sql<PaidPerson>`select employee.id, employee.number, employee.name,
      employee.status, ${linkedTo('concern')} as concern, ${linkedTo('department')} as department,
      ${linkedTo('designation')} as designation, employee.joined_on as "joinedOn", rate.gross,
      ${linkedTo('structure')} as structure, rate.from_date as "from"
    ${salariesOf(actor, asked, today)} order by ${orderOf(salariesListed, orders, asked.sort, sql`employee.id`)}
    ${cut(page)}`.execute(db);
  return found.rows;
}

export async function listSalaries(
  call: PayCall<Db>,
  asked: Input<typeof salaryCalls.list>['query'],
  today: string,
) {
  const page = pageOf(asked, largestLimit.other);
  const rows = await findSalaries(call, asked, today, page);
  const counted = await sql<{ total: number }>`select count(*)::int as total
    ${salariesOf(call.actor, asked, today)}`.execute(call.db);
  return { rows, total: counted.rows[0]?.total ?? 0, ...page };
}
