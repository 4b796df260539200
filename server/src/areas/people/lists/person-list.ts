import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { ListRow, PersonList } from '@muster/contract/people/profile/person-lists.ts';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { refuseForeignOrOwn } from '../record/may-change.ts';
import { projectionOf } from '../reach.ts';
import { notePersonChanged } from '../store/note-changed.ts';
import { lockPerson } from '../store/periods.ts';
import { readListRows, replaceRows } from './store.ts';
import { refuseEndBeforeStart } from './work-that-ends.ts';

const versionOf = (db: Handle, id: string) =>
  db.selectFrom('employee').select('version').where('id', '=', id).executeTakeFirstOrThrow();

export async function readList(db: Handle, actor: Actor, list: PersonList, id: string) {
  if ((await projectionOf(db, actor, id)) !== 'full') throw new Refusal(notFound);
  const { version } = await versionOf(db, id);
  return { rows: await readListRows(db, list, id), version };
}

export async function saveList(
  call: Context<Tx, Actor>,
  list: PersonList,
  id: string,
  given: { readonly rows: readonly ListRow[]; readonly version?: number },
  parts: PeopleDeps,
) {
  const { db, actor, clock, requestId } = call;
  await refuseForeignOrOwn(db, actor, id);
  const person = await lockPerson(db, id);
  if (!person) throw new Refusal(notFound);
  if (given.version !== undefined && given.version !== person.version)
    throw await refuseStale(call, { name: 'employee' }, id, parts);
  refuseEndBeforeStart(list, given.rows);
  const at = clock.now();
  const before = await readListRows(db, list, id);
  await replaceRows(db, list, id, given.rows);
  await notePersonChanged(db, id, at);
  await audit(db, {
    at,
    actor,
    requestId,
    action: 'employee.change',
    record: 'employee',
    recordId: id,
    before: { [list]: before },
    after: { [list]: given.rows },
  });
  return readList(db, actor, list, id);
}
