import { passwordChanged, sessionEnded, userGone } from '@muster/contract/kernel/refusals.ts';
import { call, type CallRefused } from '../api/client.ts';
import { accountCalls } from '../session/account-calls.ts';
import { useLayout } from '../session/layout.ts';
import { startSession, clearSession, useSession } from '../session/session.ts';
import { notify } from '../ui/status/notify.ts';

const saidKey = 'muster.said';
const startsAfresh: readonly string[] = [userGone.code, passwordChanged.code];

/** All that the product keeps in this browser, but never answers of an exam that are not yet sent. */
function forgetEverything(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('muster.') && !key.startsWith('muster.exam.')) localStorage.removeItem(key);
}

/** The server no longer knows our session: say so once, then to the login. */
export function sessionEnd(toLogin: () => void): (refused: CallRefused) => void {
  return (refused) => {
    // several calls of one screen are refused at the same moment
    if (!useSession.getState().token) return;
    if (startsAfresh.includes(refused.code)) {
      sessionStorage.setItem(saidKey, refused.message);
      forgetEverything();
      clearSession();
      location.reload();
      return;
    }
    clearSession();
    notify.error(refused.message || sessionEnded[useLayout.getState().language]);
    toLogin();
  };
}

/** What was said just before a reload, shown once after it. */
export function sayLastWord(): void {
  const said = sessionStorage.getItem(saidKey);
  sessionStorage.removeItem(saidKey);
  if (said) notify.error(said);
}

const patience = 5000;

/** A session from storage is believed at once and asked about behind the scenes. */
export async function verifySession(): Promise<void> {
  const { token, userType: kind } = useSession.getState();
  if (!token || !kind) return;
  try {
    const { user, userType } = await call(accountCalls[kind].me, {}, AbortSignal.timeout(patience));
    if (useSession.getState().token === token) startSession({ token, user, userType });
  } catch {
    // refused: sessionEnd has acted; no answer in time: the next call will tell
  }
}
