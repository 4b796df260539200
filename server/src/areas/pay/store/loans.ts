import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import type { LoanState } from '@muster/contract/pay/loans/loan-calls.ts';
import { sql } from 'kysely';
import { always, type Condition } from '../../../platform/db/condition.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { countsBySheet } from '../../../platform/sheets/batches/counts.ts';
import { linkedTo } from './linked.ts';
import { isSettledSalary } from './settled.ts';

/** What pay took of a loan: of what was agreed to, so that the next pay counts on it. */
const takenFromPay = sql`coalesce((select sum(line.amount) from salary_line as line
  where line.source_id = loan.id and (select sheet.state from salary_sheet as sheet
    where sheet.attempt_id = line.attempt_id and sheet.employee_id = line.employee_id)
      in ('Approved', 'Paid')), 0)`;
const paidOtherwise = sql`coalesce((select sum(paid.amount) from salary_loan_payment as paid
  where paid.loan_id = loan.id), 0)`;

const takenIn = sql`(select max(sheet.month) from salary_line as line
  join salary_sheet as sheet on sheet.attempt_id = line.attempt_id
    and sheet.employee_id = line.employee_id and sheet.state in ('Approved', 'Paid')
  where line.source_id = loan.id)`;

/** What is left of `loan`. */
const loanBalance = sql<bigint>`(loan.principal - ${takenFromPay} - ${paidOtherwise})::bigint`;

const isCounted = countsBySheet('loan.batch_id');
const isPaused = (month: unknown) => sql<boolean>`coalesce(loan.paused_from <= ${month}
  and coalesce(loan.paused_until, '9999-12') >= ${month}, false)`;

/** Of `loan` an instalment is taken in a month, as far as something is left of it. */
const isRunning = (month: unknown) => sql<boolean>`(loan.state = 'Running' and ${isCounted}
  and loan.from_month <= ${month} and not ${isPaused(month)})`;

/**
 * Other pay of the month took an instalment of `loan`: of a company with other pay periods, in which someone was. Asked
 * by `exists` it would be joined, by going through all that was ever paid.
 */
export const isTakenFor = (month: unknown) => sql<boolean>`coalesce((
  select bool_or((select ${isSettledSalary()} and sheet.month = ${month}
    from salary_sheet as sheet where sheet.attempt_id = line.attempt_id
      and sheet.employee_id = line.employee_id))
  from salary_line as line where line.source_id = loan.id), false)`;

/** Loans of which an instalment is due in a month: what is left of one is added up for nobody else's. */
export const dueLoans = (month: string, which: Condition) => sql`
  select loan.id, loan.employee_id, loan.instalment, left_of.balance
  from salary_loan as loan cross join lateral (select ${loanBalance} as balance offset 0) as left_of
  where ${which} and ${isRunning(month)} and left_of.balance > 0`;

/** Of `loan`, of which `left` is left. */
export const loanState = (month: string) => sql<LoanState>`case
  when loan.state = 'Cancelled' then 'Cancelled'
  when left_of.balance <= 0 then 'Settled'
  when ${isPaused(month)} then 'Paused'
  else 'Running' end`;

export interface LoanRow {
  readonly id: string;
  readonly employee: { readonly id: string; readonly name: string; readonly number: string };
  readonly concern: Linked | null;
  readonly principal: bigint;
  readonly instalment: bigint;
  readonly balance: bigint;
  /** the newest month that an instalment was taken in */
  readonly takenIn: string | null;
  readonly from: string;
  readonly pausedFrom: string | null;
  readonly pausedUntil: string | null;
  readonly state: LoanState;
  readonly note: string | null;
  readonly byKind: AccountKind;
  readonly byId: string;
  readonly createdAt: string;
  readonly version: number;
}

const loansWith = (which: Condition) => sql`salary_loan as loan
  join employee on employee.id = loan.employee_id and ${which}
  left join department on department.id = employee.department_id
  left join concern on concern.id = department.concern_id
  cross join lateral (select ${loanBalance} as balance) as left_of`;
