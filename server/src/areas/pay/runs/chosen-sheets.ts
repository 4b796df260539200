import { type Actor, ownPersons } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { attendanceChanged, ownPayAlone } from '@muster/contract/pay/refusals.ts';
import { sql } from 'kysely';
import { hasConcern } from '../../../platform/access/concerns.ts';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { type AttemptRow, findAttempt, holdRun, isLiveOf, type RunRow } from '../store/runs.ts';
import { dropForsaken } from './attempts/begin-attempt.ts';
import { isStillClosed } from './closed-period.ts';

export interface HeldRun {
  readonly run: RunRow;
  readonly attempt: AttemptRow;
}

/** A run that is shown and not being generated, held until we are done. */
export async function holdShownRun(call: PayCall<Tx>, runId: string): Promise<HeldRun> {
  const { db, actor } = call;
  const run = await holdRun(db, runId);
  if (!run || !hasConcern(actor, run.concernId)) throw new Refusal(notFound);
  await dropForsaken(call, run);
  const attempt = await findAttempt(db, isLiveOf(run.id));
  if (!attempt) throw new Refusal(notFound);
  return { run, attempt };
}

/** What is agreed to hangs on closed attendance: opened meanwhile, it would be another month's figures. */
export async function expectStillClosed(tx: Tx, held: HeldRun): Promise<void> {
  if (!(await isStillClosed(tx, held)))
    throw new Refusal(attendanceChanged, { month: held.run.month });
}

/** Rows of the run that are shown, or the chosen ones of them. */
export const chosenOf = (
  { run, attempt }: HeldRun,
  ids: readonly string[] | undefined,
): Condition =>
  sql<boolean>`salary_sheet.run_id = ${run.id}
    and (salary_sheet.attempt_id = ${attempt.id} or salary_sheet.state <> 'Generated')
    and ${ids ? sql`salary_sheet.id = any(${[...ids]}::uuid[])` : sql`true`}`;

const isOwn = (actor: Actor): Condition =>
  sql<boolean>`salary_sheet.employee_id = any(${[...ownPersons(actor)]}::uuid[])`;

/** Whether the own pay is among rows that are to move. */
export async function hasOwn({ db, actor }: PayCall<Tx>, which: Condition): Promise<boolean> {
  const found = await sql`select 1 from salary_sheet
    where ${which} and ${isOwn(actor)} limit 1`.execute(db);
  return found.rows.length > 0;
}

/** Of rows that are to move the own goes with those of others, never alone. */
export async function refuseOwnAlone(call: PayCall<Tx>, which: Condition): Promise<void> {
  if (!(await hasOwn(call, which))) return;
  const others = await sql`select 1 from salary_sheet
    where ${which} and not ${isOwn(call.actor)} limit 1`.execute(call.db);
  if (others.rows.length === 0) throw new Refusal(ownPayAlone);
}

/** How many of some rows there are, and what they come to. */
export async function countSheets(
  tx: Tx,
  which: Condition,
): Promise<{ people: number; net: bigint }> {
  const found = await sql<{ people: number; net: bigint }>`select count(*)::int as people,
      coalesce(sum(net), 0)::bigint as net from salary_sheet where ${which}`.execute(tx);
  return found.rows[0] ?? { people: 0, net: 0n };
}
