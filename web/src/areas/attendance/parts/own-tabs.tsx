import '../../../ui/tabs.css';
import { scopesOf } from '@muster/contract/kernel/actor.ts';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../session/session.ts';
import { useWords } from '../../../words/words.ts';
import { leadsOthers } from '../team.ts';

const at = '/employee/attendance';

/** Who leads others has their attendance beside the own. */
export function OwnTabs() {
  const { own } = useWords().words.attendance;
  const held = useSession((session) => session.user?.capacities) ?? [];
  if (scopesOf(leadsOthers, held).size === 0) return null;
  const tabs = [
    { path: at, label: own.tabs.mine },
    { path: `${at}/team`, label: own.tabs.team },
    { path: `${at}/requests`, label: own.tabs.requests },
  ];
  return (
    <nav className="tabs" aria-label={own.title}>
      {tabs.map(({ path, label }) => (
        <Link
          key={path}
          to={path}
          className="tab"
          // the first is also the beginning of the others
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
