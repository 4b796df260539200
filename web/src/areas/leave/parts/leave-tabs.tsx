import { scopesOf } from '@muster/contract/kernel/actor.ts';
import { seeLeave } from '@muster/contract/leave/leave-calls.ts';
import { useSession } from '../../../session/session.ts';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { useWords } from '../../../words/words.ts';

/** Whether someone sees the leave of others. */
export function useLeadsOthers(): boolean {
  const held = useSession((session) => session.user?.capacities) ?? [];
  return [...scopesOf(seeLeave, held)].some((scope) => scope !== 'own');
}

/** The own leave and, for managers, that of their people. */
export function LeaveTabs() {
  const { own } = useWords().words.leave;
  if (!useLeadsOthers()) return null;
  return (
    <TabLinks
      label={own.tabs}
      areApart
      tabs={[
        { path: '/employee/leave', label: own.mine },
        { path: '/employee/leave/team', label: own.team },
      ]}
    />
  );
}
