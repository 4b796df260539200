import { bonusCalls } from '@muster/contract/pay/bonus/bonus-calls.ts';
import { costCalls } from '@muster/contract/pay/overview/cost-calls.ts';
import { runCompareCalls } from '@muster/contract/pay/overview/compare-calls.ts';
import { runInputCalls } from '@muster/contract/pay/overview/input-calls.ts';
import { salaryEntryCalls } from '@muster/contract/pay/entry-calls.ts';
import { correctionCalls } from '@muster/contract/pay/corrections/correction-calls.ts';
import { loanCalls } from '@muster/contract/pay/loans/loan-calls.ts';
import { payslipAroundCalls } from '@muster/contract/pay/payslip/payslip-around.ts';
import { payslipReaderCalls } from '@muster/contract/pay/readings/payslip-readers.ts';
import { salaryCalls } from '@muster/contract/pay/rate-calls.ts';
import { reversalCalls } from '@muster/contract/pay/corrections/reversal-calls.ts';
import { runCalls } from '@muster/contract/pay/run-calls.ts';
import { ownPayCalls } from '@muster/contract/pay/own-pay-calls.ts';
import { salarySheetCalls } from '@muster/contract/pay/sheet-calls.ts';
import { structureCalls } from '@muster/contract/pay/structure/structure-calls.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { nowFor } from '../../platform/now.ts';
import type { Db, Tx } from '../../platform/db/transaction.ts';
import type { PayCall, PayDeps } from './deps.ts';
import {
  createCorrection,
  listCorrections,
  removeCorrection,
} from './corrections/late-corrections.ts';
import { generateBonus } from './bonus/generate-bonus.ts';
import { readReligions } from './bonus/read-religions.ts';
import { bankRoutes } from './bank/bank-routes.ts';
import { createEntry, endSalaryEntry, listEntries, removeEntry } from './entries/entries.ts';
import { fundRoutes } from './fund/fund-routes.ts';
import { cancelLoan, changeLoan, createLoan, payLoan } from './loans/change-loans.ts';
import { exportLoans } from './loans/export-loans.ts';
import { journalRoutes } from './journal/journal-routes.ts';
import { listLoans, readLoan, readOwnLoans } from './loans/read-loans.ts';
import { compareRun } from './overview/compare-run.ts';
import { readCost } from './overview/read-cost.ts';
import { readRunInputs } from './overview/read-inputs.ts';
import { exportSalaries } from './rates/export-salaries.ts';
import { listSalaries } from './rates/list-salaries.ts';
import { readRates } from './rates/read-rates.ts';
import { changeRate, createRate, removeRate } from './rates/save-rate.ts';
import { approveRun } from './runs/approve.ts';
import { stopGenerating } from './runs/attempts/stop.ts';
import { cancelRun } from './runs/cancel.ts';
import { closeRun } from './runs/close.ts';
import { generateRun } from './runs/generate.ts';
import { payRun } from './runs/pay.ts';
import { listRuns, readRun } from './runs/read-runs.ts';
import {
  approveReversal,
  askReversal,
  cancelReversal,
  listReversals,
} from './corrections/reverse.ts';
import {
  holdPay,
  overrideSheet,
  recomputeSheet,
  releasePay,
  removeSheet,
} from './sheets/change-sheet.ts';
import { readAroundOwn, readAroundPayslip } from './sheets/around-payslip.ts';
import { exportSheets } from './sheets/export-sheets.ts';
import { listSheets } from './sheets/list-sheets.ts';
import { listOwnPayslips, readOwnPayslip } from './sheets/own-payslips.ts';
import { readPayslipReaders } from './sheets/payslip-readers.ts';
import { previewSheets } from './sheets/preview.ts';
import { readPayslip } from './sheets/read-payslip.ts';
import { addVersion, removeVersion } from './structures/change-versions.ts';
import { readStructure } from './structures/read-structure.ts';
import { taxRoutes } from './tax/tax-routes.ts';

const structureRoutes = (deps: PayDeps): readonly Route[] => [
  route(structureCalls.read, { tx: false }, async ({ input, ...call }) => {
    const { today } = nowFor(call.actor, await deps.now(call));
    return readStructure(call.db, input.params.id, today);
  }),
  route(structureCalls.add, { tx: true }, async ({ input, ...call }) => {
    const { today } = nowFor(call.actor, await deps.now(call));
    return addVersion(call, input.params.id, input.body, today);
  }),
  route(structureCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeVersion(call, input.params.id, input.params.version),
  ),
];

