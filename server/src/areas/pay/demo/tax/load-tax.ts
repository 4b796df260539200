import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { paySection } from '@muster/contract/pay/settings.ts';
import { sql } from 'kysely';
import { numberDemoTaxpayers } from '../../../people/public.ts';
import { auditMany } from '../../../../platform/audit/audit.ts';
import { after, minutes } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';
import { lockSettings, updateSetting } from '../../../../platform/settings/store.ts';
import { taxYearOf } from '../../rules/tax/tax-year.ts';
import type { DemoPayroll } from '../load-pay-months.ts';

/** Tax of a month is paid in on this day of the next one, once everyone was paid. */
const depositDay = 12;
/** In UTC it is morning then. */
const officeOpens = minutes(300);
const bank = 'Sonali Bank, Motijheel';

interface PaidMonths {
  /** the first month that was paid, and the one that waits */
  readonly first: string;
  readonly last: string;
}

/** Both companies deduct income tax in all months, as long as the slabs of these years come with the system. */
export async function switchTaxOn(
  tx: Tx,
  { first, last }: PaidMonths,
  { now: { at }, payers, settings }: DemoPayroll,
): Promise<void> {
  const years = [taxYearOf(first), taxYearOf(addMonths(last, 1))];
  const known = await sql<{ year: number }>`select year from income_slab
    where country = 'BD' and year = any(${years}::int[])`.execute(tx);
  if (known.rows.length < new Set(years).size) return;
  const by = payers.generates.accountId;
  for (const { id } of await lockSettings(tx, [paySection.settings.incomeTax.key], null, at))
    await updateSetting(tx, id, { value: true, at, by });
  settings.forget();
}

interface DueMonth {
  readonly concernId: string;
  readonly month: string;
  readonly company: number;
  readonly tax: bigint;
}

/** Of what both companies paid everything but the newest month, and nothing twice. */
async function findDue(tx: Tx): Promise<readonly DueMonth[]> {
  const found = await sql<DueMonth>`with paid as (
      select concern_id, month, dense_rank() over (order by concern_id)::int as company,
        max(month) over (partition by concern_id) as newest
      from salary_run where kind = 'Salary' and paid_at is not null)
    select paid.concern_id as "concernId", paid.month, paid.company, sum(sheet.tax)::bigint as tax
    from paid join salary_sheet as sheet on sheet.concern_id = paid.concern_id
      and sheet.month = paid.month and sheet.state = 'Paid'
    where paid.month < paid.newest and not exists (select 1 from tax_deposit as deposit
      where deposit.concern_id = paid.concern_id and deposit.month = paid.month)
    group by paid.concern_id, paid.month, paid.company having sum(sheet.tax) > 0
    order by paid.month, paid.company`.execute(tx);
  return found.rows;
}

/** A challan for each month, as the payroll officer recorded it. */
export async function depositTax(tx: Tx, { payers: { generates } }: DemoPayroll): Promise<void> {
  const due = await findDue(tx);
  const rows = due.map(({ concernId, month, company, tax }) => {
    const day = `${addMonths(month, 1)}-${String(depositDay)}`;
    const at = after(`${day}T00:00:00.000Z`, officeOpens);
    const number = `A-${month.replace('-', '')}-0${String(company)}`;
    return { id: newId(at), concernId, month, number, day, tax, at };
  });
  for (const { id, concernId, month, number, day, tax, at } of rows)
    await sql`insert into tax_deposit (id, concern_id, month, challan_number, deposited_on, bank, amount,
        recorded_by_kind, recorded_by_id, created_at, version)
      values (${id}, ${concernId}, ${month}, ${number}, ${day}, ${bank}, ${tax}, ${generates.kind},
        ${generates.accountId}, ${at}, 1)`.execute(tx);
  await auditMany(
    tx,
    rows.map(({ id, concernId, month, number, day, tax, at }) => ({
      at,
      actor: generates,
      requestId: newId(at),
      action: 'tax-deposit.record',
      record: 'tax_deposit',
      recordId: id,
      after: {
        concernId,
        month,
        challanNumber: number,
        date: day,
        bank,
        amount: decimalText(tax),
      },
    })),
  );
}

/** Whoever pays tax has a number with the tax office. */
export async function numberTaxpayers(tx: Tx): Promise<void> {
  const taxed = await sql<{ id: string }>`select distinct employee_id as id from salary_sheet
    where tax > 0`.execute(tx);
  await numberDemoTaxpayers(
    tx,
    taxed.rows.map(({ id }) => id),
  );
}
