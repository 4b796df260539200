import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { beingGenerated, nobodyToPay, runOver } from '@muster/contract/pay/refusals.ts';
import { type runCalls, runStateWords } from '@muster/contract/pay/run-calls.ts';
import { attemptFlow, runFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import { hasConcern } from '../../../platform/access/concerns.ts';
import { note } from '../../../platform/audit/note.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { transition } from '../../../platform/workflow/transition.ts';
import type { PayCall } from '../deps.ts';
import { findAttempt, holdRunOf, isWorkOver, isMadeFor, type RunRow } from '../store/runs.ts';
import { expectClosedPeriod } from './closed-period.ts';
import { generateName } from './generate-job-name.ts';
import { readRun } from './read-runs.ts';
import { makeTerms, type ClosedPeriod } from './terms.ts';

/** Someone of the concern has a salary within the period: there is something to calculate. */
async function expectSomeone(tx: Tx, { concernId, month, until }: ClosedPeriod): Promise<void> {
  const found = await sql`select 1 from attendance_figure as figure
    join salary_rate as rate on rate.employee_id = figure.employee_id and rate.from_date <= ${until}
    where figure.concern_id = ${concernId} and figure.month = ${month} limit 1`.execute(tx);
  if (found.rows.length === 0) throw new Refusal(nobodyToPay, { month });
}

/** One calculation at a time; one whose job was given up makes room. */
export async function dropForsaken({ db, clock, requestId }: PayCall<Tx>, run: RunRow) {
  const making = await findAttempt(db, isMadeFor(run.id));
  if (!making) return;
  if (!(await isWorkOver(db, making.jobId)))
    throw new Refusal(beingGenerated, { month: run.month });
  await transition(db, attemptFlow, making, 'drop', { work: null }, { at: clock.now(), requestId });
}

/**
 * Begins to calculate everyone's pay. What was agreed to or paid stays; the rest is shown when all of it is there, and
 * what was shown before stays until then.
 */
export async function generateRun(
  call: PayCall<Tx>,
  { concernId, month }: Input<typeof runCalls.generate>['body'],
) {
  const { db, actor, clock, settings } = call;
  if (!hasConcern(actor, concernId)) throw new Refusal(notFound);
  const known = await sql`select 1 from concern where id = ${concernId}`.execute(db);
  if (known.rows.length === 0) throw new Refusal(notFound);
  const period = await expectClosedPeriod(db, concernId, month);
  await expectSomeone(db, period);
  const at = clock.now();
  const run = await holdRunOf(db, { id: newId(at), concernId, month, at });
  if (!runFlow.moves.generated.from.includes(run.state))
    throw new Refusal(runOver, { state: runStateWords[run.state] });
  await dropForsaken(call, run);
  const attemptId = newId(at);
  const terms = await makeTerms(db, await settings.read(db, at), period);
  const jobId = await enqueue(db, generateName, { attemptId }, call);
  await sql`insert into salary_attempt (id, run_id, state, terms, job_id, asked_by_kind, asked_by_id,
      created_at)
    values (${attemptId}, ${run.id}, 'Making', ${JSON.stringify(terms)}, ${jobId}, ${actor.kind},
      ${actor.accountId}, ${at})`.execute(db);
  await note(call, {
    action: 'salary-run.generate',
    record: 'salary_run',
    id: run.id,
    after: { concernId, month },
  });
  return readRun(call, run.id);
}
