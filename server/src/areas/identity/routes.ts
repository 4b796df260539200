import { identityCalls } from '@muster/contract/identity/calls.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notAllowed } from '@muster/contract/kernel/refusals.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { endSession } from '../../platform/session/sessions.ts';
import { sessionUserOf } from './actor.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { setUp, setupState } from './set-up.ts';
import { findUser } from './store.ts';

export const identityRoutes: readonly Route[] = [
  route(identityCalls.adminLogin, { tx: false }, ({ input, ...call }) => logIn(call, input.body)),
  route(identityCalls.adminLogout, { tx: true }, async ({ actor, db, clock }) => {
    await endSession(db, actor.sessionId, 'logout', clock.now());
    return {};
  }),
  route(identityCalls.adminMe, { tx: false }, async ({ actor, db }) => {
    const user = actor.kind === 'user' ? await findUser(db, actor.accountId) : undefined;
    if (!user) throw new Refusal(notAllowed);
    return { user: sessionUserOf(user), userType: 'admin' as const };
  }),
  route(identityCalls.adminUpdatePassword, { tx: false }, ({ input, ...call }) =>
    changePassword(call, input.body),
  ),
  route(identityCalls.setupState, { tx: false }, ({ input, ...call }) =>
    setupState(call, input.params.token),
  ),
  route(identityCalls.setup, { tx: false }, ({ input, ...call }) =>
    setUp(call, input.params.token, input.body),
  ),
];
