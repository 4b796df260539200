import { fundCalls } from '@muster/contract/pay/fund/fund-calls.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { nowFor } from '../../../platform/now.ts';
import type { PayCall, PayDeps } from '../deps.ts';
import { addInterest, previewInterest } from './add-interest.ts';
import { enterFund, takeFundEntryBack } from './change-fund.ts';
import { exportFund, listFund } from './list-fund.ts';
import { readFund, readOwnFund } from './read-fund.ts';

export const fundRoutes = (deps: PayDeps): readonly Route[] => {
  const todayOf = async (call: PayCall<Db> | PayCall<Tx>): Promise<string> =>
    nowFor(call.actor, await deps.now(call)).today;
  return [
    route(fundCalls.list, { tx: false }, ({ input, ...call }) => listFund(call, input.query)),
    route(fundCalls.export, { tx: false }, ({ input, ...call }) => exportFund(call, input.query)),
    route(fundCalls.previewInterest, { tx: false }, async ({ input, ...call }) =>
      previewInterest(call, input.query, await todayOf(call)),
    ),
    route(fundCalls.addInterest, { tx: true }, async ({ input, ...call }) =>
      addInterest(call, input.body, await todayOf(call)),
    ),
    route(fundCalls.read, { tx: false }, async ({ input, ...call }) =>
      readFund(call, input.params.id, await todayOf(call)),
    ),
    route(fundCalls.enter, { tx: true }, async ({ input, ...call }) =>
      enterFund(call, input.body, await todayOf(call)),
    ),
    route(fundCalls.takeBack, { tx: true }, async ({ input, ...call }) =>
      takeFundEntryBack(call, input.params.id, input.body.reason, await todayOf(call)),
    ),
    route(fundCalls.own, { tx: false }, async (call) => readOwnFund(call, await todayOf(call))),
  ];
};
