import { costCalls } from '@muster/contract/pay/cost-calls.ts';
import { salaryEntryCalls } from '@muster/contract/pay/entry-calls.ts';
import { salaryCalls } from '@muster/contract/pay/rate-calls.ts';
import { runCalls } from '@muster/contract/pay/run-calls.ts';
import { ownPayCalls, salarySheetCalls } from '@muster/contract/pay/sheet-calls.ts';
import { structureCalls } from '@muster/contract/pay/structure/structure-calls.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { nowFor } from '../../platform/now.ts';
import type { PayDeps } from './deps.ts';
import { createEntry, endSalaryEntry, listEntries, removeEntry } from './entries/entries.ts';
import { readCost } from './overview/read-cost.ts';
import { listSalaries } from './rates/list-salaries.ts';
import { readRates } from './rates/read-rates.ts';
import { changeRate, createRate, removeRate } from './rates/save-rate.ts';
import { approveRun } from './runs/approve.ts';
import { cancelRun } from './runs/cancel.ts';
import { generateRun } from './runs/generate.ts';
import { payRun } from './runs/pay.ts';
import { listRuns, readRun } from './runs/read-runs.ts';
import {
  holdPay,
  overrideSheet,
  recomputeSheet,
  releasePay,
  removeSheet,
} from './sheets/change-sheet.ts';
import { listSheets } from './sheets/list-sheets.ts';
import { listOwnPayslips, readOwnPayslip } from './sheets/own-payslips.ts';
import { previewSheets } from './sheets/preview.ts';
import { readPayslip } from './sheets/read-payslip.ts';
import { addVersion, removeVersion } from './structures/change-versions.ts';
import { readStructure } from './structures/read-structure.ts';

const structureRoutes: readonly Route[] = [
  route(structureCalls.read, { tx: false }, ({ input, db }) => readStructure(db, input.params.id)),
  route(structureCalls.add, { tx: true }, ({ input, ...call }) =>
    addVersion(call, input.params.id, input.body),
  ),
  route(structureCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeVersion(call, input.params.id, input.params.version),
  ),
];

const salaryRoutes = (deps: PayDeps): readonly Route[] => [
  route(salaryCalls.list, { tx: false }, async ({ input, ...call }) => {
    const { today } = nowFor(call.actor, await deps.now(call));
    return listSalaries(call.db, call.actor, input.query, today);
  }),
  route(salaryCalls.create, { tx: true }, ({ input, ...call }) => createRate(call, input.body)),
  route(salaryCalls.change, { tx: true }, ({ input, ...call }) =>
    changeRate(call, input.params.id, input.body, deps),
  ),
  route(salaryCalls.changeNamed, { tx: true }, ({ input, ...call }) => {
    const { id, ...given } = input.body;
    return changeRate(call, id, given, deps);
  }),
  route(salaryCalls.history, { tx: false }, ({ input, db, actor }) =>
    readRates(db, actor, input.params.id),
  ),
  route(salaryCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeRate(call, input.params.id),
  ),
  route(salaryEntryCalls.list, { tx: false }, ({ input, ...call }) =>
    listEntries(call, input.query),
  ),
  route(salaryEntryCalls.create, { tx: true }, ({ input, ...call }) =>
    createEntry(call, input.body),
  ),
  route(salaryEntryCalls.end, { tx: true }, ({ input, ...call }) =>
    endSalaryEntry(call, input.params.id, input.body.until),
  ),
  route(salaryEntryCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeEntry(call, input.params.id),
  ),
];

const runRoutes: readonly Route[] = [
  route(runCalls.list, { tx: false }, ({ input, ...call }) => listRuns(call, input.query)),
  route(runCalls.read, { tx: false }, ({ input, ...call }) => readRun(call, input.params.id)),
  route(runCalls.generate, { tx: true }, ({ input, ...call }) => generateRun(call, input.body)),
  route(runCalls.approve, { tx: true }, ({ input, ...call }) => approveRun(call, input.body)),
  route(runCalls.pay, { tx: true }, ({ input, ...call }) => payRun(call, input.body)),
  route(runCalls.cancel, { tx: true }, ({ input, ...call }) =>
    cancelRun(call, input.params.id, input.body.reason),
  ),
];

const overviewRoutes: readonly Route[] = [
  route(costCalls.months, { tx: false }, ({ input, ...call }) => readCost(call, input.query)),
];

const sheetRoutes: readonly Route[] = [
  route(salarySheetCalls.list, { tx: false }, ({ input, ...call }) =>
    listSheets(call, input.query),
  ),
  route(salarySheetCalls.preview, { tx: false }, ({ input, ...call }) =>
    previewSheets(call, input.query),
  ),
  route(salarySheetCalls.read, { tx: false }, ({ input, ...call }) =>
    readPayslip(call, input.params.id),
  ),
  route(salarySheetCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeSheet(call, input.params.id),
  ),
  route(salarySheetCalls.hold, { tx: true }, ({ input, ...call }) =>
    holdPay(call, input.params.id, input.body.reason),
  ),
  route(salarySheetCalls.release, { tx: true }, ({ input, ...call }) =>
    releasePay(call, input.params.id),
  ),
  route(salarySheetCalls.override, { tx: true }, ({ input, ...call }) =>
    overrideSheet(call, input.params.id, input.body),
  ),
  route(salarySheetCalls.recompute, { tx: true }, ({ input, ...call }) =>
    recomputeSheet(call, input.params.id),
  ),
  route(ownPayCalls.list, { tx: false }, ({ input, ...call }) =>
    listOwnPayslips(call, input.query),
  ),
  route(ownPayCalls.read, { tx: false }, ({ input, ...call }) =>
    readOwnPayslip(call, input.params.id),
  ),
];

export const payRoutes = (deps: PayDeps): readonly Route[] => [
  ...structureRoutes,
  ...salaryRoutes(deps),
  ...runRoutes,
  ...sheetRoutes,
  ...overviewRoutes,
];
