import { isBusinessDay } from '@muster/contract/kernel/dates/business-dates.ts';
import { TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useWords } from '../../../words/words.ts';
import { parseTypedDay, showDay } from '../../text/day-text.ts';
import type { CalendarInput } from './calendar-input.tsx';

/** What someone did in a box before its calendar came. */
export interface HeldText {
  /** none: nothing was typed */
  readonly text?: string;
  /** the box itself, as long as someone is in it */
  readonly focused?: HTMLInputElement | undefined;
}

/** What a form keeps of a text: a day, the text itself where it is none, null where it is blank. */
export const keptOf = (text: string): string | null =>
  text.trim() === '' ? null : (parseTypedDay(text) ?? text);

interface TypedDayInputProps extends ComponentProps<typeof CalendarInput> {
  readonly onHeld: (change: HeldText) => void;
}

/** A day by typing alone, in the place of a calendar that is on its way. */
export function TypedDayInput({ onHeld, ...control }: TypedDayInputProps) {
  const { words, say, language } = useWords();
  const { label, required, description, inputWrapperOrder, className, error } = control;
  const { placeholder, readOnly, disabled, defaultValue = null, onChange, onBlur } = control;
  const shown = { label, required, description, inputWrapperOrder, className, error };
  const example = showDay('2026-11-15', language);
  return (
    <TextInput
      {...shown}
      aria-label={control['aria-label']}
      placeholder={
        placeholder ?? (readOnly ? words.list.none : say(words.form.suchAs, { example }))
      }
      readOnly={readOnly}
      disabled={disabled}
      leftSection={<IconCalendar size={16} stroke={1.7} aria-hidden />}
      defaultValue={
        isBusinessDay(defaultValue) ? showDay(defaultValue, language) : (defaultValue ?? '')
      }
      onFocus={(event) => onHeld({ focused: event.currentTarget })}
      onBlur={(event) => {
        onHeld({ focused: undefined });
        onBlur?.(event);
      }}
      onInput={({ currentTarget: { value } }) => {
        onHeld({ text: value });
        onChange?.(keptOf(value));
      }}
    />
  );
}
