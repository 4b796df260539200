import {
  adminCalls,
  applicantCalls,
  employeeCalls,
  loginPageCalls,
} from '@muster/contract/identity/calls.ts';
import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { forgotPassword, resetPassword } from './recovery.ts';

const routesOf = (kind: AccountKind, calls: typeof adminCalls): readonly Route[] => [
  route(calls.forgotPassword, { tx: false }, ({ input, ...call }) =>
    forgotPassword(call, kind, input.body.login),
  ),
  route(calls.resetPassword, { tx: false }, ({ input, ...call }) =>
    resetPassword(call, kind, input.params.token, input.body.password),
  ),
];

export const recoveryRoutes: readonly Route[] = [
  route(loginPageCalls.forgotPassword, { tx: false }, ({ input, ...call }) =>
    forgotPassword(call, 'any', input.body.login),
  ),
  ...routesOf('user', adminCalls),
  ...routesOf('employee', employeeCalls),
  ...routesOf('applicant', applicantCalls),
];
