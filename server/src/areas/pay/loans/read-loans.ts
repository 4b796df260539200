import { type Actor, isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, type Page, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { payRead } from '@muster/contract/pay/access.ts';
import {
  type LoanDetails,
  loanCalls,
  loansListed,
  type SalaryLoan,
} from '@muster/contract/pay/loans/loan-calls.ts';
import { sql } from 'kysely';
import { actorMayCall } from '../../../platform/access/concerns.ts';
import { always, type Condition, isValue } from '../../../platform/db/condition.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db, Handle, Tx } from '../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import { foundPeople, withinRule } from '../../people/public.ts';
import type { PayCall } from '../deps.ts';
import { lastMonthOf } from '../rules/loan-plan.ts';
import {
  findLoans,
  findRepayments,
  loanColumns,
  type LoanRow,
  loanSource,
  loanState,
} from '../store/loans.ts';

async function show(
  db: Handle,
  actor: Actor,
  month: string,
  rows: readonly LoanRow[],
): Promise<SalaryLoan[]> {
  const nameOf = await namesOfAccounts(
    db,
    rows.map(({ byKind, byId }) => ({ kind: byKind, id: byId })),
  );
  const may = actorMayCall(loanCalls.change, actor);
  return rows.map(({ byKind: _kind, byId, takenIn, ...loan }) => {
    // what pay took of it this month is not taken again
    const next = takenIn !== null && takenIn >= month ? addMonths(takenIn, 1) : month;
    const isOpen = ['Running', 'Paused'].includes(loan.state);
    const isTheirs = may && isOpen && !isOwnPerson(actor, loan.employee.id);
    return {
      ...loan,
      ends: loan.state === 'Cancelled' ? null : lastMonthOf(loan, next),
      enteredBy: nameOf(byId),
      can: { change: isTheirs, cancel: isTheirs && loan.balance === loan.principal },
    };
  });
}

const orders = {
  name: byWords(sql`employee.name`),
  createdAt: sql`loan.created_at`,
  balance: sql`left_of.balance`,
  principal: sql`loan.principal`,
};

type LoanFilters = Omit<Input<typeof loanCalls.list>['query'], 'limit' | 'pageNo'>;

const foundLoans = (actor: Actor, asked: LoanFilters, month: string): Condition =>
  sql<boolean>`${withinRule(payRead, actor)}
    and ${isValue('loan.employee_id', asked.employeeId)}
    and ${isValue('department.concern_id', asked.concern)}
    and ${asked.state ? sql`${loanState(month)} = ${asked.state}` : always}
    and ${searchedIn(loansListed, { person: foundPeople, note: 'loan.note' }, asked.search)}`;

/** One page of them, in the order that was asked for. */
export async function findListedLoans(
  { db, actor }: PayCall<Db>,
  asked: LoanFilters,
  page: Page,
  month: string,
): Promise<SalaryLoan[]> {
  const found = await sql<LoanRow>`select ${loanColumns(month)} from ${loanSource}
    where ${foundLoans(actor, asked, month)}
    order by ${orderOf(loansListed, orders, asked.sort, sql`loan.id`)} ${cut(page)}`.execute(db);
  return show(db, actor, month, found.rows);
}

export async function listLoans(
  call: PayCall<Db>,
  asked: Input<typeof loanCalls.list>['query'],
  month: string,
) {
  const page = pageOf(asked, largestLimit.other);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${loanSource}
    where ${foundLoans(call.actor, asked, month)}`.execute(call.db);
  const rows = await findListedLoans(call, asked, page, month);
  return { rows, total: counted.rows[0]?.total ?? 0, ...page };
}

async function withRepayments(
  { db, actor }: PayCall<Db> | PayCall<Tx>,
  month: string,
  where: Condition,
): Promise<LoanDetails[]> {
  const rows = await findLoans(db, month, where);
  const repayments = await findRepayments(
    db,
    rows.map(({ id }) => id),
  );
  const shown = await show(db, actor, month, rows);
  return shown.map((loan) => ({ ...loan, repayments: repayments.get(loan.id) ?? [] }));
}

/** A payslip is its owner's to read once it is paid. */
const asOwn = (loan: LoanDetails): LoanDetails => ({
  ...loan,
  repayments: loan.repayments.map((one) => ({
    ...one,
    payslipId: one.isPaid ? one.payslipId : null,
  })),
});

export async function readLoan(call: PayCall<Db> | PayCall<Tx>, id: string, month: string) {
  const where = sql<boolean>`loan.id = ${id} and ${withinRule(payRead, call.actor)}`;
  const [record] = await withRepayments(call, month, where);
  if (!record) throw new Refusal(notFound);
  return { record };
}

/** Those that were cancelled are nobody's. */
export async function readOwnLoans(call: PayCall<Db>, month: string) {
  const { personId } = call.actor;
  if (personId === null) return { record: [] };
  const where = sql<boolean>`loan.employee_id = ${personId} and loan.state <> 'Cancelled'`;
  return { record: (await withRepayments(call, month, where)).map(asOwn) };
}
