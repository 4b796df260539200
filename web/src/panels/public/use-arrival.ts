import type { SessionUser, UserType } from '@muster/contract/identity/account.ts';
import { useRouter } from '@tanstack/react-router';
import { startSession } from '../../session/session.ts';
import { notify } from '../../ui/status/notify.ts';

interface Arrived {
  readonly token: string;
  readonly user: SessionUser;
  readonly userType: UserType;
}

/** Someone is in: on to the first screen, and what is said there. */
export function useArrival() {
  const router = useRouter();
  return async (session: Arrived, path: string, said: string): Promise<void> => {
    startSession(session);
    router.history.replace(path);
    await router.load();
    notify.success(said);
  };
}