export const loanSource = loansWith(isCounted);

export const loanColumns = (month: string) => sql`loan.id, json_build_object('id', employee.id,
    'name', employee.name, 'number', employee.number) as employee, ${linkedTo('concern')} as concern, loan.principal, loan.instalment,
  left_of.balance, ${takenIn} as "takenIn", loan.from_month as from, loan.paused_from as "pausedFrom",
  loan.paused_until as "pausedUntil", ${loanState(month)} as state, loan.note,
  loan.created_by_kind as "byKind", loan.created_by_id as "byId", loan.created_at as "createdAt",
  loan.version`;

export async function findLoans(db: Handle, month: string, where: Condition): Promise<LoanRow[]> {
  const found = await sql<LoanRow>`select ${loanColumns(month)} from ${loanSource} where ${where}
    order by loan.created_at desc, loan.id`.execute(db);
  return found.rows;
}

/** Whatever is left of it stays so until we are done. */
export async function lockLoan(tx: Tx, id: string): Promise<void> {
  await sql`select 1 from salary_loan where id = ${id} for no key update`.execute(tx);
}

/** Loans that some of the generated pay takes an instalment of. */
const takenBy = (
  which: Condition,
) => sql`select line.source_id as loan_id, salary_sheet.month, sum(line.amount) as amount
  from salary_sheet join salary_line as line on line.attempt_id = salary_sheet.attempt_id
    and line.employee_id = salary_sheet.employee_id and line.source_id is not null
  where ${which} and salary_sheet.state = 'Generated' 
  group by line.source_id, salary_sheet.month`;

/** Whose loan was paused since pay was generated, or would be paid back more than once by it. */
export async function findOvertakenBorrower(tx: Tx, which: Condition): Promise<string | undefined> {
  await sql`select 1 from salary_loan as loan
    where loan.id in (select loan_id from (${takenBy(which)}) as taken)
    order by loan.id for no key update`.execute(tx);
  const found = await sql<{ name: string }>`select employee.name
    from (${takenBy(which)}) as taken join ${loansWith(always)} on loan.id = taken.loan_id
    where taken.amount > case when ${isRunning(sql.ref('taken.month'))}
      and not ${isTakenFor(sql.ref('taken.month'))} then left_of.balance else 0 end
    order by employee.name limit 1`.execute(tx);
  return found.rows[0]?.name;
}

export interface Repayment {
  /** of which it was taken */
  readonly payslipId: string | null;
  readonly isPaid: boolean;
  readonly month: string | null;
  readonly day: string | null;
  readonly amount: bigint;
  readonly note: string | null;
}

/** All that was paid back, the newest first. */
export async function findRepayments(
  db: Handle,
  loanIds: readonly string[],
): Promise<ReadonlyMap<string, Repayment[]>> {
  const found = await sql<Repayment & { loanId: string }>`
    select line.source_id as "loanId", sheet.id as "payslipId", sheet.state = 'Paid' as "isPaid",
      sheet.month, null as day, line.amount, null as note, sheet.month as at
    from salary_line as line join salary_sheet as sheet on sheet.attempt_id = line.attempt_id
      and sheet.employee_id = line.employee_id and sheet.state in ('Approved', 'Paid')
    where line.source_id = any(${[...loanIds]}::uuid[]) and line.amount > 0
    union all
    select paid.loan_id, null, true, null, paid.paid_on, paid.amount, paid.note, to_char(paid.paid_on, 'YYYY-MM-DD')
    from salary_loan_payment as paid where paid.loan_id = any(${[...loanIds]}::uuid[])
    order by at desc`.execute(db);
  const byLoan = new Map<string, Repayment[]>(loanIds.map((id) => [id, []]));
  for (const { loanId, payslipId, isPaid, month, day, amount, note } of found.rows)
    byLoan.get(loanId)?.push({ payslipId, isPaid, month, day, amount, note });
  return byLoan;
}
