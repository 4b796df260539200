import { secondFactorCalls } from '@muster/contract/identity/own-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from './second-factor-set-up.ts';

export const secondFactorRoutes: readonly Route[] = [
  route(secondFactorCalls.begin, { tx: false }, ({ input, ...call }) =>
    beginSecondFactor(call, input.body.password),
  ),
  route(secondFactorCalls.confirm, { tx: true }, ({ input, ...call }) =>
    confirmSecondFactor(call, input.body.code),
  ),
  route(secondFactorCalls.remove, { tx: false }, ({ input, ...call }) =>
    removeSecondFactor(call, input.body.password),
  ),
];
