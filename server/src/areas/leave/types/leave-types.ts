import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { inUse, notFound } from '@muster/contract/kernel/refusals.ts';
import { leaveTypeCalls, type LeaveType, typesListed } from '@muster/contract/leave/leave-type.ts';
import { sql } from 'kysely';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { usersOf } from '../../../entity/users-of.ts';
import { actorMayCall } from '../../../platform/access/concerns.ts';
import { changedKeys } from '../../../platform/audit/audit.ts';
import { searchedIn } from '../../../platform/db/listed.ts';
import { isStillUsed } from '../../../platform/db/refused.ts';
import { type Db, type Handle, transaction, type Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { note } from '../../../platform/audit/note.ts';
import { lockPeopleRows } from '../../people/public.ts';
import type { LeaveCall, LeaveDeps } from '../deps.ts';
import { lockCalendarExclusive } from '../store/counted-leave.ts';
import {
  countTypes,
  deleteType,
  findType,
  findTypes,
  insertType,
  lockType,
  type TypeContent,
  type LeaveTypeRow,
  updateType,
} from '../store/types.ts';
import { dropWaiting, findWaiting, takeUpWaiting } from '../store/waiting.ts';
import { asLeaveTypeFault, refuseContent } from './type-faults.ts';
import type { Condition } from '../../../platform/db/condition.ts';

type Given = Input<typeof leaveTypeCalls.create>['body'];
type Changed = Input<typeof leaveTypeCalls.change>['body'];

/** What a form need not ask: a plain paid leave without a limit, agreed to by the line manager. */
const usual: Omit<TypeContent, 'fullName' | 'shortName'> = {
  colour: '#0f6b57',
  pay: 'Paid',
  paidShare: null,
  yearly: null,
  accrual: 'Up front',
  proRata: true,
  levels: [],
  carryMost: 0,
  carryMonths: null,
  balanceMost: null,
  negativeMost: 0,
  halfDays: true,
  hours: false,
  noticeDays: 0,
  backdatedDays: 30,
  mostInARow: null,
  gender: null,
  serviceMonths: 0,
  onProbation: true,
  attachmentAfter: null,
  sandwich: 'none',
  encashMost: 0,
  chain: ['lineManager'],
  active: true,
};

const show = (actor: Actor, row: LeaveTypeRow): LeaveType => {
  const may = actorMayCall(leaveTypeCalls.change, actor);
  return { ...row, can: { change: may, remove: may } };
};

export async function readType(db: Handle, actor: Actor, id: string) {
  const row = await findType(db, id);
  if (!row) throw new Refusal(notFound);
  const record = show(actor, row);
  return { record, again: record };
}

export async function listTypes(
  db: Db,
  actor: Actor,
  { search, active, sort, ...asked }: Input<typeof leaveTypeCalls.list>['query'],
) {
  const page = pageOf(asked, largestLimit.master);
  const places = { fullName: 'kind.full_name', shortName: 'kind.short_name' };
  const conditions: Condition[] = [searchedIn(typesListed, places, search)];
  if (active !== undefined) conditions.push(sql`(kind.inactive_at is null) = ${active}`);
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const rows = await findTypes(db, where, sort, page);
  return { rows: rows.map((row) => show(actor, row)), total: await countTypes(db, where), ...page };
}

/** What is kept of it besides what a body gives. */
const kept = new Set(['id', 'version', 'createdAt', 'updatedAt']);
const contentOf = (row: LeaveTypeRow): TypeContent =>
  // every other field is content
  Object.fromEntries(Object.entries(row).filter(([key]) => !kept.has(key))) as TypeContent;
const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

export async function createType(call: LeaveCall<Tx>, body: Given) {
  const { db, actor, clock } = call;
  const content: TypeContent = {
    ...usual,
    ...given(body),
    fullName: body.fullName,
    shortName: body.shortName,
  };
  refuseContent(content);
  const at = clock.now();
  const id = newId(at);
  await insertType(db, id, content, at).catch(asLeaveTypeFault);
  await note(call, { action: 'leave-type.create', record: 'leave_type', id, after: content });
  return readType(db, actor, id);
}

/**
 * A balance is kept from now on, or no longer: what waits goes with it. Whoever writes about one of these people
 * has done so, or reads the changed kind afterwards.
 */
async function moveWaiting(tx: Tx, id: string, before: TypeContent, after: TypeContent) {
  if ((before.yearly === null) === (after.yearly === null)) return;
  await lockPeopleRows(tx, await findWaiting(tx, id));
  await (after.yearly === null ? dropWaiting(tx, id) : takeUpWaiting(tx, id, -after.negativeMost));
}

export async function changeType(
  call: LeaveCall<Tx>,
  id: string,
  { version, ...body }: Changed,
  parts: Pick<LeaveDeps, 'now' | 'accountName'>,
) {
  const { db, actor, clock } = call;
  // before the kind is held, as by those who ask for leave
  if (body.yearly !== undefined) await lockCalendarExclusive(db);
  const row = await lockType(db, id);
  if (!row) throw new Refusal(notFound);
  if (version !== undefined && version !== row.version)
    throw await refuseStale(call, { name: 'leave-type' }, id, parts);
  const before = contentOf(row);
  const after: TypeContent = { ...before, ...given(body) };
  if (changedKeys({ ...before }, { ...after }).length > 0) {
    refuseContent(after);
    await updateType(db, id, after, clock.now()).catch(asLeaveTypeFault);
    await moveWaiting(db, id, before, after);
    await note(call, { action: 'leave-type.change', record: 'leave_type', id, before, after });
  }
  return readType(db, actor, id);
}

/** The foreign key decides, never a look beforehand: whoever takes it in between wins. */
export async function removeType(call: LeaveCall<Db>, id: string) {
  try {
    await transaction(call.db, async (tx) => {
      const row = await lockType(tx, id);
      if (!row) throw new Refusal(notFound);
      await deleteType(tx, id);
      const before = contentOf(row);
      await note(
        { ...call, db: tx },
        { action: 'leave-type.remove', record: 'leave_type', id, before },
      );
    });
  } catch (error) {
    if (!isStillUsed(error)) throw error;
    const users = await usersOf(call.db, { name: 'leave-type' }, id, call.language);
    throw new Refusal(inUse, { name: (await findType(call.db, id))?.fullName ?? '', users });
  }
  return {};
}
