import type { DepositMonth } from '@muster/contract/pay/tax/deposits/deposit-calls.ts';
import type { TaxDetails } from '@muster/contract/pay/tax/tax-report-calls.ts';
import type { PayslipLanguage } from '@muster/contract/pay/pdf/pdf-calls.ts';
import { companySection } from '@muster/contract/organisation/settings.ts';
import { lastOfMonth } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../../platform/db/condition.ts';
import type { Handle } from '../../../../platform/db/transaction.ts';
import type { DocumentContext } from '../../../../platform/documents/document-kind.ts';
import { nowOf } from '../../../../platform/now.ts';
import { isShown, shownSheets } from '../../store/runs.ts';
import { sheetSource } from '../../store/sheets.ts';
import { findDepositMonths } from '../deposits/list-deposits.ts';
import { findBefore, findTaxPlace, readSteps } from '../report/read-tax-details.ts';
import { type MonthsAsked, monthsAsked } from '../report/tax-year-asked.ts';

/** Why a certificate is not the last word. */
type Provisional = 'year' | 'pay' | 'deposit';

export interface CertifiedMonth {
  readonly month: string;
  readonly taxable: bigint;
  readonly tax: bigint;
  readonly deposit: DepositMonth | undefined;
}

/** What one company paid someone in an income year, and the tax that it deducted. */
export interface TaxCertificate {
  readonly languages: PayslipLanguage;
  readonly currency: string;
  readonly year: MonthsAsked;
  readonly employee: TaxDetails['employee'];
  readonly taxNumber: string | null;
  readonly concern: TaxDetails['concern'];
  readonly designation: string;
  /** none: no department of the company is known of them */
  readonly period: { readonly from: string; readonly until: string } | null;
  readonly months: readonly CertifiedMonth[];
  /** on the page of whoever paid first in the year: it counts once */
  readonly before: TaxDetails['before'];
  /** of the whole year, on the page of whoever calculated it last */
  readonly annual: Pick<TaxDetails, 'steps' | 'stepsOf'>;
  readonly provisional: readonly Provisional[];
}

interface PaidSheet {
  readonly id: string;
  readonly month: string;
  readonly concern: TaxDetails['concern'];
  readonly designation: string;
  readonly taxable: bigint;
  readonly tax: bigint;
}

async function findPaid(db: Handle, where: Condition): Promise<PaidSheet[]> {
  const found = await sql<PaidSheet>`select sheet.id, sheet.month, designation.name as designation,
      json_build_object('id', concern.id, 'name', concern.name) as concern, sheet.taxable, sheet.tax
    from ${sheetSource} where ${where} and sheet.state = 'Paid'
    order by sheet.month, sheet.kind desc, sheet.id`.execute(db);
  return found.rows;
}

interface Employed {
  readonly concernId: string;
  readonly from: string;
  readonly until: string;
}

/** From when until when someone was in a department of each company, within the year and up to today. */
async function findPeriods(
  db: Handle,
  employeeId: string,
  { from, until }: MonthsAsked,
  today: string,
): Promise<ReadonlyMap<string, Employed>> {
  const [first, last] = [`${from}-01`, lastOfMonth(until)];
  const found = await sql<Employed>`select department.concern_id as "concernId",
      greatest(min(place.from_date), ${first}::date) as "from",
      least(max(place.to_date), ${last}::date, ${today}::date) as "until"
    from (select from_date, status, department_id, coalesce(lead(from_date)
        over (order by from_date) - 1, 'infinity'::date) as to_date
      from employment_period where employee_id = ${employeeId}) as place
      join department on department.id = place.department_id
    where place.status not in ('Draft', 'Left') and place.to_date >= ${first}::date
      and place.from_date <= least(${last}::date, ${today}::date)
    group by department.concern_id`.execute(db);
  return new Map(found.rows.map((period) => [period.concernId, period]));
}

/** The companies whose pay of the year is not all paid: their certificate may still grow. */
async function findUnpaid(
  db: Handle,
  employeeId: string,
  { from, until }: MonthsAsked,
): Promise<ReadonlySet<string>> {
  const found = await sql<{ concernId: string }>`select distinct sheet.concern_id as "concernId"
    from ${shownSheets} where sheet.employee_id = ${employeeId} and ${isShown}
      and sheet.month between ${from} and ${until}
      and sheet.state in ('Generated', 'Approved')`.execute(db);
  return new Set(found.rows.map(({ concernId }) => concernId));
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

/** A bonus of a month stands with its salary. */
function monthsOf(
  sheets: readonly PaidSheet[],
  deposits: readonly DepositMonth[],
): CertifiedMonth[] {
  const byMonth = Map.groupBy(sheets, ({ month }) => month);
  return [...byMonth].map(([month, paid]) => ({
    month,
    taxable: sumOf(paid.map(({ taxable }) => taxable)),
    tax: sumOf(paid.map(({ tax }) => tax)),
    deposit: deposits.find((one) => one.month === month),
  }));
}

const isDeposited = ({ tax, deposit }: CertifiedMonth): boolean =>
  tax === 0n || (deposit !== undefined && deposit.left <= 0n);

interface AskedCertificate {
  readonly employeeId: string;
  readonly year: number | undefined;
  readonly languages: PayslipLanguage | undefined;
}

const nothingBefore = { taxable: 0n, tax: 0n };

/** A certificate for each company that paid someone in the year, of what the reader may see; none: nothing was paid. */
export async function findCertificates(
  { db, clock, settings, language }: DocumentContext,
  { employeeId, year, languages = language }: AskedCertificate,
  mayRead: Condition,
): Promise<TaxCertificate[]> {
  const isOf = sql<boolean>`${mayRead} and sheet.employee_id = ${employeeId}`;
  const place = await findTaxPlace(db, isOf);
  if (!place) return [];
  const inForce = await settings.read(db, clock.now());
  const now = nowOf(clock.now(), inForce, settings);
  const months = monthsAsked(inForce, place.concern.id, now.in(place.concern.id).today, { year });
  const inYear = sql<boolean>`${isOf} and sheet.month between ${months.from} and ${months.until}`;
  const byCompany = [...Map.groupBy(await findPaid(db, inYear), ({ concern }) => concern.id)];
  const annual = await readSteps(db, sql<boolean>`${inYear} and sheet.state = 'Paid'`);
  const unpaid = await findUnpaid(db, employeeId, months);
  const found: TaxCertificate[] = [];
  for (const [at, [concernId, sheets]] of byCompany.entries()) {
    const { today } = now.in(concernId);
    const newest = sheets.at(-1);
    if (!newest) continue;
    const periods = await findPeriods(db, employeeId, months, today);
    const certified = monthsOf(sheets, await findDepositMonths(db, concernId, months));
    const isRunning = today <= lastOfMonth(months.until);
    const isLast = sheets.some(({ id }) => id === annual.stepsOf?.id);
    found.push({
      languages,
      currency: inForce.of(companySection.settings.currency, concernId),
      year: months,
      employee: place.employee,
      taxNumber: place.taxNumber,
      concern: newest.concern,
      designation: newest.designation,
      period: periods.get(concernId) ?? null,
      months: certified,
      before: at === 0 ? await findBefore(db, employeeId, months) : nothingBefore,
      annual: isLast ? annual : { steps: null, stepsOf: null },
      provisional: [
        ...(isRunning ? (['year'] as const) : []),
        ...(unpaid.has(concernId) ? (['pay'] as const) : []),
        ...(certified.every(isDeposited) ? [] : (['deposit'] as const)),
      ],
    });
  }
  return found;
}
