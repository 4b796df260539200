import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { undoInUse, undoOvertaken } from '@muster/contract/people/batch-refusals.ts';
import { auditMany } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { removeUnusedPlaces } from '../../organisation/public.ts';
import { refuseKeyGiven } from '../give-keys.ts';
import type { Now } from '../../../platform/now.ts';
import { project } from '../project.ts';
import { holdTree } from '../refuse-loop.ts';
import { refuseStranded } from '../refuse-stranded.ts';
import type { JobTimeline } from '../rules/job-data.ts';
import { readTimelines } from '../store/periods.ts';
import { factsOf } from '../store/person-facts.ts';
import { actingIn } from './acting.ts';
import { atWork, type BatchParts, tries, type Work } from './at-work.ts';
import { undoName } from './job-names.ts';
import { madePlaces } from './store/batch-places.ts';
import { type BatchRecord, endWork } from './store/batches.ts';
import {
  countDetails,
  findWritten,
  lockPeople,
  putBack,
  takeNewAway,
  type Written,
} from './store/publish.ts';
import { overtaken, someOf } from './store/stamp.ts';
import { usedByNow } from './store/uses.ts';
import { tellRewritten } from './tell-rewritten.ts';

/** What someone did since would be lost, or would be left without its person: then nothing is undone. */
export async function refuseUndo(tx: Tx, batchId: string): Promise<void> {
  const names = await overtaken(tx, batchId, 'stamp_after');
  if (names.length > 0) throw new Refusal(undoOvertaken, { names: someOf(names) });
  const used = await usedByNow(tx, batchId);
  if (used.length > 0) throw new Refusal(undoInUse, { names: someOf(used) });
}

const timelinesOf = (tx: Tx, moved: readonly Written[]) =>
  readTimelines(
    tx,
    moved.map(({ id }) => id),
  );

/** Back into a designation that opens everything is as much as into it. */
async function refuseKeysBack(
  tx: Tx,
  row: BatchRecord,
  before: ReadonlyMap<string, JobTimeline>,
  after: ReadonlyMap<string, JobTimeline>,
  { today }: Now,
): Promise<void> {
  const people = await factsOf(tx, [...before.keys()]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const moved = [...before].map(([id, timeline]) => ({
    name: names.get(id) ?? '',
    before: timeline,
    after: after.get(id) ?? [],
  }));
  await refuseKeyGiven(tx, actingIn(row.acting), moved, today);
}

async function undoAll(tx: Tx, { row, now }: Work, parts: BatchParts): Promise<void> {
  await holdTree(tx);
  await lockPeople(tx, row.id);
  await refuseUndo(tx, row.id);
  const all = await findWritten(tx, row.id);
  const moved = all.filter(({ kind, isMoved }) => kind === 'changed' && isMoved);
  const before = await timelinesOf(tx, moved);
  const ids = moved.map(({ id }) => id);
  await refuseStranded(tx, ids, now.today, () => putBack(tx, row.id, now.at));
  await refuseKeysBack(tx, row, before, await timelinesOf(tx, moved), now);
  const changed = all.filter(({ kind }) => kind === 'changed');
  await project(
    tx,
    changed.map(({ id }) => id),
    now,
    parts.tell,
  );
  await tellRewritten(tx, moved, row.effective_from, now, parts.tell);
  await countDetails(tx, row.id, now.at);
  await takeNewAway(tx, row.id);
  const actor = actingIn(row.acting);
  await removeUnusedPlaces(tx, await madePlaces(tx, row.id), { at: now.at, actor });
  await auditMany(
    tx,
    all.map(({ id, told }) => ({
      at: now.at,
      actor,
      requestId: null,
      action: 'employee.undo',
      record: 'employee',
      recordId: id,
      before: told.after,
      after: { ...told.before, batch: row.id },
    })),
  );
}

/** Everyone back to what they were, in one transaction. */
export const undoJob = (parts: BatchParts): Job<{ batch: string }> =>
  job({
    ...undoName,
    tries,
    handle: (run) =>
      atWork(run, parts, { from: 'Undoing', fail: 'failUndo' }, async (work) => {
        const { row, id, clock, publish } = work;
        await publish(async (tx) => {
          const end = { jobId: id, at: clock.now() };
          if (await endWork(tx, row, 'undone', end)) await undoAll(tx, work, parts);
        });
      }),
  });
