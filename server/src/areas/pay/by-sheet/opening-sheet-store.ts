import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Acting } from '../../../platform/sheets/batches/acting.ts';
import { countsBySheet, countsSoon } from '../../../platform/sheets/batches/counts.ts';
import type { OpeningFigure } from '../rules/by-sheet/check-opening-row.ts';
import { isSettledSalary } from '../store/settled.ts';
import { areRows, nameOfRow, namesOf } from './pay-sheets-store.ts';

/** Opening figures of these people, with the loans that came with them. */
export async function findOpenings(
  db: Handle,
  people: readonly string[],
): Promise<readonly OpeningFigure[]> {
  const found = await sql<OpeningFigure>`select figure.employee_id as "employeeId",
      figure.until_month as month, figure.taxable::text, figure.tax::text,
      figure.fund_own::text as "fundOwn", figure.fund_employer::text as "fundEmployer",
      coalesce(loan.principal, 0)::text as "loanLeft",
      coalesce(loan.instalment, 0)::text as "loanInstalment"
    from opening_figure as figure left join salary_loan as loan on loan.id = figure.loan_id
    where figure.employee_id = any(${people}::uuid[])
      and ${countsBySheet('figure.batch_id')}`.execute(db);
  return found.rows;
}

const staged = sql`sheet_row as line cross join lateral jsonb_to_record(line.staged) as given (
  id uuid, "employeeId" uuid, "taxYear" integer, month text, taxable bigint, tax bigint,
  "fundOwn" bigint, "fundEmployer" bigint, "loanId" uuid, "loanLeft" bigint,
  "loanInstalment" bigint, "loanFrom" text)`;

/** Who has figures of this year by now, or pay of these months. */
const overtakenSinceCheck = (db: Handle, batchId: string, rows?: readonly number[]) =>
  sql<{ name: string }>`select distinct line.name from ${staged}
    where line.batch_id = ${batchId} and line.kind = 'new' and ${areRows(rows)} and (
      exists (select 1 from opening_figure as figure where figure.employee_id = given."employeeId"
        and figure.tax_year = given."taxYear" and figure.batch_id <> line.batch_id
        and ${countsSoon('figure.batch_id')})
      or exists (select 1 from salary_sheet as sheet where sheet.employee_id = given."employeeId"
        and sheet.month <= given.month and ${isSettledSalary()}))
    order by line.name`.execute(db);

const kept = sql`opening_figure as figure
  join employee on employee.id = figure.employee_id
  left join salary_loan as loan on loan.id = figure.loan_id`;

const overtakenSinceApplied = (db: Handle, batchId: string) =>
  sql<{ name: string }>`select distinct employee.name from ${kept}
    where figure.batch_id = ${batchId} and (loan.state <> 'Running' or loan.version > 1)
    order by employee.name`.execute(db);

export const findOvertakenOpenings = (
  db: Handle,
  batchId: string,
  since: 'checked' | 'applied',
  rows?: readonly number[],
): Promise<readonly string[]> =>
  namesOf(
    since === 'checked'
      ? overtakenSinceCheck(db, batchId, rows)
      : overtakenSinceApplied(db, batchId),
  );

/** Whose pay of the months before was agreed to while the figures were written. */
export const findSettledOpenings = (tx: Tx, batchId: string): Promise<readonly string[]> =>
  namesOf(
    sql<{ name: string }>`select distinct line.name from opening_figure as own
      cross join lateral (select 1 from salary_sheet as sheet
        where sheet.employee_id = own.employee_id and sheet.month <= own.until_month
          and ${isSettledSalary()} limit 1) as settled
      ${nameOfRow} where own.batch_id = ${batchId} order by line.name`.execute(tx),
  );

