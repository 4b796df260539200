import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { companySection } from '@muster/contract/organisation/settings.ts';
import type { TaxDetails, taxReportCalls } from '@muster/contract/pay/tax/tax-report-calls.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../../../platform/access/concerns.ts';
import type { Condition } from '../../../../platform/db/condition.ts';
import type { Db } from '../../../../platform/db/transaction.ts';
import { countsBySheet } from '../../../../platform/sheets/batches/counts.ts';
import type { PayCall } from '../../deps.ts';
import { calculateSheet } from '../../rules/calculate-sheet.ts';
import { knownOf } from '../../sheets/known-rules.ts';
import { linkedTo } from '../../store/linked.ts';
import { isShown } from '../../store/runs.ts';
import { findSheet, paidForColumns, sheetSource, sheetState } from '../../store/sheets.ts';
import { isOwnPaid } from '../../sheets/own-payslips.ts';
import { showTaxSteps } from '../show-tax-steps.ts';
import { type MonthsAsked, monthsAsked } from './tax-year-asked.ts';

type Place = Pick<TaxDetails, 'employee' | 'concern' | 'department' | 'designation' | 'taxNumber'>;
type Pay = TaxDetails['months'][number]['pays'][number] & { readonly month: string };

/** Where someone was paid last, among the pay that the reader may see. */
export async function findTaxPlace(db: Db, where: Condition): Promise<Place | undefined> {
  const found = await sql<Place>`select
      json_build_object('id', employee.id, 'name', employee.name, 'number', employee.number) as employee,
      ${linkedTo('concern')} as concern, ${linkedTo('department')} as department,
      ${linkedTo('designation')} as designation, detail.tax_number as "taxNumber"
    from ${sheetSource} left join person_detail as detail on detail.employee_id = employee.id
    where ${where} order by sheet.month desc limit 1`.execute(db);
  return found.rows[0];
}

async function findPays(db: Db, where: Condition): Promise<Pay[]> {
  const found =
    await sql<Pay>`select sheet.id, sheet.month, ${paidForColumns}, ${sheetState} as state,
      sheet.taxable, sheet.tax
    from ${sheetSource} where ${where} order by sheet.month, sheet.kind desc, sheet.id`.execute(db);
  return found.rows;
}

export async function findBefore(db: Db, employeeId: string, { from, until }: MonthsAsked) {
  const found = await sql<{ taxable: bigint; tax: bigint }>`select
      coalesce(sum(taxable), 0)::bigint as taxable, coalesce(sum(tax), 0)::bigint as tax
    from opening_figure as opening where opening.employee_id = ${employeeId}
      and opening.until_month between ${from} and ${until}
      and ${countsBySheet('opening.batch_id')}`.execute(db);
  return found.rows[0] ?? { taxable: 0n, tax: 0n };
}

/** Calculated again from what was kept with the newest pay of the year that was taxed. */
export async function readSteps(db: Db, where: Condition) {
  const newest = await sql<{ id: string }>`select sheet.id from ${sheetSource}
    where ${where} and sheet.year_tax is not null and sheet.state <> 'Reversed'
    order by sheet.month desc, sheet.kind desc limit 1`.execute(db);
  const [{ id } = { id: undefined }] = newest.rows;
  if (id === undefined) return { steps: null, stepsOf: null };
  const sheet = await findSheet(db, sql<boolean>`sheet.id = ${id} and ${where}`);
  if (!sheet?.terms.tax || !sheet.inputs.tax) return { steps: null, stepsOf: null };
  const { terms, inputs, month, kind, title } = sheet;
  const { taxOfYear } = calculateSheet(terms, inputs, await knownOf(db, sheet));
  if (!taxOfYear || !terms.tax || !inputs.tax) return { steps: null, stepsOf: null };
  return {
    steps: showTaxSteps(terms.tax, inputs.tax, taxOfYear),
    stepsOf: { id, month, kind, title },
  };
}

const monthsOfYear = 12;
const largest = (one: bigint): bigint => (one > 0n ? one : 0n);

/** The months of the year: those that were paid, and equal parts of what is left for those after the newest. */
function monthsOf(
  { from, until }: MonthsAsked,
  pays: readonly Pay[],
  { steps, stepsOf }: Awaited<ReturnType<typeof readSteps>>,
): TaxDetails['months'] {
  const names = Array.from({ length: monthsOfYear }, (_, at) => addMonths(from, at)).filter(
    (month) => month <= until,
  );
  const later = steps ? steps.months - 1 : 0;
  const planned = steps && later > 0 ? largest(steps.left - steps.tax) / BigInt(later) : 0n;
  return names.map((month) => ({
    month,
    pays: pays.filter((pay) => pay.month === month).map(({ month: _month, ...pay }) => pay),
    planned:
      stepsOf && month > stepsOf.month && month <= addMonths(stepsOf.month, later) ? planned : null,
  }));
}

async function readDetails(
  { db, settings, clock }: PayCall<Db>,
  employeeId: string,
  mayRead: Condition,
  { today, ...asked }: { today: string } & Parameters<typeof monthsAsked>[3],
): Promise<TaxDetails | undefined> {
  const isOf = sql<boolean>`${mayRead} and sheet.employee_id = ${employeeId}`;
  const place = await findTaxPlace(db, isOf);
  if (!place) return undefined;
  const inForce = await settings.read(db, clock.now());
  const months = monthsAsked(inForce, place.concern.id, today, asked);
  const where = sql<boolean>`${isOf} and sheet.month between ${months.from} and ${months.until}`;
  const pays = await findPays(db, where);
  const told = await readSteps(db, where);
  return {
    ...place,
    ...months,
    currency: inForce.of(companySection.settings.currency, place.concern.id),
    ...told,
    before: await findBefore(db, employeeId, months),
    months: monthsOf(months, pays, told),
  };
}

export async function readTaxDetails(
  call: PayCall<Db>,
  { employeeId, ...asked }: Input<typeof taxReportCalls.details>['query'],
  today: string,
) {
  const mayRead = sql<boolean>`${isShown} and ${isOfConcerns(call.actor, sql`sheet.concern_id`)}`;
  const record = await readDetails(call, employeeId, mayRead, { ...asked, today });
  if (!record) throw new Refusal(notFound);
  return { record };
}

/** Of what was paid; before there is any there is nothing to tell. */
export async function readOwnTax(call: PayCall<Db>, year: number | undefined, today: string) {
  const { personId } = call.actor;
  if (personId === null) return { record: null };
  const record = await readDetails(call, personId, isOwnPaid(personId), { year, today });
  return { record: record ?? null };
}
