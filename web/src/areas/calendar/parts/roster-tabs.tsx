import { rosterCalls } from '@muster/contract/calendar/roster-calls.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { useWords } from '../../../words/words.ts';

const at = '/admin/attendance/roster';

/** How rosters come about is seen by few; others see the days only and need no tabs. */
export function RosterTabs() {
  const { roster } = useWords().words.calendar;
  const mayLook = useMayCall(rosterCalls.assignments);
  if (!mayLook) return null;
  const tabs = [
    { path: at, label: roster.tabs.grid },
    { path: `${at}/assignments`, label: roster.tabs.assignments },
    { path: `${at}/patterns`, label: roster.tabs.patterns },
  ];
  return <TabLinks label={roster.title} areApart tabs={tabs} />;
}
