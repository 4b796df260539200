import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Acting } from '../../../platform/sheets/batches/acting.ts';
import type { OpeningFigure } from '../rules/by-sheet/check-opening-row.ts';

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
    where figure.employee_id = any(${people}::uuid[])`.execute(db);
  return found.rows;
}

const staged = sql`sheet_row as line cross join lateral jsonb_to_record(line.staged) as given (
  id uuid, "employeeId" uuid, "taxYear" integer, month text, taxable bigint, tax bigint,
  "fundOwn" bigint, "fundEmployer" bigint, "loanId" uuid, "loanLeft" bigint,
  "loanInstalment" bigint, "loanFrom" text)`;

const names = async (found: Promise<{ rows: { name: string }[] }>): Promise<string[]> =>
  (await found).rows.map(({ name }) => name);

/** Who has figures of this year by now, or pay of these months. */
const overtakenSinceCheck = (db: Handle, batchId: string) =>
  sql<{ name: string }>`select distinct line.name from ${staged}
    where line.batch_id = ${batchId} and line.kind = 'new' and (
      exists (select 1 from opening_figure as figure where figure.employee_id = given."employeeId"
        and figure.tax_year = given."taxYear")
      or exists (select 1 from salary_sheet as sheet where sheet.employee_id = given."employeeId"
        and sheet.month <= given.month and sheet.kind = 'Salary'
        and sheet.state in ('Approved', 'Paid')))
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
): Promise<readonly string[]> =>
  names(
    since === 'checked' ? overtakenSinceCheck(db, batchId) : overtakenSinceApplied(db, batchId),
  );

/** Whose pay was agreed to since, whose loan was paid back in part, or who was paid out of the fund. */
export const findUsedOpenings = (tx: Tx, batchId: string): Promise<readonly string[]> =>
  names(
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
  { kind, accountId }: NonNullable<Acting>,
  at: string,
): Promise<readonly OpenedLoan[]> {
  const opened = await sql<OpenedLoan>`insert into salary_loan (id, employee_id, principal,
      instalment, from_month, state, note, created_by_kind, created_by_id, created_at, version)
    select given."loanId", given."employeeId", given."loanLeft", given."loanInstalment",
      given."loanFrom", 'Running', null, ${kind}, ${accountId}, ${at}, 1
    from ${staged} where line.batch_id = ${batchId} and line.kind = 'new'
      and given."loanId" is not null
    returning id, employee_id as "employeeId", principal, instalment,
      from_month as from`.execute(tx);
  return opened.rows;
}

export const insertOpenings = (
  tx: Tx,
  batchId: string,
  { kind, accountId }: NonNullable<Acting>,
  at: string,
) =>
  sql`insert into opening_figure (id, employee_id, tax_year, until_month, taxable, tax, fund_own,
      fund_employer, loan_id, batch_id, batch_row, created_by_kind, created_by_id, created_at)
    select given.id, given."employeeId", given."taxYear", given.month, given.taxable, given.tax,
      given."fundOwn", given."fundEmployer", given."loanId", line.batch_id, line.row, ${kind},
      ${accountId}, ${at}
    from ${staged} where line.batch_id = ${batchId} and line.kind = 'new'`.execute(tx);

export const loansOfSheet = (batchId: string) =>
  sql<boolean>`salary_loan.id in (select loan_id from opening_figure
    where batch_id = ${batchId} and loan_id is not null)`;

export async function removeOpenings(tx: Tx, batchId: string) {
  const gone = await sql<{
    employeeId: string;
    loanId: string | null;
    month: string;
    taxable: bigint;
    tax: bigint;
  }>`delete from opening_figure where batch_id = ${batchId} returning employee_id as "employeeId",
    loan_id as "loanId", until_month as month, taxable, tax`.execute(tx);
  return gone.rows;
}

/** What someone was paid and taxed before, the newest first; of a calendar year, if one is asked for. */
export async function findOpeningTax(db: Handle, employeeId: string, year: number | undefined) {
  const found = await sql<{ until: string; taxable: bigint; tax: bigint }>`
    select until_month as until, taxable, tax from opening_figure
    where employee_id = ${employeeId} and (taxable > 0 or tax > 0)
      and ${year === undefined ? sql`true` : sql`until_month between ${`${year}-01`} and ${`${year}-12`}`}
    order by until_month desc`.execute(db);
  return found.rows;
}
