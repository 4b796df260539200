import { type Holiday, holidayCalls } from '@muster/contract/calendar/holiday-calls.ts';
import { stretchesOf } from '@muster/contract/calendar/holiday-stretches.ts';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, CallRefused } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { showYear } from './show-year.ts';
import { movingHolidays, useRefreshCalendar } from '../queries.ts';

/** The same days a year later, where there is one of that name and day already it stays as it is. */
async function copyOne(holiday: Holiday, year: number): Promise<boolean> {
  const next = { ...holiday, recurring: true };
  const [days] = stretchesOf(next, `${year}-01-01`, `${year}-12-31`);
  if (!days) return false;
  const { name, type, colour, half } = holiday;
  const locations = holiday.locations.map(({ id }) => id);
  try {
    await call(holidayCalls.create, { body: { name, type, colour, half, locations, ...days } });
    return true;
  } catch (error) {
    if (error instanceof CallRefused && 'name' in error.fields) return false;
    throw error;
  }
}

/** Last year's days as a start for the next: those by the moon are then moved by hand. */
export function CopyHolidays({ year }: { readonly year: number }) {
  const { words, say, language } = useWords();
  const [from, to] = [showYear(year, language), showYear(year + 1, language)];
  const said = words.calendar.holidays;
  const { data: holidays = [] } = useQuery(movingHolidays(year));
  const [isAsked, setAsked] = useState(false);
  const refresh = useRefreshCalendar();
  const copy = useOneAtATime(async () => {
    let count = 0;
    try {
      for (const holiday of holidays) if (await copyOne(holiday, year + 1)) count += 1;
      notify.success(say(said.copied, { count }));
    } catch {
      notify.error(said.copyFailed);
    }
    setAsked(false);
    refresh();
  });
  if (holidays.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {say(said.copy, { year: to })}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        tone="calm"
        title={say(said.copyTitle, { from, to })}
        confirm={say(said.copy, { year: to })}
        isBusy={copy.isBusy}
        onConfirm={() => void copy.start()}
        onCancel={() => setAsked(false)}
      >
        {say(said.copyHint, { count: holidays.length })}
      </ConfirmDialog>
    </>
  );
}
