import { type ComponentProps, lazy, Suspense, useRef } from 'react';
import type { CalendarInput } from './calendar-input.tsx';
import { type HeldText, TypedDayInput } from './typed-day-input.tsx';

/** The calendar is heavy and few forms have one: it comes with the first that does. */
const Calendar = lazy(() =>
  import('./calendar-after-text.tsx').then((module) => ({ default: module.CalendarAfterText })),
);

/** A day, by typing it; from a calendar as soon as that has come, which takes over what was typed. */
export function DayInput(control: ComponentProps<typeof CalendarInput>) {
  const held = useRef<HeldText>({});
  const readHeld = () => held.current;
  const hold = (change: HeldText) => {
    held.current = { ...held.current, ...change };
  };
  return (
    <Suspense fallback={<TypedDayInput {...control} onHeld={hold} />}>
      <Calendar {...control} readHeld={readHeld} />
    </Suspense>
  );
}
