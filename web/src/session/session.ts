import type { SessionUser, UserType } from '@muster/contract/identity/account.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface Session {
  readonly token: string | null;
  readonly user: SessionUser | null;
  readonly userType: UserType | null;
  /** of the last session here, so that the next one begins at the same login */
  readonly lastType: UserType | null;
}

const nobody: Session = { token: null, user: null, userType: null, lastType: null };

/** What an older version or a curious hand left in storage must not stop the start. */
function understood(stored: unknown): Session {
  const { token, user, userType, lastType } = (stored ?? nobody) as Partial<Session>;
  const isWhole =
    typeof token === 'string' &&
    userType &&
    Array.isArray(user?.capacities) &&
    Array.isArray(user.roles);
  return isWhole
    ? { token, user, userType, lastType: userType }
    : { ...nobody, lastType: lastType ?? null };
}

/** Who is logged in, kept in the browser under one key. */
export const useSession = create<Session>()(
  persist(() => nobody, { name: 'muster.login', merge: understood }),
);

export const startSession = (session: { token: string; user: SessionUser; userType: UserType }) =>
  useSession.setState({ ...session, lastType: session.userType }, true);
export const clearSession = () =>
  useSession.setState(({ userType, lastType }) => ({ ...nobody, lastType: userType ?? lastType }));

/** The own second factor was switched on or off just now. */
export const knowSecondFactor = (secondFactor: boolean) =>
  useSession.setState(({ user }) => ({ user: user && { ...user, secondFactor } }));

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
