import { Button } from '@mantine/core';
import type { JudgedDay } from '@muster/contract/attendance/attendance-rows.ts';
import { IconClockEdit } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../words/words.ts';
import { today, useZone } from '../../../session/company-days.ts';
import { DayDetails } from './day-facts.tsx';
import { EntryDialog, type EntryFor } from '../entries/entry-dialog.tsx';
import { useMayEnter } from '../entries/use-may-enter.ts';
import { timeIn } from './wall-time.ts';

interface PersonDayProps {
  readonly employeeId: string;
  readonly name: string;
  readonly day: string;
  readonly judged: JudgedDay | undefined;
  readonly children?: ReactNode;
}

/** A day of someone else: what is known of it, and what those who may enter punches do about it. */
export function PersonDay({ employeeId, name, day, judged, children }: PersonDayProps) {
  const { entry } = useWords().words.attendance;
  const zone = useZone();
  const [entering, setEntering] = useState<EntryFor>();
  const may = useMayEnter() && judged !== undefined && !judged.isLocked && day <= today();
  const whom = { day, ids: [employeeId], name };
  const { inAt = null, outAt = null } = judged ?? {};
  const times = inAt && {
    times: { inTime: timeIn(inAt, zone), outTime: outAt ? timeIn(outAt, zone) : '' },
  };
  return (
    <DayDetails
      employeeId={employeeId}
      day={day}
      judged={judged}
      onTakeOut={may ? (punchId) => setEntering({ ...whom, punchId }) : undefined}
    >
      {may && (
        <Button
          variant="default"
          leftSection={<IconClockEdit size={16} aria-hidden />}
          onClick={() => setEntering({ ...whom, ...times })}
        >
          {entry.openOne}
        </Button>
      )}
      {children}
      <EntryDialog of={entering} onClose={() => setEntering(undefined)} />
    </DayDetails>
  );
}
