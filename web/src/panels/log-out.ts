import { call } from '../api/client.ts';
import { accountCalls } from '../session/account-calls.ts';
import { clearSession, useSession } from '../session/session.ts';
import { loginPaths } from '../session/auth-paths.ts';

const patience = 5000;

/**
 * Leaves even when the server cannot be reached: a shared computer must not stay logged in. Gives
 * the login of the person who left.
 */
export async function logOut() {
  const kind = useSession.getState().userType ?? 'admin';
  await call(accountCalls[kind].logout, {}, AbortSignal.timeout(patience)).catch(() => undefined);
  clearSession();
  return loginPaths[kind].login;
}
