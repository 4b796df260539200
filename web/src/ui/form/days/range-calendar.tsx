import '@mantine/dates/styles.layer.css';
import './calendar-input.css';
import './range-calendar.css';
import { DatePicker } from '@mantine/dates';
import { givenDays, useCalendarDays, useCalendarWords } from './calendar-input.tsx';

export interface DayMark {
  readonly look: 'free' | 'special' | 'taken';
  /** said after the day */
  readonly text: string;
}

export interface RangeCalendarProps {
  readonly from: string | null;
  readonly until: string | null;
  /** the month that is shown first, where no day is chosen */
  readonly first: string;
  readonly markOf: (day: string) => DayMark | undefined;
  /** one day: twice the same */
  readonly onChange: (from: string, until: string) => void;
  readonly onMonth: (day: string) => void;
}

/** Days in a calendar that is always open: one click is a day, a second one makes a span of it. */
export function RangeCalendar(range: RangeCalendarProps) {
  const { getDayAriaLabel, valueFormat: _, ...calendar } = useCalendarWords();
  const days = useCalendarDays();
  const { from, until, markOf } = range;
  return (
    <DatePicker
      {...calendar}
      {...givenDays}
      type="range"
      className="range-calendar"
      data-single={from === until || undefined}
      allowSingleDateInRange
      value={[from, from === until ? null : until]}
      defaultDate={from ?? range.first}
      onChange={([first, last]) => first && range.onChange(first, last ?? first)}
      onDateChange={range.onMonth}
      getDayAriaLabel={(day) =>
        [getDayAriaLabel(day), markOf(day)?.text].filter(Boolean).join(', ')
      }
      {...days}
      getDayProps={(day) => ({
        ...days.getDayProps(day),
        'data-look': markOf(day)?.look,
        title: markOf(day)?.text,
      })}
      maxLevel="year"
    />
  );
}
