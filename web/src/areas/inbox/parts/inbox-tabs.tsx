import '../../../ui/tabs.css';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../words/words.ts';
import { tabs } from '../inbox-queries.ts';

/** Each tab begins at its first page. */
export function InboxTabs() {
  const { inbox } = useWords().words;
  return (
    <nav className="tabs" aria-label={inbox.title}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to="."
          search={{ which: tab === 'waiting' ? undefined : tab }}
          className="tab"
          activeOptions={{ includeSearch: true, explicitUndefined: true }}
          resetScroll={false}
        >
          {inbox.tabs[tab]}
        </Link>
      ))}
    </nav>
  );
}