const salaryRoutes = (deps: PayDeps): readonly Route[] => [
  route(salaryCalls.list, { tx: false }, async ({ input, ...call }) => {
    const { today } = nowFor(call.actor, await deps.now(call));
    return listSalaries(call, input.query, today);
  }),
  route(salaryCalls.export, { tx: false }, async ({ input, ...call }) => {
    const { today } = nowFor(call.actor, await deps.now(call));
    return exportSalaries(call, input.query, today);
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

const correctionRoutes: readonly Route[] = [
  route(correctionCalls.list, { tx: false }, ({ input, ...call }) =>
    listCorrections(call, input.query),
  ),
  route(correctionCalls.create, { tx: true }, ({ input, ...call }) =>
    createCorrection(call, input.body),
  ),
  route(correctionCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeCorrection(call, input.params.id),
  ),
];

const loanRoutes = (deps: PayDeps): readonly Route[] => {
  const todayOf = async (call: PayCall<Db> | PayCall<Tx>): Promise<string> =>
    nowFor(call.actor, await deps.now(call)).today;
  const monthOf = async (call: PayCall<Db> | PayCall<Tx>): Promise<string> =>
    (await todayOf(call)).slice(0, 7);
  return [
    route(loanCalls.list, { tx: false }, async ({ input, ...call }) =>
      listLoans(call, input.query, await monthOf(call)),
    ),
    route(loanCalls.export, { tx: false }, async ({ input, ...call }) =>
      exportLoans(call, input.query, nowFor(call.actor, await deps.now(call))),
    ),
    route(loanCalls.read, { tx: false }, async ({ input, ...call }) =>
      readLoan(call, input.params.id, await monthOf(call)),
    ),
    route(loanCalls.create, { tx: true }, async ({ input, ...call }) =>
      createLoan(call, input.body, await monthOf(call)),
    ),
    route(loanCalls.change, { tx: true }, async ({ input, ...call }) =>
      changeLoan(call, input.params.id, input.body, await monthOf(call), deps),
    ),
    route(loanCalls.pay, { tx: true }, async ({ input, ...call }) =>
      payLoan(call, input.params.id, input.body, await todayOf(call)),
    ),
    route(loanCalls.cancel, { tx: true }, async ({ input, ...call }) =>
      cancelLoan(call, input.params.id, await monthOf(call)),
    ),
    route(loanCalls.own, { tx: false }, async (call) => readOwnLoans(call, await monthOf(call))),
  ];
};

const runRoutes: readonly Route[] = [
  route(runCalls.list, { tx: false }, ({ input, ...call }) => listRuns(call, input.query)),
  route(runCalls.read, { tx: false }, ({ input, ...call }) => readRun(call, input.params.id)),
  route(runCalls.generate, { tx: true }, ({ input, ...call }) => generateRun(call, input.body)),
  route(runCalls.stop, { tx: true }, ({ input, ...call }) => stopGenerating(call, input.params.id)),
  route(runCalls.approve, { tx: true }, ({ input, ...call }) => approveRun(call, input.body)),
  route(runCalls.pay, { tx: true }, ({ input, ...call }) => payRun(call, input.body)),
  route(bonusCalls.religions, { tx: false }, ({ input, ...call }) =>
    readReligions(call, input.query.concernId),
  ),
  route(bonusCalls.generate, { tx: true }, ({ input, ...call }) => generateBonus(call, input.body)),
  route(runCalls.close, { tx: true }, ({ input, ...call }) => closeRun(call, input.params.id)),
  route(reversalCalls.list, { tx: false }, ({ input, ...call }) =>
    listReversals(call, input.params.id),
  ),
  route(reversalCalls.ask, { tx: true }, ({ input, ...call }) =>
    askReversal(call, input.params.id, input.body),
  ),
  route(reversalCalls.approve, { tx: true }, ({ input, ...call }) =>
    approveReversal(call, input.params.id),
  ),
  route(reversalCalls.cancel, { tx: true }, ({ input, ...call }) =>
    cancelReversal(call, input.params.id),
  ),
  route(runCalls.cancel, { tx: true }, ({ input, ...call }) =>
    cancelRun(call, input.params.id, input.body.reason),
  ),
];

const overviewRoutes: readonly Route[] = [
  route(runCompareCalls.read, { tx: false }, ({ input, ...call }) =>
    compareRun(call, input.params.id),
  ),
  route(runInputCalls.read, { tx: false }, ({ input, ...call }) =>
    readRunInputs(call, input.query),
  ),
  route(costCalls.months, { tx: false }, ({ input, ...call }) => readCost(call, input.query)),
];

const sheetRoutes: readonly Route[] = [
  route(salarySheetCalls.list, { tx: false }, ({ input, ...call }) =>
    listSheets(call, input.query),
  ),
  route(salarySheetCalls.export, { tx: false }, ({ input, ...call }) =>
    exportSheets(call, input.query),
  ),
  route(salarySheetCalls.preview, { tx: false }, ({ input, ...call }) =>
    previewSheets(call, input.query),
  ),
  route(salarySheetCalls.read, { tx: false }, ({ input, ...call }) =>
    readPayslip(call, input.params.id),
  ),
  route(payslipAroundCalls.one, { tx: false }, ({ input, ...call }) =>
    readAroundPayslip(call, input.params.id),
  ),
  route(payslipReaderCalls.list, { tx: false }, ({ input, ...call }) =>
    readPayslipReaders(call, input.params.id),
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
  route(payslipAroundCalls.own, { tx: false }, ({ input, ...call }) =>
    readAroundOwn(call, input.params.id),
  ),
];

export const payRoutes = (deps: PayDeps): readonly Route[] => [
  ...structureRoutes(deps),
  ...salaryRoutes(deps),
  ...loanRoutes(deps),
  ...fundRoutes(deps),
  ...correctionRoutes,
  ...runRoutes,
  ...sheetRoutes,
  ...bankRoutes,
  ...overviewRoutes,
  ...taxRoutes(deps),
  ...journalRoutes(deps),
];
