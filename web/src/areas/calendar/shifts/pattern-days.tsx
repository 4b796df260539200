import type { RosterPattern } from '@muster/contract/calendar/roster-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../words/words.ts';
import { allShifts } from '../queries.ts';

/** The days of a pattern in a row, each by its sign. */
export function PatternDays({ days }: Pick<RosterPattern, 'days'>) {
  const { words } = useWords();
  const { roster } = words.calendar;
  const { data } = useQuery(allShifts);
  return (
    <span className="cal-strip">
      {days.map((day, at) => {
        const shift = day && data?.find(({ id }) => id === day.id);
        return (
          <span
            key={at}
            className="cal-tag"
            data-off={!day || undefined}
            title={day?.name ?? roster.off}
            style={{ '--cal-colour': shift ? shift.colour : undefined } as never}
          >
            {day ? (shift?.shortName ?? day.name) : roster.offShort}
          </span>
        );
      })}
    </span>
  );
}
