import { AccountCard } from '../../areas/identity/account/account-card.tsx';
import { useSession } from '../../session/session.ts';
import { usePanel } from './panel.ts';
import { Greeting } from './greeting.tsx';

/** The first screen of employees and of applicants. */
export function OwnDashboard() {
  const user = useSession((session) => session.user);
  const { path } = usePanel();
  if (!user) return null;
  return (
    <>
      <Greeting user={user} />
      <AccountCard user={user} profile={`${path}/profile`} />
    </>
  );
}
