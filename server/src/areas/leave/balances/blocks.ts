import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { dayCount } from '@muster/contract/kernel/dates/dates.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import {
  blockCalls,
  blocksListed,
  type LeaveBlock,
} from '@muster/contract/leave/calls/balance-calls.ts';
import { blockTooLong, leaveEndsBeforeStart } from '@muster/contract/leave/refusals.ts';
import { sql } from 'kysely';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { actorMayCall, isOfConcerns, refuseGroups } from '../../../platform/access/concerns.ts';
import { changedKeys } from '../../../platform/audit/audit.ts';
import { searchedIn } from '../../../platform/db/listed.ts';
import { isRefused } from '../../../platform/db/refused.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { note } from '../../../platform/audit/note.ts';
import type { LeaveCall, LeaveDeps } from '../deps.ts';
import {
  type BlockContent,
  blockPlaces,
  type BlockRow,
  countBlocks,
  deleteBlock,
  findBlocks,
  insertBlock,
  lockBlock,
  updateBlock,
} from '../store/blocks.ts';
import { always, type Condition } from '../../../platform/db/condition.ts';

/** Of the whole house, or of a department of a concern the account has. */
const within = (actor: Actor): Condition =>
  sql<boolean>`(block.department_id is null or ${isOfConcerns(
    actor,
    sql`(select concern_id from department where id = block.department_id)`,
  )})`;

const show = (row: BlockRow, may: boolean): LeaveBlock => ({
  ...row,
  can: { change: may, remove: may },
});

export async function listBlocks(
  db: Db,
  actor: Actor,
  query: Input<typeof blockCalls.list>['query'],
) {
  const page = pageOf(query, largestLimit.master);
  const { year, search, sort = blocksListed.order } = query;
  const inYear = year
    ? sql<boolean>`block.start_on <= ${`${year}-12-31`} and block.end_on >= ${`${year}-01-01`}`
    : always;
  const seen = sql<boolean>`${within(actor)} and ${inYear}
    and ${searchedIn(blocksListed, blockPlaces, search)}`;
  const rows = await findBlocks(db, seen, sort, page);
  const mayKeep = actorMayCall(blockCalls.change, actor);
  const isTheirs = (row: BlockRow) => actor.concerns === 'all' || row.departmentId !== null;
  return {
    rows: rows.map((row) => show(row, mayKeep && isTheirs(row))),
    total: await countBlocks(db, seen),
    ...page,
  };
}

const asFault = (error: unknown): never => {
  const column = isRefused(error)
    ? /^leave_block_(\w+)_id_fkey$/.exec(error.constraint ?? '')
    : null;
  if (!column) throw error;
  const path = column[1] === 'department' ? 'department' : 'leaveType';
  throw new Refusal(ruleRefused, {}, [{ path, code: 'gone', values: {} }]);
};

const longest = 366;

function refuseSpan({ from, until }: BlockContent): void {
  const faults = [{ path: 'endDate', code: 'not-fitting', values: {} } as const];
  if (until < from) throw new Refusal(leaveEndsBeforeStart, {}, faults);
  if (dayCount(from, until) > longest) throw new Refusal(blockTooLong, { days: longest }, faults);
}

/** As a body would give it: what is compared and what the log keeps. */
const contentOf = ({ name, from, until, departmentId, leaveTypeId }: BlockRow): BlockContent => ({
  name,
  from,
  until,
  departmentId: departmentId?.id ?? null,
  leaveTypeId: leaveTypeId?.id ?? null,
});

/** Of another concern, or of the whole house by someone who has a part of it: it is not there. */
async function readBlock(db: Tx, actor: Actor, id: string) {
  const [row] = await findBlocks(db, sql<boolean>`block.id = ${id} and ${within(actor)}`);
  if (!row) throw new Refusal(notFound);
  refuseGroups(actor, row.departmentId && row.departmentId.id);
  return { record: show(row, true) };
}

export async function createBlock(
  call: LeaveCall<Tx>,
  given: Input<typeof blockCalls.create>['body'],
) {
  const { db, actor, clock } = call;
  const content: BlockContent = { departmentId: null, leaveTypeId: null, ...given };
  refuseSpan(content);
  const at = clock.now();
  const id = newId(at);
  await insertBlock(db, id, content, at).catch(asFault);
  const told = await readBlock(db, actor, id);
  await note(call, { action: 'leave-block.create', record: 'leave_block', id, after: content });
  return told;
}

export async function changeBlock(
  call: LeaveCall<Tx>,
  id: string,
  { version, ...given }: Input<typeof blockCalls.change>['body'],
  parts: Pick<LeaveDeps, 'now' | 'accountName'>,
) {
  const { db, actor, clock } = call;
  await lockBlock(db, id);
  const { record } = await readBlock(db, actor, id);
  if (version !== undefined && version !== record.version)
    throw await refuseStale(call, { name: 'leave-block' }, id, parts);
  const before = contentOf(record);
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  const after: BlockContent = { ...before, ...Object.fromEntries(named) };
  const changed = changedKeys({ ...before }, { ...after });
  if (changed.length === 0) return { record };
  // a long one of old days can still be renamed
  if (changed.includes('from') || changed.includes('until')) refuseSpan(after);
  await updateBlock(db, id, after, clock.now()).catch(asFault);
  const told = await readBlock(db, actor, id);
  await note(call, { action: 'leave-block.change', record: 'leave_block', id, before, after });
  return told;
}

export async function removeBlock(call: LeaveCall<Tx>, id: string) {
  const { db, actor } = call;
  const { record } = await readBlock(db, actor, id);
  await deleteBlock(db, id);
  const before = contentOf(record);
  await note(call, { action: 'leave-block.remove', record: 'leave_block', id, before });
  return {};
}
