import { userTypeOf } from '@muster/contract/identity/account.ts';
import {
  adminCalls,
  applicantCalls,
  employeeCalls,
  firstLoginCalls,
  loginPageCalls,
} from '@muster/contract/identity/calls.ts';
import { type AccountKind, type Actor } from '@muster/contract/kernel/access/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { type Context, type Route, route } from '../../../platform/http/route.ts';
import { endSession } from '../../../platform/session/sessions.ts';
import { tableOfKind } from './account.ts';
import { sessionUserOf } from '../actor.ts';
import { changePassword } from './change-password.ts';
import { chooseFirstPassword } from '../login/first-password.ts';
import { logIn } from '../login/log-in.ts';
import { ownAccount } from './own-account.ts';

async function logOut(call: Context<Tx, Actor>, kind: AccountKind) {
  const { actor, db, requestId } = call;
  const { id } = await ownAccount(call, kind);
  const at = call.clock.now();
  await endSession(db, actor.sessionId, 'logout', at);
  const deed = { action: 'identity.logout', record: tableOfKind[kind], recordId: id };
  await audit(db, { at, actor, requestId, ...deed });
  return {};
}

/** Log in, log out, who am I, own password: the same for every kind, each under its own path. */
const routesOf = (kind: AccountKind, calls: typeof adminCalls): readonly Route[] => [
  route(calls.login, { tx: false }, ({ input, ...call }) => logIn(call, kind, input.body)),
  route(calls.logout, { tx: true }, (call) => logOut(call, kind)),
  route(calls.me, { tx: false }, async (call) => ({
    user: await sessionUserOf(call, await ownAccount(call, kind)),
    userType: userTypeOf[kind],
  })),
  route(calls.updatePassword, { tx: false }, ({ input, ...call }) =>
    changePassword(call, kind, input.body),
  ),
];

export const accountRoutes: readonly Route[] = [
  route(loginPageCalls.login, { tx: false }, ({ input, ...call }) =>
    logIn(call, 'any', input.body),
  ),
  ...routesOf('user', adminCalls),
  ...routesOf('employee', employeeCalls),
  ...routesOf('applicant', applicantCalls),
  route(firstLoginCalls.choose, { tx: false }, ({ input, ...call }) =>
    chooseFirstPassword(call, input.body.newPassword),
  ),
];
