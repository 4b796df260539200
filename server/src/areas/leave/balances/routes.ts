import { balanceCalls, blockCalls } from '@muster/contract/leave/calls/balance-calls.ts';
import { leaveCalls, ownLeaveCalls } from '@muster/contract/leave/calls/leave-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { LeaveDeps } from '../deps.ts';
import { changeBlock, createBlock, listBlocks, removeBlock } from './blocks.ts';
import { adjustBalance, closeYear, encash } from './change-balance.ts';
import { readClosing } from './read-closing.ts';
import { listBalances, readEntries, readLeaveSummary } from './read-balances.ts';

export const balanceRoutes = (parts: LeaveDeps): readonly Route[] => [
  route(leaveCalls.summary, { tx: false }, ({ input, ...call }) =>
    readLeaveSummary(call, input.query, parts),
  ),
  route(ownLeaveCalls.summary, { tx: false }, ({ input, ...call }) =>
    readLeaveSummary(call, input.query, parts),
  ),
  route(balanceCalls.list, { tx: false }, ({ input, ...call }) =>
    listBalances(call, input.query, parts),
  ),
  route(balanceCalls.entries, { tx: false }, ({ input, ...call }) =>
    readEntries(call, input.query, parts),
  ),
  route(balanceCalls.adjust, { tx: true }, ({ input, ...call }) =>
    adjustBalance(call, input.body, parts),
  ),
  route(balanceCalls.encash, { tx: true }, ({ input, ...call }) => encash(call, input.body, parts)),
  route(balanceCalls.closing, { tx: false }, ({ input, actor, db }) =>
    readClosing(db, actor, input.query),
  ),
  route(balanceCalls.close, { tx: true }, ({ input, ...call }) =>
    closeYear(call, input.body.year, parts),
  ),
  route(blockCalls.list, { tx: false }, ({ input, actor, db }) =>
    listBlocks(db, actor, input.query),
  ),
  route(blockCalls.create, { tx: true }, ({ input, ...call }) => createBlock(call, input.body)),
  route(blockCalls.change, { tx: true }, ({ input, ...call }) =>
    changeBlock(call, input.params.id, input.body, parts),
  ),
  route(blockCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeBlock(call, input.params.id),
  ),
];
