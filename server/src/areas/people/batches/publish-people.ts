import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { managerLoop } from '@muster/contract/people/refusals.ts';
import { auditMany } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Now } from '../../../platform/now.ts';
import { type Acting, actingIn } from '../../../platform/sheets/batches/acting.ts';
import type { Work } from '../../../platform/sheets/batches/jobs/at-work.ts';
import { refuseBatchOvertaken } from '../../../platform/sheets/batches/refuse-overtaken.ts';
import type { BatchRecord } from '../../../platform/sheets/batches/store/batches.ts';
import { eventOf, type LifeListener } from '../life/events.ts';
import { project } from '../job/project.ts';
import { lockTree } from '../job/refuse-loop.ts';
import { refuseStranded } from '../life/refuse-stranded.ts';
import type { CheckedRow } from '../rules/sheet/check-row.ts';
import { inLoops } from '../rules/manager-loops.ts';
import { neededPlaces, type WantedPlace } from '../rules/sheet/missing-places.ts';
import { emitEmployed } from '../life/emit-employed.ts';
import type { PeopleFacts } from './jobs/check-rows.ts';
import { makePlaces } from './jobs/make-places.ts';
import { peopleSheet } from './people-sheet.ts';
import { readTimelines } from '../store/periods.ts';
import { readTree } from './store/house-facts.ts';
import {
  countDetails,
  findWritten,
  lockPeople,
  stampApplied,
  type WrittenPerson,
  writeStaged,
} from './store/publish.ts';
import { emitRewritten } from './jobs/emit-rewritten.ts';

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
  ({ id, told }: WrittenPerson) => ({
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
  readonly all: readonly WrittenPerson[];
  readonly places: readonly WantedPlace[];
}

/** All of it or nothing: set-based, so that the transaction is short whatever the number of people. */
async function publishAll(
  tx: Tx,
  { row, now }: Work,
  { all, places }: Ready,
  tell: LifeListener,
): Promise<void> {
  const acting = actingIn(row.acting);
  await makePlaces(tx, row.id, places, { at: now.at, actor: acting });
  const isTree = all.some(({ isMoved }) => isMoved);
  if (isTree) await lockTree(tx);
  await lockPeople(tx, row.id);
  await refuseBatchOvertaken(tx, peopleSheet, row.id);
  const ids = all.flatMap(({ id, isMoved }) => (isMoved ? [id] : []));
  const moved = all.flatMap(({ id, kind, isMoved }) => (kind === 'changed' && isMoved ? [id] : []));
  const before = await readTimelines(tx, moved);
  await refuseStranded(tx, ids, now.today, () => writeStaged(tx, row.id, now.at));
  if (isTree) await refuseRing(tx, now.today);
  await project(tx, moved, now, tell);
  await emitRewritten(tx, before, row.effective_from, now, tell);
  await countDetails(tx, row.id, now.at);
  const joined = all.flatMap(({ id, job: place, from }) =>
    place && place.status !== 'Draft' ? [{ ...eventOf(id, null, place), from }] : [],
  );
  if (joined.length > 0) await emitEmployed(tx, joined, now, tell);
  await auditMany(tx, all.map(auditOf(row, acting, now)));
  await stampApplied(tx, row.id);
}

export const publishPeople =
  (tell: LifeListener) => async (work: Work, rows: readonly CheckedRow[], facts: PeopleFacts) => {
    const places = neededPlaces(facts.places, rows);
    const all = await findWritten(work.db, work.row.id);
    return (tx: Tx) => publishAll(tx, work, { all, places }, tell);
  };
