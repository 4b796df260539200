import { rosterCalls } from '@muster/contract/calendar/roster-calls.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMayCall } from '../../../session/use-may-call.ts';
import { useWords } from '../../../words/words.ts';

/** How rosters come about is seen by few; others see the days only. */
export function RosterLinks() {
  const { roster } = useWords().words.calendar;
  const mayLook = useMayCall(rosterCalls.assignments);
  if (!mayLook) return null;
  return (
    <>
      <Button component={Link} to="/admin/attendance/roster/patterns" variant="default">
        {roster.tabs.patterns}
      </Button>
      <Button component={Link} to="/admin/attendance/roster/assignments" variant="default">
        {roster.tabs.assignments}
      </Button>
    </>
  );
}
