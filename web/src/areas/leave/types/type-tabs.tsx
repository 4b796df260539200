import { TabLinks } from '../../../ui/page/tab-links.tsx';
import { useWords } from '../../../words/words.ts';

/** Kinds of leave, and the days on which there is none. */
export function TypeTabs() {
  const { type: said, records } = useWords().words.leave;
  return (
    <TabLinks
      label={records.leaveType.many}
      areApart
      tabs={[
        { path: '/admin/leave-type', label: said.tabs.types },
        { path: '/admin/leave-type/blocked', label: said.tabs.blocks },
      ]}
    />
  );
}
