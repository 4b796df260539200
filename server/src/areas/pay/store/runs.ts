import type { RunState } from '@muster/contract/pay/run-calls.ts';
import type { RunKind } from '@muster/contract/pay/run-kinds.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Terms } from '../rules/inputs.ts';

export interface RunRow {
  readonly id: string;
  readonly concernId: string;
  readonly month: string;
  readonly kind: RunKind;
  readonly state: RunState;
}

export const runColumns = sql`id, concern_id as "concernId", month, kind, state`;

/** Held until we are done: whoever else generates, approves or pays it waits. */
export async function holdRun(tx: Tx, id: string): Promise<RunRow | undefined> {
  const found = await sql<RunRow>`select ${runColumns} from salary_run
    where id = ${id} for update`.execute(tx);
  return found.rows[0];
}

/** The one run of a month, made where there is none, and held. */
export async function holdRunOf(
  tx: Tx,
  made: {
    readonly id: string;
    readonly concernId: string;
    readonly month: string;
    readonly kind: RunKind;
    readonly title: string | null;
    readonly at: string;
  },
): Promise<RunRow> {
  await sql`insert into salary_run (id, concern_id, month, kind, title, state, created_at)
    values (${made.id}, ${made.concernId}, ${made.month}, ${made.kind}, ${made.title}, 'Draft',
      ${made.at})
    on conflict (concern_id, month, kind, coalesce(title, '')) where state not in ('Cancelled', 'Reversed') do nothing`.execute(
    tx,
  );
  const found = await sql<RunRow>`select ${runColumns} from salary_run
    where concern_id = ${made.concernId} and month = ${made.month} and kind = ${made.kind}
      and title is not distinct from ${made.title}
      and state not in ('Cancelled', 'Reversed') for update`.execute(tx);
  const [run] = found.rows;
  if (!run) throw new Error('a run that was just made is there');
  return run;
}

export interface AttemptRow {
  readonly id: string;
  readonly runId: string;
  readonly state: 'Making' | 'Live' | 'Dropped';
  readonly terms: Terms;
  readonly jobId: string | null;
  readonly byKind: string;
  readonly byId: string;
  readonly createdAt: string;
}

const attemptColumns = sql`id, run_id as "runId", state, terms, job_id as "jobId",
  asked_by_kind as "byKind", asked_by_id as "byId", created_at as "createdAt"`;

export async function findAttempt(db: Handle, where: Condition): Promise<AttemptRow | undefined> {
  const found = await sql<AttemptRow>`select ${attemptColumns} from salary_attempt
    where ${where} order by created_at desc limit 1`.execute(db);
  return found.rows[0];
}
export const isLiveOf = (runId: string): Condition =>
  sql<boolean>`run_id = ${runId} and state = 'Live'`;
export const isMadeFor = (runId: string): Condition =>
  sql<boolean>`run_id = ${runId} and state = 'Making'`;
export const isLastOf = (runId: string): Condition => sql<boolean>`run_id = ${runId}`;
export const isStillMade = (id: string): Condition => sql<boolean>`id = ${id} and state = 'Making'`;

/** A job that neither waits nor works any more. */
export async function isWorkOver(db: Handle, jobId: string | null): Promise<boolean> {
  if (jobId === null) return true;
  const found = await sql`select 1 from job where id = ${jobId}
    and finished_at is null and given_up_at is null`.execute(db);
  return found.rows.length === 0;
}

/** The next people of a closed month who were there, in the order of their ids. */
export async function nextFigures(
  db: Handle,
  { concernId, month }: Pick<RunRow, 'concernId' | 'month'>,
  after: string | null,
  most: number,
): Promise<string[]> {
  const found = await sql<{ id: string }>`select employee_id as id from attendance_figure
    where concern_id = ${concernId} and month = ${month}
      and ${after === null ? sql`true` : sql`employee_id > ${after}`}
    order by employee_id limit ${most}`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function countFigures(
  db: Handle,
  { concernId, month }: Pick<RunRow, 'concernId' | 'month'>,
): Promise<number> {
  const found = await sql<{ total: number }>`select count(*)::int as total from attendance_figure
    where concern_id = ${concernId} and month = ${month}`.execute(db);
  return found.rows[0]?.total ?? 0;
}

/** The last who was calculated in an attempt: where a run that was broken off goes on. */
export async function lastCalculated(db: Handle, attemptId: string): Promise<string | null> {
  const found = await sql<{ id: string | null }>`select employee_id as id from salary_sheet
    where attempt_id = ${attemptId} order by employee_id desc limit 1`.execute(db);
  return found.rows[0]?.id ?? null;
}

/**
 * Pay that counts: of the attempt that is shown, and whatever was agreed to, from whichever attempt. To be used
 * where `sheet` and its `attempt` are joined.
 */
export const isShown: Condition = sql<boolean>`(attempt.state = 'Live' or sheet.state <> 'Generated')`;
export const shownSheets = sql`salary_sheet as sheet
  join salary_attempt as attempt on attempt.id = sheet.attempt_id`;
