import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, type Page, pageOf } from '@muster/contract/kernel/page.ts';
import {
  type bankSheetCalls,
  bankSheetListed,
  type BankSheetRow,
} from '@muster/contract/pay/bank/bank-sheet-calls.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../../platform/access/concerns.ts';
import { always, type Condition, isValue } from '../../../platform/db/condition.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Handle } from '../../../platform/db/transaction.ts';
import { foundPeople } from '../../people/public.ts';
import type { PayCall } from '../deps.ts';
import { lastMonth } from '../sheets/list-sheets.ts';
import { isShown } from '../store/runs.ts';
import { sheetState } from '../store/sheets.ts';
import {
  bankSheetColumns,
  bankSheetSource,
  bankSheetTotals,
  payoutGroup,
} from './bank-sheet-store.ts';

type Asked = Input<typeof bankSheetCalls.list>['query'];
type Narrowed = Omit<Asked, 'limit' | 'pageNo' | 'sort'>;

const orders = {
  name: byWords(sql`employee.name`),
  number: byWords(sql`employee.number`),
  net: sql`sheet.net`,
  department: { maybe: byWords(sql`department.name`) },
  group: payoutGroup,
  status: sheetState,
};

function batchedOnly(isBatched: boolean | undefined): Condition {
  if (isBatched === undefined) return always;
  return isBatched ? sql<boolean>`batch.id is not null` : sql<boolean>`batch.id is null`;
}

/** The month that is meant, and which rows of it. */
export async function bankSheetFilter({ db, actor }: PayCall<Db>, asked: Narrowed) {
  const month = asked.month ?? (await lastMonth(db, actor, asked.concern));
  const conditions = [
    isShown,
    // what was taken back is owed to nobody
    sql<boolean>`sheet.state <> 'Reversed'`,
    isOfConcerns(actor, sql`sheet.concern_id`),
    sql<boolean>`sheet.month = ${month}`,
    isValue('sheet.concern_id', asked.concern),
    isValue('sheet.department_id', asked.department),
    isValue('sheet.designation_id', asked.designation),
    isValue('sheet.employee_id', asked.employeeId),
    isValue('sheet.run_id', asked.runId),
    asked.kind ? sql<boolean>`sheet.kind = ${asked.kind}` : always,
    asked.state ? sql<boolean>`${sheetState} = ${asked.state}` : always,
    asked.group ? sql<boolean>`${payoutGroup} = ${asked.group}` : always,
    batchedOnly(asked.isBatched),
    searchedIn(bankSheetListed, { person: foundPeople }, asked.search),
  ];
  return { month, where: sql<boolean>`${sql.join(conditions, sql` and `)}` };
}

export async function findBankSheet(
  db: Handle,
  where: Condition,
  sort: string | undefined,
  page: Page,
): Promise<BankSheetRow[]> {
  const found = await sql<BankSheetRow>`select ${bankSheetColumns} from ${bankSheetSource}
    where ${where} order by ${orderOf(bankSheetListed, orders, sort, sql`sheet.id`)}
    ${cut(page)}`.execute(db);
  return found.rows;
}

export async function listBankSheet(call: PayCall<Db>, asked: Asked) {
  const page = pageOf(asked, largestLimit.other);
  const { month, where } = await bankSheetFilter(call, asked);
  const rows = await findBankSheet(call.db, where, asked.sort, page);
  const totals = await bankSheetTotals(call.db, where);
  return { rows, total: totals.total.people, ...page, month, totals };
}
