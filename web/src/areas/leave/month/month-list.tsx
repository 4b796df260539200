import './month.css';
import { lastOfMonth } from '@muster/contract/kernel/dates/dates.ts';
import type { ShownInMonth } from '@muster/contract/leave/calls/month-calls.ts';
import type { CSSProperties } from 'react';
import { dayPart } from '../../../ui/text/day-text.ts';
import { EmptyState } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { useBarText } from './month-grid.tsx';

const shape = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** What is on a day, line by line. */
export function DayLines({ shown, day }: { shown: readonly ShownInMonth[]; day: string }) {
  const { words, say, language } = useWords();
  const { month } = words.leave;
  const textOf = useBarText();
  return (
    <ul className="month-lines">
      {shown.map((one) => (
        <li key={one.id} style={{ '--leave-colour': one.colour } as CSSProperties}>
          <span>{textOf(one)}</span>
          {one.until > day && (
            <small>{say(month.untilDay, { day: dayPart(one.until, language, shape) })}</small>
          )}
        </li>
      ))}
    </ul>
  );
}

interface MonthListProps {
  readonly month: string;
  readonly now: string;
  readonly shown: readonly ShownInMonth[];
}

/** The month as a list, for a narrow page: each under the day on which it begins. */
export function MonthList({ month, now, shown }: MonthListProps) {
  const { words, language } = useWords();
  const first = `${month}-01`;
  const last = lastOfMonth(month);
  const startOf = ({ from }: ShownInMonth) => (from < first ? first : from);
  const inMonth = shown.filter(({ from, until }) => from <= last && until >= first);
  const days = [...new Set(inMonth.map(startOf))].toSorted();
  if (days.length === 0)
    return <EmptyState title={words.leave.month.nothing} hint={words.leave.month.nothingHint} />;
  return (
    <ol className="month-list">
      {days.map((day) => (
        <li key={day} data-today={day === now || undefined}>
          <h3>{dayPart(day, language, shape)}</h3>
          <DayLines shown={inMonth.filter((one) => startOf(one) === day)} day={day} />
        </li>
      ))}
    </ol>
  );
}
