import { call } from '../api/client.ts';
import { accountCalls } from '../session/account-calls.ts';
import { clearSession, useSession } from '../session/session.ts';
import { loginPaths } from '../session/auth-paths.ts';

const patience = 5000;

/**
 * Leaves at once, even when the server is slow or cannot be reached: a shared computer must not
 * stay logged in when its tab is closed or sent elsewhere. Gives the login of the person who left.
 */
export function logOut() {
  const kind = useSession.getState().userType ?? 'admin';
  // on its way with the token, which is forgotten here before the answer
  void call(accountCalls[kind].logout, {}, AbortSignal.timeout(patience)).catch(() => undefined);
  clearSession();
  return loginPaths[kind].login;
}
