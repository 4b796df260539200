import { rosterCalls } from '@muster/contract/calendar/roster-calls.ts';
import { Menu } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { SelectionBar } from '../../../ui/list/filters/selection-bar.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshCalendar } from '../queries.ts';
import type { ShiftsById } from './day-words.ts';

interface SetDaysBarProps {
  readonly days: readonly { readonly employeeId: string; readonly day: string }[];
  /** how many of them are holidays */
  readonly holidays: number;
  readonly shifts: ShiftsById;
  readonly onDone: () => void;
}

/** What can be done with the chosen days: a shift, off, or what the roster says. */
export function SetDaysBar({ days, holidays, shifts, onDone }: SetDaysBarProps) {
  const { words, say } = useWords();
  const { roster } = words.calendar;
  const refresh = useRefreshCalendar();
  const save = useOneAtATime(async (set: string) => {
    try {
      const body = { days: days.map((day) => ({ ...day, set })) };
      const { overHolidays } = await call(rosterCalls.setDays, { body });
      const saved = say(roster.saved, { count: days.length });
      const over = overHolidays.length;
      notify.success(over > 0 ? say(roster.savedOver, { saved, count: over }) : saved);
      onDone();
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? roster.notSaved);
    }
    refresh();
  });
  const open = [...shifts.values()].filter(({ active }) => active);
  return (
    <SelectionBar count={days.length} onClear={onDone}>
      <Menu position="top" withinPortal>
        <Menu.Target>
          <button type="button" disabled={save.isBusy || open.length === 0}>
            {roster.setTo}
            <IconChevronUp size={14} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {holidays > 0 && <Menu.Label>{say(roster.overHolidays, { count: holidays })}</Menu.Label>}
          {open.map(({ id, name, shortName, colour }) => (
            <Menu.Item key={id} onClick={() => void save.start(id)}>
              <span className="cal-shift">
                <span className="cal-tag" style={{ '--cal-colour': colour } as never}>
                  {shortName}
                </span>
                {name}
              </span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <button type="button" disabled={save.isBusy} onClick={() => void save.start('off')}>
        {roster.setOff}
      </button>
      <button type="button" disabled={save.isBusy} onClick={() => void save.start('roster')}>
        {roster.setBack}
      </button>
    </SelectionBar>
  );
}
