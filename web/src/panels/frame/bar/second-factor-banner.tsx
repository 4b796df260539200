import { IconShieldLock } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useSession } from '../../../session/session.ts';
import { useWords } from '../../../words/words.ts';
import { usePanel } from '../panel.ts';

const useTarget = () => `${usePanel().path}/profile/second-factor`;

/** The role must have a second factor, and there is none yet. */
export const useSecondFactorMissing = (): boolean =>
  useSession(({ user }) => Boolean(user?.secondFactorNeeded && !user.secondFactor));

export function SecondFactorBanner() {
  const { words } = useWords();
  const target = useTarget();
  const isThere = useRouterState({ select: (state) => state.location.pathname === target });
  const isMissing = useSecondFactorMissing();
  if (!isMissing || isThere) return null;
  return (
    <aside className="banner" aria-label={words.account.profile.secondFactor}>
      <IconShieldLock size={18} stroke={1.7} aria-hidden />
      <p>{words.account.secondFactor.neededBanner}</p>
      <Link to={target}>{words.account.secondFactor.neededAction}</Link>
    </aside>
  );
}
