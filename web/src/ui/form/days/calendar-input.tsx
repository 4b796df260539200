import '@mantine/dates/styles.layer.css';
import './calendar-input.css';
import { firstDay, isBusinessDay, lastDay } from '@muster/contract/kernel/dates/business-dates.ts';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { today, useWeekend } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { clearButton } from '../inputs/clear-button.ts';
import { parseTypedDay, dayPart, showDay } from '../../text/day-text.ts';

interface CalendarInputProps extends Omit<DateInputProps, 'defaultValue' | 'onChange'> {
  readonly defaultValue?: string | null;
  /** a day, or the text itself where it cannot be read as one */
  readonly onChange?: (held: string | null) => void;
}

/** The short names are of one width only in English. */
const weekdays = { en: 'short', bn: 'narrow' } as const;

/** What a calendar offers: the days that can be given. */
export const givenDays = { minDate: firstDay, maxDate: lastDay } as const;

/** The company's own weekend, and today by its clock: the kit knows only that of the device. */
export function useCalendarDays() {
  // the setting holds the same seven numbers
  const weekendDays = [...useWeekend()] as NonNullable<DateInputProps['weekendDays']>;
  const now = today();
  return {
    weekendDays,
    firstDayOfWeek: 0 as const,
    highlightToday: true,
    getDayProps: (day: string) => ({ 'data-today': day === now || undefined }),
  };
}

export function useCalendarWords() {
  const { words, language } = useWords();
  const { form } = words;
  return {
    ariaLabels: {
      previousMonth: form.previousMonth,
      nextMonth: form.nextMonth,
      previousYear: form.previousYear,
      nextYear: form.nextYear,
      previousDecade: form.previousYears,
      nextDecade: form.nextYears,
    },
    valueFormat: (day: string) => showDay(day, language),
    getDayAriaLabel: (day: string) => dayPart(day, language, { dateStyle: 'full' }),
    renderDay: (day: string) => dayPart(day, language, { day: 'numeric' }),
    weekdayFormat: (day: string) => dayPart(day, language, { weekday: weekdays[language] }),
    monthLabelFormat: (day: string) => dayPart(day, language, { month: 'long', year: 'numeric' }),
    monthsListFormat: (day: string) => dayPart(day, language, { month: 'short' }),
    yearLabelFormat: (day: string) => dayPart(day, language, { year: 'numeric' }),
    yearsListFormat: (day: string) => dayPart(day, language, { year: 'numeric' }),
    decadeLabelFormat: (first: string, last: string) =>
      [first, last].map((day) => dayPart(day, language, { year: 'numeric' })).join('–'),
  };
}

/** A day by typing it or from the calendar; what cannot be read stays, for the contract to refuse. */
export function CalendarInput({ defaultValue, onChange, ...control }: CalendarInputProps) {
  const { words, say, language } = useWords();
  const calendar = useCalendarWords();
  const days = useCalendarDays();
  const example = showDay('2026-11-15', language);
  const name = control.label ?? control['aria-label'];
  const [isRead, setIsRead] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  const type = (text: string) => {
    const isBlank = text.trim() === '';
    const day = parseTypedDay(text);
    // beyond the range it stays as it was typed, for the contract to refuse
    setIsRead(isBlank || isBusinessDay(day));
    onChange?.(isBlank ? null : (day ?? text));
  };
  return (
    <DateInput
      {...calendar}
      {...control}
      defaultValue={defaultValue}
      onInput={(event) => type(event.currentTarget.value)}
      onChange={(day) => {
        setIsRead(true);
        onChange?.(day);
      }}
      {...givenDays}
      dateParser={(text) => parseTypedDay(text) ?? null}
      fixOnBlur={isRead}
      clearable={!control.required}
      allowDeselect={false}
      clearButtonProps={clearButton(say(words.list.clearFilter, { field: name as string }))}
      placeholder={
        control.placeholder ??
        (control.readOnly ? words.list.none : say(words.form.suchAs, { example }))
      }
      leftSection={<IconCalendar size={16} stroke={1.7} aria-hidden />}
      {...days}
      data-mantine-stop-propagation={isOpen || undefined}
      popoverProps={{
        shadow: 'md',
        // what is wrong stands below the box: the calendar does not cover it
        position: control.error ? 'top-start' : 'bottom-start',
        onOpen: () => setIsOpen(true),
        onClose: () => setIsOpen(false),
      }}
    />
  );
}
