import { addDays, addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { DemoCompany } from '../../../wiring/demo-company.ts';

interface DemoLoan {
  readonly note: string;
  /** in taka */
  readonly principal: number;
  readonly instalment: number;
  readonly daysAgo: number;
  /** in how many months the first instalment is due; before: it was taken already */
  readonly startsIn: -2 | 0 | 1;
  /** in how many months it goes on; null: when someone resumes it */
  readonly pausedFor?: number | null;
  /** paid back in cash: days ago and taka */
  readonly payments?: readonly (readonly [daysAgo: number, taka: number])[];
}

/** Whoever logs in as the employee of the demo has the first. */
const borrower = 'Rafiqul Islam';

const demoLoans: readonly DemoLoan[] = [
  { note: 'House repair', principal: 30_000, instalment: 5000, daysAgo: 20, startsIn: 0 },
  { note: 'Wedding', principal: 60_000, instalment: 6000, daysAgo: 6, startsIn: 1 },
  {
    note: 'Medical treatment',
    principal: 20_000,
    instalment: 4000,
    daysAgo: 75,
    startsIn: 0,
    payments: [
      [40, 8000],
      [12, 8000],
    ],
  },
  {
    note: 'School fees',
    principal: 45_000,
    instalment: 5000,
    daysAgo: 50,
    startsIn: 0,
    pausedFor: 2,
  },
  { note: 'Salary advance', principal: 12_000, instalment: 3000, daysAgo: 3, startsIn: 1 },
  {
    note: 'Motorcycle',
    principal: 100_000,
    instalment: 10_000,
    daysAgo: 90,
    startsIn: -2,
    payments: [[35, 70_000]],
  },
  {
    note: 'Family emergency',
    principal: 25_000,
    instalment: 5000,
    daysAgo: 60,
    startsIn: 0,
    pausedFor: null,
    payments: [[30, 5000]],
  },
  {
    note: 'Laptop',
    principal: 15_000,
    instalment: 5000,
    daysAgo: 110,
    startsIn: 0,
    payments: [[15, 15_000]],
  },
];

const minor = 100;
const dayLong = 86_400_000;
const momentBefore = (at: string, days: number): string =>
  new Date(Date.parse(at) - days * dayLong).toISOString();

/** People with a salary who were there before the first of these was lent. */
async function borrowersOf(tx: Tx, today: string): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`select employee.id from employee
    where employee.status = 'Confirmed' and employee.last_day is null
      and employee.joined_on < ${addDays(today, -365)}
      and exists (select 1 from salary_rate as rate where rate.employee_id = employee.id)
    order by employee.name <> ${borrower}, md5(employee.number)
    limit ${demoLoans.length}`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** Loans of some people: new, half paid back, paused and settled. No pay has taken anything of them yet. */
export async function loadLoans(tx: Tx, { at, today }: DemoCompany): Promise<void> {
  const users = await sql<{ id: string }>`select id from user_account
    order by created_at, id limit 1`.execute(tx);
  const by = { created_by_kind: 'user', created_by_id: users.rows[0]?.id ?? newId(at) };
  const month = today.slice(0, 7);
  const people = await borrowersOf(tx, today);
  const loans = people.flatMap((employeeId, index) => {
    const loan = demoLoans[index];
    return loan ? [{ ...loan, id: newId(at), employeeId }] : [];
  });
  const rows = loans.map(({ id, employeeId, pausedFor, ...loan }) => ({
    id,
    employee_id: employeeId,
    principal: loan.principal * minor,
    instalment: loan.instalment * minor,
    from_month: addMonths(month, loan.startsIn),
    paused_from: pausedFor === undefined ? null : month,
    paused_until: typeof pausedFor === 'number' ? addMonths(month, pausedFor - 1) : null,
    state: 'Running',
    note: loan.note,
    ...by,
    created_at: momentBefore(at, loan.daysAgo),
    version: 1,
  }));
  const payments = loans.flatMap((loan) =>
    (loan.payments ?? []).map(([daysAgo, taka]) => ({
      id: newId(at),
      loan_id: loan.id,
      amount: taka * minor,
      paid_on: addDays(today, -daysAgo),
      note: null,
      ...by,
      created_at: momentBefore(at, daysAgo),
    })),
  );
  await sql`insert into salary_loan select * from json_populate_recordset(null::salary_loan,
    ${JSON.stringify(rows)})`.execute(tx);
  await sql`insert into salary_loan_payment select * from
    json_populate_recordset(null::salary_loan_payment, ${JSON.stringify(payments)})`.execute(tx);
}
