import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { isOfConcerns } from '../../../platform/access/concerns.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { findRunBefore } from '../store/gate/run-before.ts';
import type { GateRun } from './gate-source.ts';

/** The salaries of a month that the reader looks after; a bonus is compared with nothing. */
export async function findGateRun(
  { db, actor }: PayCall<Db> | PayCall<Tx>,
  id: string,
): Promise<GateRun> {
  const found = await sql<Omit<GateRun, 'before'>>`select run.id, run.concern_id as "concernId",
      run.month, period.from_date as from, period.to_date as until
    from salary_run as run
      join pay_period as period on period.concern_id = run.concern_id and period.month = run.month
    where run.id = ${id} and run.kind = 'Salary'
      and ${isOfConcerns(actor, sql`run.concern_id`)}`.execute(db);
  const [run] = found.rows;
  if (!run) throw new Refusal(notFound);
  return { ...run, before: await findRunBefore(db, run) };
}
