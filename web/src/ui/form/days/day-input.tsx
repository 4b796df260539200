import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { CalendarInput } from './calendar-input.tsx';
import { type HeldText, TypedDayInput } from './typed-day-input.tsx';

/** The calendar is heavy and few forms have one: it comes with the first that does. */
const Calendar = lazy(() =>
  import('./calendar-after-text.tsx').then((module) => ({ default: module.CalendarAfterText })),
);

/** A day, by typing it; from a calendar as soon as that has come, which takes over what was typed. */
export function DayInput(control: ComponentProps<typeof CalendarInput>) {
  // A state: a moment passes between the drawing of the calendar and its coming, and what someone
  // does in the box meanwhile has it drawn anew.
  const [held, setHeld] = useState<HeldText>({ isFocused: false });
  const hold = (change: Partial<HeldText>) => setHeld((before) => ({ ...before, ...change }));
  return (
    <Suspense fallback={<TypedDayInput {...control} onHeld={hold} />}>
      <Calendar {...control} held={held} />
    </Suspense>
  );
}
