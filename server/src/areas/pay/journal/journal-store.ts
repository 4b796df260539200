import type { PayJournal } from '@muster/contract/pay/journal/journal-calls.ts';
import type { ReversalState } from '@muster/contract/pay/corrections/reversal-calls.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { AccountRow } from '../rules/journal.ts';
import { linkedTo } from '../store/linked.ts';
import { isShown, shownSheets } from '../store/runs.ts';

export type RunFacts = Pick<
  PayJournal,
  'runId' | 'concern' | 'month' | 'kind' | 'title' | 'state' | 'day'
>;

/** A salary is booked on the last day of its period, a bonus on the day of its festival. */
export async function findRunFacts(db: Handle, where: Condition): Promise<RunFacts | undefined> {
  const found = await sql<RunFacts>`select run.id as "runId", ${linkedTo('concern')} as concern,
      run.month, run.kind, run.title, run.state, coalesce((select (attempt.terms->'bonus'->>'day')::date
        from salary_attempt as attempt where attempt.run_id = run.id
        order by attempt.created_at desc limit 1), period.to_date) as day
    from salary_run as run
      join concern on concern.id = run.concern_id
      join pay_period as period on period.concern_id = run.concern_id and period.month = run.month
    where ${where}`.execute(db);
  return found.rows[0];
}

export interface ReversalFacts {
  readonly runId: string;
  readonly state: ReversalState;
  readonly decidedAt: string | null;
}

export async function findReversalFacts(
  db: Handle,
  where: Condition,
): Promise<ReversalFacts | undefined> {
  const found = await sql<ReversalFacts>`select reversal.run_id as "runId", reversal.state,
      reversal.decided_at as "decidedAt"
    from salary_reversal as reversal join salary_run as run on run.id = reversal.run_id
    where ${where}`.execute(db);
  return found.rows[0];
}

/** What was paid, taken back again or not, and what is agreed to and goes out; what is held is not agreed to. */
export const isBookedOf = (runId: string): Condition =>
  sql<boolean>`sheet.run_id = ${runId} and (sheet.state in ('Paid', 'Reversed')
    or (sheet.state = 'Approved' and not sheet.is_held))`;

export const isTakenBackBy = (reversalId: string): Condition =>
  sql<boolean>`(sheet.attempt_id, sheet.employee_id) in (
    select attempt_id, employee_id from reversed_sheet where reversal_id = ${reversalId})`;

interface Left {
  readonly unpaid: PayJournal['unpaid'];
  readonly waiting: PayJournal['waiting'];
}

/** Of a run what may still be taken back, and what is no part of its journal yet. */
export async function findLeft(db: Handle, runId: string): Promise<Left> {
  const isUnpaid = sql`sheet.state = 'Approved' and not sheet.is_held`;
  const isWaiting = sql`sheet.state = 'Generated' or (sheet.state = 'Approved' and sheet.is_held)`;
  const part = (which: typeof isUnpaid) => sql`count(*) filter (where ${which})::int`;
  const net = (which: typeof isUnpaid) =>
    sql`coalesce(sum(sheet.net) filter (where ${which}), 0)::bigint`;
  const found = await sql<Record<'unpaid' | 'waiting', number> & Record<'owed' | 'held', bigint>>`
    select ${part(isUnpaid)} as unpaid, ${net(isUnpaid)} as owed,
      ${part(isWaiting)} as waiting, ${net(isWaiting)} as held
    from ${shownSheets} where sheet.run_id = ${runId} and ${isShown}`.execute(db);
  const { unpaid = 0, owed = 0n, waiting = 0, held = 0n } = found.rows[0] ?? {};
  return { unpaid: { people: unpaid, net: owed }, waiting: { people: waiting, net: held } };
}

const account = (side: string) => sql`case when ${sql.ref(`row.${side}_code`)} is not null
  then json_build_object('code', ${sql.ref(`row.${side}_code`)}, 'name', ${sql.ref(`row.${side}_name`)}) end`;
export const accountColumns = sql`${account('debit')} as debit, ${account('credit')} as credit`;

/** Those of a company, and those of all. */
export async function findAccounts(db: Handle, concernId: string): Promise<AccountRow[]> {
  const found = await sql<AccountRow>`select component_id as "componentId",
      concern_id as "concernId", department_id as "departmentId", ${accountColumns}
    from journal_account as row
    where concern_id is null or concern_id = ${concernId}`.execute(db);
  return found.rows;
}
