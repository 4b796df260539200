import { slabCalls } from '@muster/contract/pay/tax/slab-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { taxReportCalls } from '@muster/contract/pay/tax/tax-report-calls.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { nowFor } from '../../../platform/now.ts';
import type { PayCall, PayDeps } from '../deps.ts';
import { declarationRoutes } from './declarations/declaration-routes.ts';
import { exportTaxReport } from './report/export-tax-report.ts';
import { listTaxReport } from './report/list-tax-report.ts';
import { readOwnTax, readTaxDetails } from './report/read-tax-details.ts';
import {
  createPlannedBonus,
  listPlannedBonuses,
  removePlannedBonus,
} from './taxpayers/planned-bonuses.ts';
import { correctDeposit, recordDeposit, removeDeposit } from './deposits/change-deposits.ts';
import { exportDepositList } from './deposits/export-deposit-list.ts';
import { listDeposits } from './deposits/list-deposits.ts';
import { taxDepositCalls } from '@muster/contract/pay/tax/deposits/deposit-calls.ts';
import { readTaxProfile, saveTaxProfile } from './taxpayers/tax-profile.ts';
import { plannedBonusCalls, taxProfileCalls } from '@muster/contract/pay/tax/taxpayer-calls.ts';
import { changeSlab, createSlab, removeSlab } from './slabs/change-slabs.ts';
import { listSlabs, readSlab } from './slabs/read-slabs.ts';

const slabRoutes = (deps: PayDeps): readonly Route[] => [
  route(slabCalls.list, { tx: false }, ({ input, db }) => listSlabs(db, input.query)),
  route(slabCalls.read, { tx: false }, ({ input, db }) => readSlab(db, input.params.id)),
  route(slabCalls.create, { tx: true }, ({ input, ...call }) => createSlab(call, input.body)),
  route(slabCalls.change, { tx: true }, ({ input, ...call }) =>
    changeSlab(call, input.params.id, input.body, deps),
  ),
  route(slabCalls.remove, { tx: true }, ({ input, ...call }) => removeSlab(call, input.params.id)),
];

const todayBy =
  (deps: PayDeps) =>
  async (call: PayCall<Db> | PayCall<Tx>): Promise<string> =>
    nowFor(call.actor, await deps.now(call)).today;

const reportRoutes = (deps: PayDeps): readonly Route[] => {
  const todayOf = todayBy(deps);
  return [
    route(taxReportCalls.list, { tx: false }, async ({ input, ...call }) =>
      listTaxReport(call, input.query, await todayOf(call)),
    ),
    route(taxReportCalls.export, { tx: false }, async ({ input, ...call }) =>
      exportTaxReport(call, input.query, await todayOf(call)),
    ),
    route(taxReportCalls.details, { tx: false }, async ({ input, ...call }) =>
      readTaxDetails(call, input.query, await todayOf(call)),
    ),
    route(taxReportCalls.own, { tx: false }, async ({ input, ...call }) =>
      readOwnTax(call, input.query.year, await todayOf(call)),
    ),
  ];
};

const taxpayerRoutes = (deps: PayDeps): readonly Route[] => [
  route(taxProfileCalls.read, { tx: false }, ({ input, ...call }) =>
    readTaxProfile(call, input.params.employeeId, input.query.year),
  ),
  route(taxProfileCalls.save, { tx: true }, ({ input, ...call }) =>
    saveTaxProfile(call, input.params.employeeId, input.body, deps),
  ),
  route(plannedBonusCalls.list, { tx: false }, ({ input, ...call }) =>
    listPlannedBonuses(call, input.query.concernId),
  ),
  route(plannedBonusCalls.create, { tx: true }, ({ input, ...call }) =>
    createPlannedBonus(call, input.body),
  ),
  route(plannedBonusCalls.remove, { tx: true }, ({ input, ...call }) =>
    removePlannedBonus(call, input.params.id),
  ),
];

const depositRoutes = (deps: PayDeps): readonly Route[] => {
  const todayOf = todayBy(deps);
  return [
    route(taxDepositCalls.list, { tx: false }, async ({ input, ...call }) =>
      listDeposits(call, input.query, await todayOf(call)),
    ),
    route(taxDepositCalls.export, { tx: false }, ({ input, ...call }) =>
      exportDepositList(call, input.query),
    ),
    route(taxDepositCalls.record, { tx: true }, async ({ input, ...call }) =>
      recordDeposit(call, input.body, await todayOf(call)),
    ),
    route(taxDepositCalls.correct, { tx: true }, async ({ input, ...call }) =>
      correctDeposit(call, input.params.id, input.body, { today: await todayOf(call), deps }),
    ),
    route(taxDepositCalls.remove, { tx: true }, ({ input, ...call }) =>
      removeDeposit(call, input.params.id, input.body.reason),
    ),
  ];
};

export const taxRoutes = (deps: PayDeps): readonly Route[] => [
  ...slabRoutes(deps),
  ...reportRoutes(deps),
  ...taxpayerRoutes(deps),
  ...declarationRoutes(deps),
  ...depositRoutes(deps),
];
