import { rosterCalls } from '@muster/contract/calendar/roster-calls.ts';
import { scopesOf } from '@muster/contract/kernel/actor.ts';
import { useSession } from '../../../session/session.ts';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { useWords } from '../../../words/words.ts';

const at = '/admin/attendance/roster';

/** Rosters are set by few; others see the days only and need no tabs. */
export function RosterTabs() {
  const { roster } = useWords().words.calendar;
  const held = useSession((session) => session.user?.capacities) ?? [];
  if (scopesOf(rosterCalls.assign.access, held).size === 0) return null;
  const tabs = [
    { path: at, label: roster.tabs.grid },
    { path: `${at}/assignments`, label: roster.tabs.assignments },
    { path: `${at}/patterns`, label: roster.tabs.patterns },
  ];
  return <TabLinks label={roster.title} areApart tabs={tabs} />;
}
