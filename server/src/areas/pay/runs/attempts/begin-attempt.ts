import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { beingGenerated, runOver } from '@muster/contract/pay/refusals.ts';
import { runStateWords } from '@muster/contract/pay/run-calls.ts';
import type { RunKind } from '@muster/contract/pay/run-kinds.ts';
import { attemptFlow, runFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import { note } from '../../../../platform/audit/note.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { transition } from '../../../../platform/workflow/transition.ts';
import type { PayCall } from '../../deps.ts';
import type { Terms } from '../../rules/inputs.ts';
import {
  findAttempt,
  holdRunOf,
  isLastOf,
  isMadeFor,
  isWorkOver,
  type RunRow,
} from '../../store/runs.ts';
import { generateName } from './generate-job-name.ts';
import { readRun } from '../read-runs.ts';

/** One calculation at a time; one whose job was given up makes room. */
export async function dropForsaken({ db, clock, requestId }: PayCall<Tx>, run: RunRow) {
  const making = await findAttempt(db, isMadeFor(run.id));
  if (!making) return;
  if (!(await isWorkOver(db, making.jobId)))
    throw new Refusal(beingGenerated, { month: run.month });
  await transition(db, attemptFlow, making, 'drop', { work: null }, { at: clock.now(), requestId });
}

/** Whoever was held in a run of the month that was taken back is held in the one that follows it. */
async function keepHolds(tx: Tx, { id }: RunRow): Promise<void> {
  await sql`insert into salary_hold (run_id, employee_id, reason, held_by_kind, held_by_id, created_at)
    select ${id}, held.employee_id, held.reason, held.held_by_kind, held.held_by_id, held.created_at
    from salary_hold as held where held.run_id = (
      select before.id from salary_run as own join salary_run as before
        on before.concern_id = own.concern_id and before.month = own.month
          and before.kind = own.kind and before.title is not distinct from own.title
      where own.id = ${id} and before.state in ('Cancelled', 'Reversed')
      order by before.created_at desc limit 1)
    on conflict do nothing`.execute(tx);
}

interface Wanted {
  readonly concernId: string;
  readonly month: string;
  readonly kind: RunKind;
  readonly title: string | null;
  readonly terms: Terms;
}

/** The run is made where there is none, and its calculation begun. */
export async function beginAttempt(call: PayCall<Tx>, { terms, ...wanted }: Wanted) {
  const { db, actor, clock } = call;
  const at = clock.now();
  const run = await holdRunOf(db, { ...wanted, id: newId(at), at });
  if (!runFlow.moves.generated.from.includes(run.state))
    throw new Refusal(runOver, { state: runStateWords[run.state] });
  await dropForsaken(call, run);
  if (!(await findAttempt(db, isLastOf(run.id)))) await keepHolds(db, run);
  const attemptId = newId(at);
  const jobId = await enqueue(db, generateName, { attemptId }, call);
  await sql`insert into salary_attempt (id, run_id, state, terms, job_id, asked_by_kind, asked_by_id,
      created_at)
    values (${attemptId}, ${run.id}, 'Making', ${JSON.stringify(terms)}, ${jobId}, ${actor.kind},
      ${actor.accountId}, ${at})`.execute(db);
  const { concernId, month, title } = wanted;
  await note(call, {
    action: 'salary-run.generate',
    record: 'salary_run',
    id: run.id,
    after: { concernId, month, ...(title && { title }) },
  });
  return readRun(call, run.id);
}
