import { jobOver } from '@muster/contract/kernel/files/document-refusals.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { isJobOver } from '@muster/contract/kernel/job-state.ts';
import type { OwnJob } from '@muster/contract/kernel/own-job-calls.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Db, Handle, Tx } from '../db/transaction.ts';
import { findMadeFile } from '../files/made-file.ts';
import type { FileAddress } from '../files/files.ts';
import type { Context } from '../http/route.ts';
import { jobStateOf } from './job-state.ts';
import { type JobOutcome, jobOutcome } from './outcome.ts';

type Call = Pick<Context<Db | Tx, Actor>, 'actor' | 'clock' | 'language'> & {
  readonly db: Handle;
};

/** Of someone else it is not there, whatever they may see otherwise. */
const findOwn = (db: Handle, { kind, accountId }: Actor, id: string) =>
  db
    .selectFrom('job')
    .selectAll()
    .where('id', '=', id)
    .where('asked_by_kind', '=', kind)
    .where('asked_by_id', '=', accountId)
    .executeTakeFirst();
type Row = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

const outcomeOf = ({ outcome }: Row): JobOutcome | null =>
  outcome === null ? null : jobOutcome.parse(outcome);

async function fileOf(call: Call, outcome: JobOutcome | null, addressOf: FileAddress) {
  if (outcome === null || !('file' in outcome)) return null;
  const found = await findMadeFile(call.db, outcome.file, call.actor);
  if (!found) return null;
  const { key, ...file } = found;
  return { ...file, address: addressOf({ key, name: file.name }, call.clock.now()) };
}

export async function readOwnJob(call: Call, id: string, addressOf: FileAddress) {
  const row = await findOwn(call.db, call.actor, id);
  if (!row) throw new Refusal(notFound);
  const outcome = outcomeOf(row);
  const problem = outcome !== null && 'problem' in outcome ? outcome.problem : null;
  const state = problem ? 'failed' : jobStateOf(row);
  const record: OwnJob = {
    id,
    kind: row.kind,
    state,
    progress: row.done === null || row.total === null ? null : { done: row.done, total: row.total },
    problem: problem && { code: problem.code, message: problem[call.language] },
    file: await fileOf(call, outcome, addressOf),
    createdAt: row.created_at,
    endedAt: row.finished_at ?? row.given_up_at,
    can: { cancel: !isJobOver(state) && row.is_cancellable },
  };
  return { record };
}

/**
 * A run that is under way loses its right to publish at once and notices at its next step; one that waits
 * is never begun. Nothing has happened yet in either.
 */
export async function cancelOwnJob(call: Call & { db: Tx }, id: string, addressOf: FileAddress) {
  const { db, actor, clock } = call;
  if (!(await findOwn(db, actor, id))) throw new Refusal(notFound);
  const at = clock.now();
  const stopped = await db
    .updateTable('job')
    .set({ given_up_at: at, cancelled_at: at, alive_at: null })
    .where('id', '=', id)
    .where('is_cancellable', '=', true)
    .where('finished_at', 'is', null)
    .where('given_up_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!stopped) throw new Refusal(jobOver);
  return readOwnJob(call, id, addressOf);
}
