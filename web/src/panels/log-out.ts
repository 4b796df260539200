import { call } from '../api/client.ts';
import { accountCalls } from '../session/account-calls.ts';
import { leave, useSession } from '../session/session.ts';
import { doors } from '../session/auth-paths.ts';

const patience = 5000;

/**
 * Leaves even when the server cannot be reached: a shared computer must not stay logged in. Gives
 * the login of the person who left.
 */
export async function logOut() {
  const kind = useSession.getState().userType ?? 'admin';
  await call(accountCalls[kind].logout, {}, AbortSignal.timeout(patience)).catch(() => undefined);
  leave();
  return doors[kind].login;
}
