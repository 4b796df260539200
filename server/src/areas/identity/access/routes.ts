import { accessCalls } from '@muster/contract/identity/access-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { planAccess } from './candidates.ts';
import { changeAccess } from './change-access.ts';
import { giveAccess } from './give-access.ts';
import { readAccess } from './read-access.ts';

export const accessRoutes: readonly Route[] = [
  route(accessCalls.read, { tx: false }, ({ input, ...call }) => readAccess(call, input.params.id)),
  route(accessCalls.plan, { tx: false }, async ({ input, ...call }) => ({
    rows: (await planAccess(call, input.body)).map(({ told }) => told),
  })),
  route(accessCalls.give, { tx: false }, ({ input, ...call }) => giveAccess(call, input.body)),
  route(accessCalls.change, { tx: false }, ({ input, ...call }) =>
    changeAccess(call, input.params.id, input.body),
  ),
];
