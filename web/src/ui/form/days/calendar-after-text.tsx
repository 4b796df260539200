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

type Control = ComponentProps<typeof CalendarInput>;

/** As if it were typed there: the kit keeps the text of its box to itself. */
function typeInto(box: HTMLInputElement, text: string): void {
  // by the setter of the browser: React would not notice its own
  Reflect.set(HTMLInputElement.prototype, 'value', text, box);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is marked in one box is marked in the other: whoever types on replaces it. */
const markAsIn = (box: HTMLInputElement, { selectionStart, selectionEnd }: HTMLInputElement) =>
  box.setSelectionRange(selectionStart, selectionEnd);

function TakingOver({ held, defaultValue, ...control }: Control & { readonly held: HeldText }) {
  const box = useRef<HTMLInputElement>(null);
  const { text, focused } = held;
  const kept = text === undefined ? (defaultValue ?? null) : keptOf(text);
  // who has left a day behind sees it as days are written; who is still typing goes on with the text
  const isSettled = !focused && (kept === null || isBusinessDay(kept));
  const takeFocus = useEffectEvent(() => {
    if (!box.current || !focused) return;
    box.current.focus();
    if (text === undefined) markAsIn(box.current, focused);
  });
  const takeText = useEffectEvent(() => {
    if (!box.current || isSettled || text === undefined) return;
    const { current: input } = box;
    const since = input.value;
    // with what was typed since it came
    typeInto(input, text + since);
    if (focused && since === '') markAsIn(input, focused);
    // typing opens the calendar, and nobody may be there any more to close it
    if (!focused)
      queueMicrotask(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  });
  useLayoutEffect(() => takeFocus(), []);
  // after the effects of the kit, which begin with the text of its value
  useEffect(() => takeText(), []);
  const first = text === undefined ? defaultValue : isSettled ? kept : null;
  return <CalendarInput {...control} ref={box} defaultValue={first} />;
}

interface CalendarAfterTextProps extends Control {
  readonly readHeld: () => HeldText;
}

/** A calendar that came while someone was in its box: focus, text and what is marked stay as they are. */
export function CalendarAfterText({ readHeld, ...control }: CalendarAfterTextProps) {
  const [held, setHeld] = useState<HeldText>();
  if (held) return <TakingOver {...control} held={held} />;
  // Not while it is drawn: a moment passes until it takes the place of the box, and someone may click
  // and type there meanwhile.
  return <span hidden ref={() => setHeld(readHeld())} />;
}
