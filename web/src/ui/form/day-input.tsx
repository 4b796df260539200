import { TextInput } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { CalendarInput } from './calendar-input.tsx';

/** The calendar is heavy and few forms have one: it comes with the first that does. */
const Calendar = lazy(() =>
  import('./calendar-input.tsx').then((module) => ({ default: module.CalendarInput })),
);

export function DayInput(control: ComponentProps<typeof CalendarInput>) {
  const { label, required, description, inputWrapperOrder, className, placeholder } = control;
  const told = { label, required, description, inputWrapperOrder, className, placeholder };
  const waiting = <TextInput {...told} aria-label={control['aria-label']} readOnly />;
  return (
    <Suspense fallback={waiting}>
      <Calendar {...control} />
    </Suspense>
  );
}
