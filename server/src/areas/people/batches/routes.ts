import { batchCalls } from '@muster/contract/people/batches/batch-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { sheetRoutes } from '../../../platform/sheets/batches/sheet-routes.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { peopleSheet } from './people-sheet.ts';
import { readMissing } from './read-missing.ts';
import { startChange } from './start-change.ts';

export const batchRoutes = (parts: PeopleDeps): readonly Route[] => [
  ...sheetRoutes(peopleSheet, parts),
  route(batchCalls.change, { tx: true }, ({ input, ...call }) =>
    startChange(call, input.body, parts),
  ),
  route(batchCalls.missing, { tx: false }, ({ input, ...call }) =>
    readMissing(call, input.params.id),
  ),
];
