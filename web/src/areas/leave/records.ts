import { leaveTypeCalls, type LeaveType } from '@muster/contract/leave/leave-type.ts';
import { blockCalls, type LeaveBlock } from '@muster/contract/leave/calls/balance-calls.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { call, CallRefused } from '../../api/client.ts';
import type { Body, HandRecord } from '../../api/hand-records/hand-record.ts';

/** One change shows in lists, balances, the month and the inbox: all is read again. */
const everywhere: readonly string[] = [];

// what a form gives was checked by the very schema of the call
export const leaveTypes: HandRecord<LeaveType> = {
  name: 'leave-types',
  one: (words) => words.leave.records.leaveType.one,
  shownIn: everywhere,
  bodies: { create: leaveTypeCalls.create.body, change: leaveTypeCalls.change.body },
  read: async (id, signal) => (await call(leaveTypeCalls.read, { params: { id } }, signal)).record,
  create: (given) =>
    call(leaveTypeCalls.create, { body: given as Body<typeof leaveTypeCalls.create> }),
  change: (id, body) => call(leaveTypeCalls.change, { params: { id }, body }),
  remove: (id) => call(leaveTypeCalls.remove, { params: { id } }),
};

/** There are few: one is found among all. */
async function readBlock(id: string, signal?: AbortSignal): Promise<LeaveBlock> {
  const { rows } = await call(blockCalls.list, { query: { limit: 0 } }, signal);
  const found = rows.find((row) => row.id === id);
  if (!found) throw new CallRefused(notFound.status, notFound.code, '');
  return found;
}

export const leaveBlocks: HandRecord<LeaveBlock> = {
  name: 'leave-blocks',
  one: (words) => words.leave.records.leaveBlock.one,
  shownIn: everywhere,
  bodies: { create: blockCalls.create.body, change: blockCalls.change.body },
  read: readBlock,
  create: (given) => call(blockCalls.create, { body: given as Body<typeof blockCalls.create> }),
  change: (id, body) => call(blockCalls.change, { params: { id }, body }),
  remove: (id) => call(blockCalls.remove, { params: { id } }),
};
