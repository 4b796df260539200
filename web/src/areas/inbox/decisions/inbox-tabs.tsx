import '../../../ui/page/tabs.css';
import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { watching } from '@muster/contract/kernel/decisions/decision.ts';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../session/session.ts';
import { useWords } from '../../../words/words.ts';
import { tabs } from '../inbox-queries.ts';

interface InboxTabsProps {
  /** where the inbox is in this panel */
  readonly at: string;
  /** on the page below: none of the lists is open */
  readonly isBeside?: boolean;
}

/** Each tab begins at its first page; what waits for others is for those who may look on. */
export function InboxTabs({ at, isBeside = false }: InboxTabsProps) {
  const { inbox } = useWords().words;
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayWatch = scopesOf(watching, held).size > 0;
  return (
    <nav className="tabs" aria-label={inbox.title}>
      {tabs
        .filter((tab) => tab !== 'others' || mayWatch)
        .map((tab) => (
          <Link
            key={tab}
            to={at}
            search={{ which: tab === 'waiting' ? undefined : tab }}
            className="tab"
            activeOptions={{ exact: isBeside, includeSearch: true, explicitUndefined: true }}
            resetScroll={false}
          >
            {inbox.tabs[tab]}
          </Link>
        ))}
      <Link to={`${at}/delegation`} className="tab" resetScroll={false}>
        {inbox.delegation.title}
      </Link>
    </nav>
  );
}
