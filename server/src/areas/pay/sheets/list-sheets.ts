import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, type Page, pageOf } from '@muster/contract/kernel/page.ts';
import {
  type salarySheetCalls,
  type SalarySheetRow,
  sheetsListed,
} from '@muster/contract/pay/sheet-calls.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../../platform/access/concerns.ts';
import { always, type Condition, isValue } from '../../../platform/db/condition.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Handle } from '../../../platform/db/transaction.ts';
import { foundPeople } from '../../people/public.ts';
import type { PayCall } from '../deps.ts';
import { isShown } from '../store/runs.ts';
import { sheetColumns, sheetSource, sheetState } from '../store/sheets.ts';
import { totalsOf } from './totals.ts';

type Asked = Input<typeof salarySheetCalls.list>['query'];

const orders = {
  name: byWords(sql`employee.name`),
  number: byWords(sql`employee.number`),
  net: sql`sheet.net`,
  gross: sql`sheet.gross`,
  department: { maybe: byWords(sql`department.name`) },
  status: sheetState,
};

/** The last month of which salaries were generated, of the companies the reader looks after; without one, of bonuses. */
export async function lastMonth(
  db: Db,
  actor: Actor,
  concern: string | undefined,
): Promise<string | null> {
  const found = await sql<{ month: string | null }>`select
      coalesce(max(run.month) filter (where run.kind = 'Salary'), max(run.month)) as month
    from salary_run as run where run.state not in ('Draft', 'Cancelled', 'Reversed')
      and ${isOfConcerns(actor, sql`run.concern_id`)} and ${isValue('run.concern_id', concern)}`.execute(
    db,
  );
  return found.rows[0]?.month ?? null;
}

/** Sheets of a month that a list shows, by its filters. */
export function isListedSheet(
  actor: Actor,
  asked: Omit<Asked, 'limit' | 'pageNo' | 'sort'>,
  month: string | null,
): Condition {
  const conditions = [
    isShown,
    isOfConcerns(actor, sql`sheet.concern_id`),
    sql<boolean>`sheet.month = ${month}`,
    isValue('sheet.concern_id', asked.concern),
    isValue('sheet.department_id', asked.department),
    isValue('sheet.designation_id', asked.designation),
    isValue('sheet.employee_id', asked.employeeId),
    isValue('sheet.run_id', asked.runId),
    asked.kind ? sql<boolean>`sheet.kind = ${asked.kind}` : always,
    asked.state ? sql<boolean>`${sheetState} = ${asked.state}` : always,
    searchedIn(sheetsListed, { person: foundPeople }, asked.search),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

export async function findSheetRows(
  db: Handle,
  where: Condition,
  sort: string | undefined,
  page: Page,
): Promise<Omit<SalarySheetRow, 'isSelected'>[]> {
  const found = await sql<Omit<SalarySheetRow, 'isSelected'>>`select ${sheetColumns}
    from ${sheetSource} where ${where}
    order by ${orderOf(sheetsListed, orders, sort, sql`sheet.id`)} ${cut(page)}`.execute(db);
  return found.rows;
}

export async function listSheets({ db, actor }: PayCall<Db>, asked: Asked) {
  const page = pageOf(asked, largestLimit.other);
  const month = asked.month ?? (await lastMonth(db, actor, asked.concern));
  const where = isListedSheet(actor, asked, month);
  const found = await findSheetRows(db, where, asked.sort, page);
  const rows = found.map((row): SalarySheetRow => ({ ...row, isSelected: false }));
  const { total, totals } = await totalsOf(db, where);
  return { rows, total, ...page, month, totals };
}
