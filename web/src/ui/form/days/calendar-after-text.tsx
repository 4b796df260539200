import { isBusinessDay } from '@muster/contract/kernel/dates/business-dates.ts';
import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CalendarInput } from './calendar-input.tsx';
import { type HeldText, keptOf } from './typed-day-input.tsx';

interface CalendarAfterTextProps extends ComponentProps<typeof CalendarInput> {
  readonly held: HeldText;
}

/** As if it were typed there: the kit keeps the text of its box to itself. */
function typeInto(box: HTMLInputElement, text: string): void {
  // by the setter of the browser: React would not notice its own
  Reflect.set(HTMLInputElement.prototype, 'value', text, box);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A calendar that came while someone was in its box: focus and text stay where they are. */
export function CalendarAfterText({ held, defaultValue, ...control }: CalendarAfterTextProps) {
  const box = useRef<HTMLInputElement>(null);
  const { text, isFocused } = held;
  const kept = text === undefined ? (defaultValue ?? null) : keptOf(text);
  // who has left a day behind sees it as days are written; who is still typing goes on with the text
  const isSettled = !isFocused && (kept === null || isBusinessDay(kept));
  const takeOver = useEffectEvent(() => {
    if (!box.current || isSettled || text === undefined) return;
    const { current: input } = box;
    // with what was typed since it came
    typeInto(input, text + input.value);
    // typing opens the calendar, and nobody may be there any more to close it
    if (!isFocused)
      queueMicrotask(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  });
  useLayoutEffect(() => {
    if (isFocused) box.current?.focus();
  }, [isFocused]);
  // after the effects of the kit, which begin with the text of its value
  useEffect(() => takeOver(), []);
  const first = text === undefined ? defaultValue : isSettled ? kept : null;
  return <CalendarInput {...control} ref={box} defaultValue={first} />;
}
