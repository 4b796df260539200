import type { SessionUser } from '@muster/contract/identity/account.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Session {
  readonly token: string | null;
  readonly user: SessionUser | null;
  readonly userType: 'admin' | 'employee' | 'applicant' | null;
}

const nobody: Session = { token: null, user: null, userType: null };

/** What an older version or a curious hand left in storage must not stop the start. */
function understood(stored: unknown): Session {
  const { token, user, userType } = (stored ?? nobody) as Partial<Session>;
  const isWhole = typeof token === 'string' && userType && Array.isArray(user?.capacities);
  return isWhole ? { token, user, userType } : nobody;
}

/** Who is logged in, kept in the browser under one key. */
export const useSession = create<Session>()(
  persist(() => nobody, { name: 'muster.login', merge: understood }),
);

export const enter = (session: {
  token: string;
  user: SessionUser;
  userType: Session['userType'];
}) => useSession.setState(session, true);
export const leave = () => useSession.setState(nobody, true);

/** Another tab logged in, out, or changed the password: this one follows. */
export function followOtherTabs(react: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key !== 'muster.login' && event.key !== null) return;
    const before = useSession.getState().user?.id;
    void useSession.persist.rehydrate();
    const now = useSession.getState().user?.id;
    // what is on the screen belongs to someone else
    if (before && now && before !== now) location.reload();
    else react();
  });
}
