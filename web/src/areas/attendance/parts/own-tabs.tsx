import { scopesOf } from '@muster/contract/kernel/actor.ts';
import { useSession } from '../../../session/session.ts';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { useWords } from '../../../words/words.ts';
import { leadsOthers } from '../team.ts';

const at = '/employee/attendance';

/** Who leads others has their attendance beside the own. */
export function OwnTabs() {
  const { own } = useWords().words.attendance;
  const held = useSession((session) => session.user?.capacities) ?? [];
  if (scopesOf(leadsOthers, held).size === 0) return null;
  return (
    <TabLinks
      label={own.title}
      areApart
      tabs={[
        { path: at, label: own.tabs.mine },
        { path: `${at}/team`, label: own.tabs.team },
        { path: `${at}/requests`, label: own.tabs.requests },
      ]}
    />
  );
}
