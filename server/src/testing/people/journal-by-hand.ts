import { minorUnits } from '@muster/contract/kernel/money/money.ts';
import { sql } from 'kysely';
import { partsByDays } from '../../areas/pay/rules/journal.ts';
import type { Db } from '../../platform/db/transaction.ts';

/** Set as they are here, by the name of whatever they are for. */
export interface SetAccounts {
  /** none: net pay */
  readonly component: string | null;
  readonly concern: string | null;
  readonly department: string | null;
  readonly debit: string | null;
  readonly credit: string | null;
}

interface Line {
  readonly attempt: string;
  readonly employee: string;
  readonly department: string;
  readonly component: string;
  readonly componentKind: string;
  readonly kind: string;
  readonly amount: bigint;
}
interface Days {
  readonly attempt: string;
  readonly employee: string;
  readonly department: string;
  readonly days: number;
}

/** Where each was on each day of the period on which they were there with a salary, day by day. */
export async function daysByHand(db: Db, runId: string): Promise<Days[]> {
  const found = await sql<Days>`select sheet.attempt_id as attempt, sheet.employee_id as employee,
      place.department_id as department, count(*)::int as days
    from salary_sheet as sheet
      join pay_period as period on period.concern_id = sheet.concern_id and period.month = sheet.month
      cross join generate_series(period.from_date, period.to_date, interval '1 day') as day
      cross join lateral (select status, department_id from employment_period as life
        where life.employee_id = sheet.employee_id and life.from_date <= day
        order by life.from_date desc limit 1) as place
      join department on department.id = place.department_id
        and department.concern_id = sheet.concern_id
    where sheet.run_id = ${runId} and place.status not in ('Draft', 'Left')
      and exists (select 1 from salary_rate as rate
        where rate.employee_id = sheet.employee_id and rate.from_date <= day)
    group by 1, 2, 3 order by 1, 2, min(day)`.execute(db);
  return found.rows;
}

const linesOf = async (db: Db, runId: string, people: readonly string[]): Promise<Line[]> =>
  (
    await sql<Line>`select line.attempt_id as attempt, line.employee_id as employee,
        sheet.department_id as department, component.id as component,
        component.kind as "componentKind", line.kind, line.amount
      from salary_line as line
        join salary_sheet as sheet on sheet.attempt_id = line.attempt_id
          and sheet.employee_id = line.employee_id
        join pay_component as component on component.id = line.component_id
      where sheet.run_id = ${runId} and sheet.state <> 'Generated'
        and sheet.employee_id = any(${[...people]}::uuid[])`.execute(db)
  ).rows;

/** Told as text: account, cost centre, component, side. */
type Sums = Map<string, bigint>;

const add = (sums: Sums, key: string, amount: bigint) =>
  sums.set(key, (sums.get(key) ?? 0n) + amount);

function accountOf(
  accounts: readonly SetAccounts[],
  concern: string,
  { component, department }: { readonly component: string | null; readonly department: string },
  side: 'debit' | 'credit',
): string {
  const fit = accounts.filter(
    (row) =>
      row.component === component &&
      (row.concern ?? concern) === concern &&
      (row.department ?? department) === department,
  );
  const told = (row: SetAccounts) => Number(row.concern !== null) + Number(row.department !== null);
  const [best] = fit.toSorted((one, other) => told(other) - told(one));
  return best?.[side] ?? 'none';
}

/** The journal of some payslips of a run, line by line and person by person. */
export async function journalByHand(
  db: Db,
  {
    runId,
    concern,
    people,
    days,
    accounts,
    isReversal = false,
  }: {
    readonly runId: string;
    readonly concern: string;
    readonly people: readonly string[];
    readonly days: readonly Days[];
    readonly accounts: readonly SetAccounts[];
    readonly isReversal?: boolean;
  },
): Promise<Record<string, string>> {
  const sums: Sums = new Map();
  const book = (
    of: { readonly component: string | null; readonly department: string },
    account: 'debit' | 'credit',
    side: 'debit' | 'credit',
    amount: bigint,
  ) => {
    if (amount === 0n) return;
    const isOther = amount < 0n !== isReversal;
    const where = isOther ? (side === 'debit' ? 'credit' : 'debit') : side;
    const key = [accountOf(accounts, concern, of, account), of.department, of.component, where];
    add(sums, key.join(' '), amount < 0n ? -amount : amount);
  };
  const lines = await linesOf(db, runId, people);
  const net: Sums = new Map();
  for (const { attempt, employee, component, componentKind, kind, amount, department } of lines) {
    const there = days.filter((one) => one.attempt === attempt && one.employee === employee);
    const parts =
      there.length > 1
        ? partsByDays(
            amount,
            there.map((one) => ({ departmentId: one.department, days: one.days })),
          )
        : [{ departmentId: department, amount }];
    for (const part of parts) {
      const of = { component, department: part.departmentId };
      const own = componentKind === 'Deduction' ? 'credit' : 'debit';
      const ofPerson = `${attempt} ${employee} ${part.departmentId}`;
      if (kind === 'Earning') book(of, own, 'debit', part.amount);
      if (kind === 'Deduction') book(of, own, 'credit', part.amount);
      if (kind === 'Employer') {
        book(of, 'debit', 'debit', part.amount);
        book(of, 'credit', 'credit', part.amount);
      }
      if (kind === 'Earning') add(net, ofPerson, part.amount);
      if (kind === 'Deduction') add(net, ofPerson, -part.amount);
    }
  }
  for (const [key, amount] of net) {
    const [, , department = ''] = key.split(' ');
    book({ component: null, department }, 'credit', 'credit', amount);
  }
  return Object.fromEntries([...sums].map(([key, amount]) => [key, String(amount)]));
}

/** A journal as it is answered. */
export interface ToldJournal {
  readonly people: number;
  readonly net: string;
  readonly debit: string;
  readonly credit: string;
  readonly missing: number;
  readonly date: string;
  readonly waiting: { readonly people: number; readonly net: string };
  readonly unpaid: { readonly people: number; readonly net: string };
  readonly lines: readonly {
    readonly account: { readonly code: string; readonly name: string } | null;
    readonly department: { readonly _id: string; readonly name: string } | null;
    readonly component: { readonly _id: string; readonly name: string } | null;
    readonly side: 'debit' | 'credit';
    readonly amount: string;
  }[];
}

/** Told the same way as by hand. */
export const toldLines = ({ lines }: ToldJournal): Record<string, string> =>
  Object.fromEntries(
    lines.map(({ account, department, component, side, amount }) => [
      [account?.code ?? 'none', department?._id, component?._id, side].join(' '),
      String(minorUnits(amount)),
    ]),
  );
