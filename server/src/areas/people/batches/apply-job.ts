import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { batchFaulty, batchOvertaken } from '@muster/contract/people/batch-refusals.ts';
import { managerLoop } from '@muster/contract/people/refusals.ts';
import { auditMany } from '../../../platform/audit/audit.ts';
import { transaction, type Tx } from '../../../platform/db/transaction.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { eventOf } from '../events.ts';
import type { Now } from '../../../platform/now.ts';
import { project } from '../project.ts';
import { holdTree } from '../refuse-loop.ts';
import { refuseStranded } from '../refuse-stranded.ts';
import { inLoops } from '../rules/manager-loops.ts';
import { tellThere } from '../tell-there.ts';
import type { WantedPlace } from '../rules/missing-places.ts';
import { type Acting, actingIn } from './acting.ts';
import { atWork, type BatchParts, tries, type Work } from './at-work.ts';
import { checkRows } from './check-rows.ts';
import { applyName } from './job-names.ts';
import { makePlaces, PlaceTaken } from './make-places.ts';
import { prepare } from './prepare.ts';
import { type BatchRecord, countKinds, endWork } from './store/batches.ts';
import { readTree } from './store/house-facts.ts';
import {
  countDetails,
  findWritten,
  lockPeople,
  stampApplied,
  type Written,
  writeStaged,
} from './store/publish.ts';
import { overtaken, someOf } from './store/stamp.ts';
import { tellRewritten } from './tell-rewritten.ts';

async function refuseOvertaken(db: Parameters<typeof overtaken>[0], id: string): Promise<void> {
  const names = await overtaken(db, id, 'stamp');
  if (names.length > 0) throw new Refusal(batchOvertaken, { names: someOf(names) });
}

/** The tree was held: nobody else closes a ring while this one is looked for. */
async function refuseRing(tx: Tx, today: string): Promise<void> {
  const [first] = inLoops(await readTree(tx, today));
  if (first === undefined) return;
  const person = await tx
    .selectFrom('employee')
    .select('name')
    .where('id', '=', first)
    .executeTakeFirst();
  throw new Refusal(managerLoop, { name: person?.name ?? '' });
}

const auditOf =
  (batch: BatchRecord, acting: Acting, now: Now) =>
  ({ id, told }: Written) => ({
    at: now.at,
    actor: acting,
    requestId: null,
    action: `employee.${batch.kind}`,
    record: 'employee',
    recordId: id,
    ...(told.before && { before: told.before }),
    after: { ...told.after, batch: batch.id },
  });

interface Ready {
  readonly all: readonly Written[];
  readonly places: readonly WantedPlace[];
}

/** All of it or nothing: set-based, so that the transaction is short whatever the number of people. */
async function publishAll(
  tx: Tx,
  { row, now }: Work,
  { all, places }: Ready,
  parts: BatchParts,
): Promise<void> {
  const acting = actingIn(row.acting);
  await makePlaces(tx, row.id, places, { at: now.at, actor: acting });
  const isTree = all.some(({ isMoved }) => isMoved);
  if (isTree) await holdTree(tx);
  await lockPeople(tx, row.id);
  await refuseOvertaken(tx, row.id);
  const ids = all.flatMap(({ id, isMoved }) => (isMoved ? [id] : []));
  await refuseStranded(tx, ids, now.today, () => writeStaged(tx, row.id, now.at));
  if (isTree) await refuseRing(tx, now.today);
  const moved = all.filter(({ kind, isMoved }) => kind === 'changed' && isMoved);
  await project(
    tx,
    moved.map(({ id }) => id),
    now,
    parts.tell,
  );
  await tellRewritten(tx, moved, row.effective_from, now, parts.tell);
  await countDetails(tx, row.id, now.at);
  const joined = all.flatMap(({ id, job: place, from }) =>
    place && place.status !== 'Draft' ? [{ ...eventOf(id, null, place), from }] : [],
  );
  if (joined.length > 0) await tellThere(tx, joined, now, parts.tell);
  await auditMany(tx, all.map(auditOf(row, acting, now)));
  await stampApplied(tx, row.id);
}

async function applyOnce(work: Work, parts: BatchParts): Promise<void> {
  const { db, row, id, clock, publish } = work;
  const checked = await checkRows(row, work);
  await refuseOvertaken(db, row.id);
  await prepare(row, checked, work);
  const counts = await transaction(db, (tx) => countKinds(tx, row.id));
  if (counts.faulty > 0 && !row.skips_faulty)
    throw new Refusal(batchFaulty, { count: counts.faulty });
  // nobody else writes the rows of this batch: they are read before anyone has to wait
  const all = await findWritten(db, row.id);
  await publish(async (tx) => {
    const end = { jobId: id, at: clock.now() };
    if (await endWork(tx, row, 'applied', end))
      await publishAll(tx, work, { all, places: checked.places }, parts);
  });
}

const rounds = 5;

/** Someone else made a department of the same name meanwhile: then it is theirs that is meant. */
async function apply(work: Work, parts: BatchParts): Promise<void> {
  for (let round = 1; ; round += 1)
    try {
      return await applyOnce(work, parts);
    } catch (error) {
      if (!(error instanceof PlaceTaken) || round === rounds) throw error;
    }
}

/** Checks once more, makes everything ready in short steps, and writes it all in one transaction. */
export const applyJob = (parts: BatchParts): Job<{ batch: string }> =>
  job({
    ...applyName,
    tries,
    handle: (run) =>
      atWork(run, parts, { from: 'Applying', fail: 'failApply' }, (work) => apply(work, parts)),
  });
