import { auditMany } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { removeUnusedPlaces } from '../../organisation/public.ts';
import { refuseRoleKey } from '../record/give-keys.ts';
import type { Now } from '../../../platform/now.ts';
import { project } from '../job/project.ts';
import { lockTree } from '../job/refuse-loop.ts';
import { refuseStranded } from '../life/refuse-stranded.ts';
import type { JobTimeline } from '../rules/job-data.ts';
import { readTimelines } from '../store/periods.ts';
import { findPersonFacts } from '../store/person-facts.ts';
import { actingIn } from '../../../platform/sheets/batches/acting.ts';
import type { Work } from '../../../platform/sheets/batches/jobs/at-work.ts';
import { refuseUndo } from '../../../platform/sheets/batches/refuse-overtaken.ts';
import type { BatchRecord } from '../../../platform/sheets/batches/store/batches.ts';
import type { LifeListener } from '../life/events.ts';
import { peopleSheet } from './people-sheet.ts';
import { madePlaces } from './store/batch-places.ts';
import {
  countDetails,
  findWritten,
  lockPeople,
  putBack,
  takeNewAway,
  type WrittenPerson,
} from './store/publish.ts';
import { emitRewritten } from './jobs/emit-rewritten.ts';

const timelinesOf = (tx: Tx, moved: readonly WrittenPerson[]) =>
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
  const people = await findPersonFacts(tx, [...before.keys()]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const moved = [...before].map(([id, timeline]) => ({
    name: names.get(id) ?? '',
    before: timeline,
    after: after.get(id) ?? [],
  }));
  await refuseRoleKey(tx, actingIn(row.acting), moved, today);
}

/** Everyone back to what they were. */
export const undoPeople =
  (tell: LifeListener) =>
  async (tx: Tx, { row, now }: Work): Promise<void> => {
    await lockTree(tx);
    await lockPeople(tx, row.id);
    await refuseUndo(tx, peopleSheet, row.id);
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
      tell,
    );
    await emitRewritten(tx, before, row.effective_from, now, tell);
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
  };
