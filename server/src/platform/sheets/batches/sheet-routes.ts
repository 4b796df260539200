import { type Route, route } from '../../http/route.ts';
import type { ReadNow } from '../../now.ts';
import { applyBatch, recheckBatch, removeBatch, undoBatch } from './change-state.ts';
import { mendBatch } from './mend-batch.ts';
import { mendedSheet } from './mended-sheet.ts';
import { listBatches, readBatch, type BatchReader, readLinesOf } from './read-batch.ts';
import type { SheetSubject } from './sheet-subject.ts';
import { type SheetGiven, startImport } from './start-import.ts';

/** The calls of the sheets of a room. */
export function sheetRoutes(
  subject: SheetSubject,
  parts: BatchReader & { readonly now: ReadNow },
): readonly Route[] {
  const { calls } = subject;
  return [
    route(calls.list, { tx: false }, ({ input, ...call }) =>
      listBatches(call, subject, input.query, parts),
    ),
    route(calls.read, { tx: false }, ({ input, ...call }) =>
      readBatch(call, subject, input.params.id, parts),
    ),
    route(calls.rows, { tx: false }, ({ input, ...call }) =>
      readLinesOf(call, subject, input.params.id, input.query),
    ),
    route(calls.import, { tx: true }, ({ input, ...call }) =>
      // read by the schema of the room's own call
      startImport(call, subject, input.body as unknown as SheetGiven, parts),
    ),
    route(calls.check, { tx: true }, ({ input, ...call }) =>
      recheckBatch(call, subject, input.params.id, parts),
    ),
    route(calls.mend, { tx: true }, ({ input, ...call }) =>
      mendBatch(call, subject, input.params.id, input.body, parts),
    ),
    route(calls.sheet, { tx: false }, ({ input, ...call }) =>
      mendedSheet(call, subject, input.params.id, input.query.format),
    ),
    route(calls.apply, { tx: true }, ({ input, ...call }) =>
      applyBatch(call, subject, input.params.id, parts),
    ),
    route(calls.undo, { tx: true }, ({ input, ...call }) =>
      undoBatch(call, subject, input.params.id, parts),
    ),
    route(calls.remove, { tx: true }, ({ input, ...call }) =>
      removeBatch(call, subject, input.params.id),
    ),
  ];
}
