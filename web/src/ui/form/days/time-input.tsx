import { TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, useState } from 'react';
import { useWords } from '../../../words/words.ts';
import { clockIn, showClockOf } from '../../text/clock-text.ts';
import { usePhone } from '../../page/use-phone.ts';

interface TimeInputProps extends Omit<TextInputProps, 'defaultValue' | 'onChange' | 'type'> {
  readonly defaultValue?: string;
  /** 17:30, or the text itself where it cannot be read as a time */
  readonly onChange?: (held: string) => void;
}

/** As written here: in Bangla, and read in the figures of both languages. */
function WrittenTime({ defaultValue = '', onChange, onBlur, ...control }: TimeInputProps) {
  const { words, say, language } = useWords();
  const told = (held: string): string => {
    const time = clockIn(held);
    return time === undefined ? held : showClockOf(time, language);
  };
  const [text, setText] = useState(() => told(defaultValue));
  const type = (typed: string) => {
    setText(typed);
    onChange?.(clockIn(typed) ?? typed.trim());
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setText(told(text));
    onBlur?.(event);
  };
  const example = showClockOf('09:00', language);
  return (
    <TextInput
      {...control}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      placeholder={control.readOnly ? words.list.none : say(words.form.suchAs, { example })}
      autoComplete="off"
    />
  );
}

/** A time of the clock. The browser's own box speaks the browser's language; a phone's has a wheel. */
export function TimeInput(control: TimeInputProps) {
  const { language } = useWords();
  const isPhone = usePhone();
  if (language === 'bn' && !isPhone) return <WrittenTime {...control} />;
  const { onChange, ...others } = control;
  return (
    <TextInput
      {...others}
      type="time"
      onChange={(event) => onChange?.(event.currentTarget.value)}
    />
  );
}
