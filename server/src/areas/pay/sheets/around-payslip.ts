import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../../platform/access/concerns.ts';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { isShown } from '../store/runs.ts';
import { sheetSource } from '../store/sheets.ts';
import { isOwnPaid } from './own-payslips.ts';
import { readTaxSoFar } from './tax-so-far.ts';
import { totalsOf } from './totals.ts';

interface Place {
  readonly employeeId: string;
  readonly month: string;
  readonly previous: string | null;
  readonly next: string | null;
}

/** Among the payslips of the same person that the reader may see: by month, the salary before a bonus. */
async function findPlace(db: Db, id: string, mayRead: Condition): Promise<Place> {
  const found = await sql<Place>`select * from (select sheet.id,
      sheet.employee_id as "employeeId", sheet.month, lag(sheet.id) over in_turn as previous,
      lead(sheet.id) over in_turn as next
    from ${sheetSource} where ${mayRead} and sheet.employee_id in (
      select known.employee_id from salary_sheet as known where known.id = ${id})
    window in_turn as (order by sheet.month, sheet.kind desc, sheet.id)) as placed
    where id = ${id}`.execute(db);
  const [place] = found.rows;
  if (!place) throw new Refusal(notFound);
  return place;
}

/** What was taken for the provident fund; what was taken back again does not count. */
async function sumFund(db: Db, where: Condition): Promise<bigint> {
  const found = await sql<{ fund: bigint }>`select coalesce(sum(line.amount), 0)::bigint as fund
    from ${sheetSource}
      join salary_line as line on line.attempt_id = sheet.attempt_id
        and line.employee_id = sheet.employee_id and line.kind = 'Deduction'
      join pay_component as component on component.id = line.component_id
        and component.taken_as = 'Fund'
    where ${where} and sheet.state <> 'Reversed'`.execute(db);
  return found.rows[0]?.fund ?? 0n;
}

/** The calendar year up to the month of a payslip, as the own payslips add it up, and those before and after it. */
async function readAround(db: Db, id: string, mayRead: Condition) {
  const { employeeId, month, previous, next } = await findPlace(db, id, mayRead);
  const year = month.slice(0, 4);
  const where = sql<boolean>`${mayRead} and sheet.employee_id = ${employeeId}
    and sheet.month between ${`${year}-01`} and ${month}`;
  const { gross, earnings, net } = (await totalsOf(db, where)).totals;
  const { tax, taxable, before } = await readTaxSoFar(db, employeeId, where, Number(year));
  const fund = await sumFund(db, where);
  const soFar = {
    from: `${year}-01`,
    until: month,
    gross,
    earnings,
    net,
    fund,
    taxable,
    tax,
    before,
  };
  return { record: { previous, next, soFar } };
}

export const readAroundPayslip = ({ db, actor }: PayCall<Db>, id: string) =>
  readAround(db, id, sql<boolean>`${isShown} and ${isOfConcerns(actor, sql`sheet.concern_id`)}`);

export async function readAroundOwn({ db, actor }: PayCall<Db>, id: string) {
  if (actor.personId === null) throw new Refusal(notFound);
  return readAround(db, id, isOwnPaid(actor.personId));
}
