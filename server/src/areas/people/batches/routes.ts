import { batchCalls } from '@muster/contract/people/batch-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PeopleParts } from '../change-employee.ts';
import { applyBatch, recheckBatch, removeBatch, undoBatch } from './change-state.ts';
import { mendBatch } from './mend-batch.ts';
import { mendedSheet } from './mended-sheet.ts';
import { listBatches, readBatch, readLinesOf } from './read-batch.ts';
import { readMissing } from './read-missing.ts';
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
  route(batchCalls.missing, { tx: false }, ({ input, ...call }) =>
    readMissing(call, input.params.id),
  ),
  route(batchCalls.mend, { tx: true }, ({ input, ...call }) =>
    mendBatch(call, input.params.id, input.body, parts),
  ),
  route(batchCalls.sheet, { tx: false }, ({ input, ...call }) =>
    mendedSheet(call, input.params.id, input.query.format),
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
