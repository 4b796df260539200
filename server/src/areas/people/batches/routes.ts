import { batchCalls } from '@muster/contract/people/batch-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PeopleParts } from '../change-employee.ts';
import { applyBatch, recheckBatch, removeBatch, undoBatch } from './change-state.ts';
import { listBatches, readBatch, readLinesOf } from './read-batch.ts';
import { startChange } from './start-change.ts';
import { startImport } from './start-import.ts';

export const batchRoutes = (parts: PeopleParts): readonly Route[] => [
  route(batchCalls.list, { tx: false }, ({ input, ...call }) =>
    listBatches(call, input.query, parts),
  ),
  route(batchCalls.read, { tx: false }, ({ input, ...call }) =>
    readBatch(call, input.params.id, parts),
  ),
  route(batchCalls.rows, { tx: false }, ({ input, ...call }) =>
    readLinesOf(call, input.params.id, input.query),
  ),
  route(batchCalls.import, { tx: true }, ({ input, ...call }) =>
    startImport(call, input.body, parts),
  ),
  route(batchCalls.change, { tx: true }, ({ input, ...call }) =>
    startChange(call, input.body, parts),
  ),
  route(batchCalls.check, { tx: true }, ({ input, ...call }) =>
    recheckBatch(call, input.params.id, parts),
  ),
  route(batchCalls.apply, { tx: true }, ({ input, ...call }) =>
    applyBatch(call, input.params.id, parts),
  ),
  route(batchCalls.undo, { tx: true }, ({ input, ...call }) =>
    undoBatch(call, input.params.id, parts),
  ),
  route(batchCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeBatch(call, input.params.id),
  ),
];
