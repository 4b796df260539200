import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import {
  type OwnPayslip,
  type ownPayCalls,
  ownPayListed,
} from '@muster/contract/pay/own-pay-calls.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import { cut, orderOf } from '../../../platform/db/listed.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { sheetColumns, sheetSource } from '../store/sheets.ts';
import { showPayslip } from './read-payslip.ts';
import { readTaxSoFar } from './tax-so-far.ts';
import { totalsOf } from './totals.ts';

/** Before it is paid nothing is shown. */
export const isOwnPaid = (personId: string) =>
  sql<boolean>`sheet.employee_id = ${personId} and sheet.state in ('Paid', 'Reversed')`;

/** One that belongs to someone, once it is paid; another's is as unknown as one that is not there. */
export const isOwnPayslip = (personId: string, id: string): Condition =>
  sql<boolean>`sheet.id = ${id} and ${isOwnPaid(personId)}`;

const nobodyOr = (personId: string | null): string =>
  personId ?? '00000000-0000-0000-0000-000000000000';

const orders = { month: sql`sheet.month`, net: sql`sheet.net` };

export async function listOwnPayslips(
  { db, actor }: PayCall<Db>,
  query: Input<typeof ownPayCalls.list>['query'],
) {
  const page = pageOf(query, largestLimit.other);
  const { year } = query;
  const where = sql<boolean>`${isOwnPaid(nobodyOr(actor.personId))}
    and ${year === undefined ? sql`true` : sql`sheet.month between ${`${year}-01`} and ${`${year}-12`}`}`;
  const found = await sql<OwnPayslip>`select ${sheetColumns} from ${sheetSource} where ${where}
    order by ${orderOf(ownPayListed, orders, query.sort, sql`sheet.id`)} ${cut(page)}`.execute(db);
  const { total, totals } = await totalsOf(db, where);
  const taxSoFar = await readTaxSoFar(db, nobodyOr(actor.personId), where, year);
  return { rows: found.rows, total, ...page, totals, taxSoFar };
}

export async function readOwnPayslip(call: PayCall<Db>, id: string) {
  const { personId } = call.actor;
  if (personId === null) throw new Refusal(notFound);
  return showPayslip(call, isOwnPayslip(personId, id));
}
