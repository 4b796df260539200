import {
  entrySheetCalls,
  openingSheetCalls,
} from '@muster/contract/pay/by-sheet/pay-sheet-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { SheetDeps } from '../../../platform/sheets/batches/jobs/at-work.ts';
import { sheetJobs } from '../../../platform/sheets/batches/jobs/sheet-jobs.ts';
import type { BatchReader } from '../../../platform/sheets/batches/read-batch.ts';
import { sheetRoutes } from '../../../platform/sheets/batches/sheet-routes.ts';
import type { ReadNow } from '../../../platform/now.ts';
import { entryWork } from './entry-work.ts';
import { openingWork } from './opening-work.ts';
import { entrySheet, openingSheet } from './pay-sheet.ts';
import { sheetToFill } from './sheet-to-fill.ts';
import { totalsOfEntries, totalsOfOpenings } from './sheet-totals.ts';

export const bySheetRoutes = (parts: BatchReader & { readonly now: ReadNow }): readonly Route[] => [
  ...sheetRoutes(entrySheet, parts),
  ...sheetRoutes(openingSheet, parts),
  route(entrySheetCalls.template, { tx: false }, ({ input, ...call }) =>
    sheetToFill(call, entrySheet, input.query, parts),
  ),
  route(openingSheetCalls.template, { tx: false }, ({ input, ...call }) =>
    sheetToFill(call, openingSheet, input.query, parts),
  ),
  route(entrySheetCalls.totals, { tx: false }, ({ input, ...call }) =>
    totalsOfEntries(call, input.params.id),
  ),
  route(openingSheetCalls.totals, { tx: false }, ({ input, ...call }) =>
    totalsOfOpenings(call, input.params.id),
  ),
];

export const bySheetJobs = (deps: SheetDeps): readonly Job[] => [
  ...sheetJobs({ ...deps, subject: entrySheet, work: entryWork }),
  ...sheetJobs({ ...deps, subject: openingSheet, work: openingWork }),
];
