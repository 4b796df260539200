import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { blockCalls } from '@muster/contract/leave/balance-calls.ts';
import { endsBeforeStart } from '@muster/contract/leave/refusals.ts';
import { type RawBuilder, sql } from 'kysely';
import { isRefused } from '../../../platform/db/refused.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { note } from '../note.ts';
import type { Call } from '../parts.ts';
import { countBlocks, deleteBlock, findBlocks, insertBlock } from '../store/blocks.ts';

/** Of the whole house, or of a department of a concern the account has. */
const within = ({ concerns }: Actor): RawBuilder<boolean> =>
  concerns === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`block.department_id in (select id from department
        where concern_id = any(${[...concerns]}::uuid[]))`;

export async function listBlocks(
  db: Db,
  actor: Actor,
  query: Input<typeof blockCalls.list>['query'],
) {
  const page = pageOf(query, largestLimit.master);
  const { year } = query;
  const inYear = year
    ? sql<boolean>`block.start_on <= ${`${year}-12-31`} and block.end_on >= ${`${year}-01-01`}`
    : sql<boolean>`true`;
  const seen = sql<boolean>`(${within(actor)} or block.department_id is null) and ${inYear}`;
  return { rows: await findBlocks(db, seen, page), total: await countBlocks(db, seen), ...page };
}

const asFault = (error: unknown): never => {
  const column = isRefused(error)
    ? /^leave_block_(\w+)_id_fkey$/.exec(error.constraint ?? '')
    : null;
  if (!column) throw error;
  const path = column[1] === 'department' ? 'department' : 'leaveType';
  throw new Refusal(ruleRefused, {}, [{ path, code: 'gone', values: {} }]);
};

export async function createBlock(call: Call<Tx>, given: Input<typeof blockCalls.create>['body']) {
  const { db, actor, clock } = call;
  if (given.until < given.from) throw new Refusal(endsBeforeStart);
  const at = clock.now();
  const { name, from, until, departmentId = null, leaveTypeId = null } = given;
  const block = { id: newId(at), name, from, until, departmentId, leaveTypeId };
  await insertBlock(db, block, at).catch(asFault);
  const isThis = sql<boolean>`block.id = ${block.id} and ${within(actor)}`;
  const [record] = await findBlocks(db, isThis);
  // of another concern, or of the whole house by someone who has a part of it
  if (!record) throw new Refusal(notFound);
  await note(call, {
    action: 'leave-block.create',
    record: 'leave_block',
    id: block.id,
    after: block,
  });
  return { record };
}

export async function removeBlock(call: Call<Tx>, id: string) {
  const { db, actor } = call;
  const isThis = sql<boolean>`block.id = ${id} and ${within(actor)}`;
  const [before] = await findBlocks(db, isThis);
  if (!before) throw new Refusal(notFound);
  await deleteBlock(db, id);
  await note(call, {
    action: 'leave-block.remove',
    record: 'leave_block',
    id,
    before: { name: before.name, from: before.from, until: before.until },
  });
  return {};
}
