import { type ComponentProps, lazy, Suspense } from 'react';
import { useWords } from '../../../words/words.ts';
import type { RangeCalendar } from './range-calendar.tsx';

const Calendar = lazy(() =>
  import('./range-calendar.tsx').then((module) => ({ default: module.RangeCalendar })),
);

/** The calendar is heavy and few forms have one: it comes with the first that does. */
export function RangeInput(control: ComponentProps<typeof RangeCalendar>) {
  const { words } = useWords();
  const waiting = <output className="range-waiting" aria-label={words.list.loading} />;
  return (
    <Suspense fallback={waiting}>
      <Calendar {...control} />
    </Suspense>
  );
}