/** Whose pay was agreed to since, whose loan was paid back in part, or who was paid out of the fund. */
export const findUsedOpenings = (tx: Tx, batchId: string): Promise<readonly string[]> =>
  namesOf(
    sql<{ name: string }>`select distinct employee.name from ${kept}
      join sheet_batch as batch on batch.id = figure.batch_id
      where figure.batch_id = ${batchId} and (
        exists (select 1 from salary_sheet as sheet where sheet.employee_id = figure.employee_id
          and sheet.month > figure.until_month and sheet.state in ('Approved', 'Paid')
          and sheet.approved_at >= batch.applied_at)
        or exists (select 1 from salary_loan_payment as paid where paid.loan_id = loan.id)
        or (figure.fund_own + figure.fund_employer > 0 and exists (
          select 1 from fund_entry as entry where entry.employee_id = figure.employee_id
            and entry.kind = 'Withdrawal' and entry.undone_at is null)))
      order by employee.name`.execute(tx),
  );

export interface OpenedLoan {
  readonly id: string;
  readonly employeeId: string;
  readonly principal: bigint;
  readonly instalment: bigint;
  readonly from: string;
}

export async function insertLoansOfSheet(
  tx: Tx,
  batchId: string,
  rows: readonly number[],
  { kind, accountId }: NonNullable<Acting>,
  at: string,
): Promise<readonly OpenedLoan[]> {
  const opened = await sql<OpenedLoan>`insert into salary_loan (id, employee_id, principal,
      instalment, from_month, state, note, created_by_kind, created_by_id, created_at, version,
      batch_id)
    select given."loanId", given."employeeId", given."loanLeft", given."loanInstalment",
      given."loanFrom", 'Running', null, ${kind}, ${accountId}, ${at}, 1,
      line.batch_id
    from ${staged} where line.batch_id = ${batchId} and line.kind = 'new' and ${areRows(rows)}
      and given."loanId" is not null
    returning id, employee_id as "employeeId", principal, instalment,
      from_month as from`.execute(tx);
  return opened.rows;
}

export const insertOpenings = (
  tx: Tx,
  batchId: string,
  rows: readonly number[],
  { kind, accountId }: NonNullable<Acting>,
  at: string,
) =>
  sql`insert into opening_figure (id, employee_id, tax_year, until_month, taxable, tax, fund_own,
      fund_employer, loan_id, batch_id, batch_row, created_by_kind, created_by_id, created_at)
    select given.id, given."employeeId", given."taxYear", given.month, given.taxable, given.tax,
      given."fundOwn", given."fundEmployer", given."loanId", line.batch_id, line.row, ${kind},
      ${accountId}, ${at}
    from ${staged} where line.batch_id = ${batchId} and line.kind = 'new'
      and ${areRows(rows)}`.execute(tx);

interface RemovedOpening {
  readonly employeeId: string;
  readonly loanId: string | null;
  readonly month: string;
  readonly taxable: bigint;
  readonly tax: bigint;
}

/** Up to so many of them. */
export async function removeOpenings(
  tx: Tx,
  batchId: string,
  most: number,
): Promise<readonly RemovedOpening[]> {
  const gone = await sql<RemovedOpening>`delete from opening_figure where id in (
      select id from opening_figure where batch_id = ${batchId} limit ${most})
    returning employee_id as "employeeId", loan_id as "loanId", until_month as month, taxable,
      tax`.execute(tx);
  return gone.rows;
}

/** Loans that never counted. */
export const removeLoans = (tx: Tx, loans: readonly string[]) =>
  sql`delete from salary_loan where id = any(${[...loans]}::uuid[])`.execute(tx);

/** What someone was paid and taxed before, the newest first; of a calendar year, if one is asked for. */
export async function findOpeningTax(db: Handle, employeeId: string, year: number | undefined) {
  const found = await sql<{ until: string; taxable: bigint; tax: bigint }>`
    select until_month as until, taxable, tax from opening_figure
    where employee_id = ${employeeId} and (taxable > 0 or tax > 0)
      and ${countsBySheet('opening_figure.batch_id')}
      and ${year === undefined ? sql`true` : sql`until_month between ${`${year}-01`} and ${`${year}-12`}`}
    order by until_month desc`.execute(db);
  return found.rows;
}
