import { isBusinessDay } from '@muster/contract/kernel/dates/business-dates.ts';
import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CalendarInput } from './calendar-input.tsx';
import { type HeldText, keptOf } from './typed-day-input.tsx';

interface CalendarAfterTextProps extends ComponentProps<typeof CalendarInput> {
  readonly readHeld: () => HeldText;
}

/** As if it were typed there: the kit keeps the text of its box to itself. */
function typeInto(box: HTMLInputElement, text: string): void {
  // by the setter of the browser: React would not notice its own
  Reflect.set(HTMLInputElement.prototype, 'value', text, box);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is marked in one box is marked in the other: whoever types on replaces it. */
const markAsIn = (box: HTMLInputElement, { selectionStart, selectionEnd }: HTMLInputElement) =>
  box.setSelectionRange(selectionStart, selectionEnd);

/** Who has left a day behind sees it as days are written; who is still typing goes on with the text. */
function isSettled({ text, focused }: HeldText): boolean {
  const kept = text === undefined ? null : keptOf(text);
  return !focused && (kept === null || isBusinessDay(kept));
}

/**
 * A calendar that came while someone was in its box: focus, text and what is marked stay as they are. A
 * moment passes between the drawing of the calendar and its coming, and what was done in it counts.
 */
export function CalendarAfterText({ readHeld, defaultValue, ...control }: CalendarAfterTextProps) {
  const box = useRef<HTMLInputElement>(null);
  const begun = useRef('');
  const [drawn] = useState(readHeld);
  const settled = isSettled(drawn) ? keptOf(drawn.text ?? '') : null;
  const first = drawn.text === undefined ? defaultValue : settled;
  const takeFocus = useEffectEvent(() => {
    const { current: input } = box;
    const { focused } = readHeld();
    if (!input) return;
    begun.current = input.value;
    if (!focused) return;
    input.focus();
    markAsIn(input, focused);
  });
  const takeText = useEffectEvent(() => {
    const { current: input } = box;
    const held = readHeld();
    const { text, focused } = held;
    if (!input || text === undefined) return;
    if (isSettled(held) && drawn.text === text) return;
    // with what was typed since it came
    const since = input.value.startsWith(begun.current)
      ? input.value.slice(begun.current.length)
      : '';
    typeInto(input, text + since);
    if (focused && since === '') markAsIn(input, focused);
    // typing opens the calendar, and nobody may be there any more to close it
    if (!focused)
      queueMicrotask(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  });
  useLayoutEffect(() => takeFocus(), []);
  // after the effects of the kit, which begin with the text of its value
  useEffect(() => takeText(), []);
  return <CalendarInput {...control} ref={box} defaultValue={first} />;
}
