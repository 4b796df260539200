import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Posted } from '../../rules/due-entries.ts';

/** An entry of someone's ledger, as it was written. */
export interface LedgerEntryRow extends Posted {
  readonly employeeId: string;
  readonly leaveTypeId: string;
}

/** Every entry of some people, the days of writing by the company's clock. */
export async function findLedgerEntries(
  db: Handle,
  employeeIds: readonly string[],
  leaveTypeIds: readonly string[],
  zone: string,
): Promise<LedgerEntryRow[]> {
  const found = await sql<LedgerEntryRow>`
    select employee_id as "employeeId", leave_type_id as "leaveTypeId", year, kind, amount, day,
      (created_at at time zone ${zone})::date as "madeOn", due_key as "dueKey"
    from leave_entry where employee_id = any(${[...employeeIds]}::uuid[])
      and leave_type_id = any(${[...leaveTypeIds]}::uuid[])
    order by created_at, id`.execute(db);
  return found.rows;
}

/** Which of some applications have taken something of a balance, and not given all of it back. */
export async function takenBy(
  db: Handle,
  applicationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`select application_id as id from leave_entry
    where application_id = any(${[...applicationIds]}::uuid[])
    group by application_id having sum(amount) < 0`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

export interface NewEntry extends Omit<LedgerEntryRow, 'madeOn'> {
  readonly applicationId?: string;
  readonly note?: string | null;
}

export interface LedgerBalance {
  readonly employeeId: string;
  readonly leaveTypeId: string;
  readonly year: number;
  readonly balance: number;
  readonly waiting: number;
  readonly lowest: number;
}

/** The rows of some balances, there from now on; who asks for them holds them. */
export async function lockBalances(
  tx: Tx,
  employeeId: string,
  leaveTypeId: string,
  years: readonly number[],
  lowest: number,
): Promise<LedgerBalance[]> {
  await sql`insert into leave_balance (employee_id, leave_type_id, year, balance, waiting, lowest)
    select ${employeeId}, ${leaveTypeId}, year, 0, 0, ${lowest} from unnest(${[...years]}::int[]) as year
    on conflict do nothing`.execute(tx);
  const found = await sql<LedgerBalance>`select employee_id as "employeeId",
      leave_type_id as "leaveTypeId", year, balance, waiting, lowest
    from leave_balance where employee_id = ${employeeId} and leave_type_id = ${leaveTypeId}
      and year = any(${[...years]}::int[]) order by year for update`.execute(tx);
  return found.rows;
}

const fresh = (given: string): RawBuilder<unknown> => sql`json_to_recordset(${given}) as given (
  id uuid, employee_id uuid, leave_type_id uuid, year int, kind text, amount int, day date,
  due_key text, application_id uuid, note text, lowest int)`;

/**
 * Entries and what they make of the balances, together: what has come by rule before does not come
 * again. Of what someone does the constraint of the balances has the last word; what comes by rule alone,
 * such as a debt of the year before, is never refused.
 */
export async function post(
  tx: Tx,
  entries: readonly NewEntry[],
  lowestOf: (leaveTypeId: string) => number,
  at: string,
  by: Pick<Actor, 'kind' | 'accountId'> | null,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    id: newId(at),
    employee_id: entry.employeeId,
    leave_type_id: entry.leaveTypeId,
    year: entry.year,
    kind: entry.kind,
    amount: entry.amount,
    day: entry.day,
    due_key: entry.dueKey,
    application_id: entry.applicationId ?? null,
    note: entry.note ?? null,
    lowest: lowestOf(entry.leaveTypeId),
  }));
  const given = JSON.stringify(rows);
  await sql`insert into leave_balance (employee_id, leave_type_id, year, balance, waiting, lowest)
    select distinct employee_id, leave_type_id, year, 0, 0, lowest from ${fresh(given)}
    on conflict do nothing`.execute(tx);
  await sql`with posted as (
      insert into leave_entry (id, employee_id, leave_type_id, year, kind, amount, day, due_key,
        done_for, application_id, note, created_at, created_by_kind, created_by_id)
      select id, employee_id, leave_type_id, year, kind, amount, day, due_key,
        case when due_key is null then employee_id end, application_id, note,
        ${at}::timestamptz, ${by?.kind ?? null}::text, ${by?.accountId ?? null}::uuid
      from ${fresh(given)}
      on conflict (employee_id, leave_type_id, due_key) do nothing
      returning employee_id, leave_type_id, year, amount
    ), sums as (
      select employee_id, leave_type_id, year, sum(amount)::int as amount from posted group by 1, 2, 3
    )
    update leave_balance as kept set balance = kept.balance + sums.amount,
      lowest = ${by === null ? sql`least(kept.lowest, kept.balance + sums.amount)` : sql`kept.lowest`}
    from sums
    where kept.employee_id = sums.employee_id and kept.leave_type_id = sums.leave_type_id
      and kept.year = sums.year`.execute(tx);
}

export interface Waiting {
  readonly employeeId: string;
  readonly leaveTypeId: string;
  readonly year: number;
  readonly amount: number;
  readonly lowest: number;
}

const sums = (waiting: readonly Waiting[]): RawBuilder<unknown> =>
  sql`(select "employeeId", "leaveTypeId", year, sum(amount)::int as amount, min(lowest) as lowest
    from json_to_recordset(${JSON.stringify(waiting)}) as given
      ("employeeId" uuid, "leaveTypeId" uuid, year int, amount int, lowest int)
    group by 1, 2, 3) as more`;

/** Where days go over into a year of which nothing was said yet. */
export async function keepBalances(tx: Tx, waiting: readonly Waiting[]): Promise<void> {
  if (waiting.length === 0) return;
  await sql`insert into leave_balance (employee_id, leave_type_id, year, balance, waiting, lowest)
    select "employeeId", "leaveTypeId", year, 0, 0, lowest from ${sums(waiting)}
    on conflict do nothing`.execute(tx);
}

/** Days that wait for a verdict, more or fewer of them, in balances that are kept already. */
export async function addWaiting(tx: Tx, waiting: readonly Waiting[]): Promise<void> {
  if (waiting.length === 0) return;
  await sql`update leave_balance as kept set waiting = greatest(0, kept.waiting + more.amount)
    from ${sums(waiting)} where kept.employee_id = more."employeeId"
      and kept.leave_type_id = more."leaveTypeId" and kept.year = more.year`.execute(tx);
}
