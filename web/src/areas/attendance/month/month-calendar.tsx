import '../attendance.css';
import type { JudgedDay } from '@muster/contract/attendance/attendance-rows.ts';
import { showClock } from '@muster/contract/kernel/dates/clock-text.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { dayPart } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { useZone } from '../../../session/company-days.ts';
import { flagsOf, daySentence, daySign } from '../day/day-words.ts';
import { weeksOfMonth } from './months.ts';
import { walk } from './grid-keyboard.ts';

interface MonthCalendarProps {
  readonly name: string;
  readonly month: string;
  readonly days: readonly JudgedDay[];
  readonly today: string;
  readonly chosen?: string;
  readonly onChoose: (day: string) => void;
  /** letters only, no times */
  readonly isSmall?: boolean;
}

interface DayProps {
  readonly at: string;
  readonly column: number;
  readonly day: JudgedDay | undefined;
  readonly calendar: MonthCalendarProps;
  readonly isFirst: boolean;
}

/** When someone came and went, under the sign. */
function Times({ day }: { readonly day: JudgedDay }) {
  const { words, language } = useWords();
  const zone = useZone();
  if (!day.inAt) return null;
  const out = day.outAt ? showClock(day.outAt, zone, language) : words.attendance.openEnd;
  return (
    <small aria-hidden>
      <span>{showClock(day.inAt, zone, language)}</span>
      <span>{out}</span>
    </small>
  );
}

function Day({ at, column, day, calendar, isFirst }: DayProps) {
  const { words, say, language } = useWords();
  const zone = useZone();
  const { person, cell } = words.attendance;
  const what = day ? daySentence(day, { words, language, zone }) : person.noDay;
  const long = dayPart(at, language, { weekday: 'long', day: 'numeric', month: 'long' });
  const isMarked = day && flagsOf(day, words).length > 0;
  return (
    <button
      type="button"
      data-day={at}
      data-column={column}
      data-status={day?.status}
      tabIndex={isFirst ? 0 : -1}
      aria-current={at === calendar.today ? 'date' : undefined}
      aria-pressed={at === calendar.chosen}
      title={what}
      onKeyDown={walk}
      onClick={() => calendar.onChoose(at)}
    >
      <span className="unseen">{say(cell, { name: calendar.name, day: long, what })}</span>
      <span className="att-date" aria-hidden>
        {dayPart(at, language, { day: 'numeric' })}
      </span>
      {day && (
        <i className="att-sign" data-status={day.status} aria-hidden>
          {daySign(day, words)}
        </i>
      )}
      {day && !calendar.isSmall && <Times day={day} />}
      {isMarked && <i className="att-mark" aria-hidden />}
    </button>
  );
}

/** 4 January 1970 was a Sunday. */
const week = Array.from({ length: 7 }, (_, at) => addDays('1970-01-04', at));

/** A month in weeks; the keyboard walks through it, a day is chosen by a click or Enter. */
export function MonthCalendar(calendar: MonthCalendarProps) {
  const { name, month, today, chosen, isSmall = false } = calendar;
  const { language } = useWords();
  const byDay = new Map(calendar.days.map((day) => [day.day, day]));
  const weeks = weeksOfMonth(month);
  const inMonth = (day: string | undefined) => (day?.startsWith(month) ? day : undefined);
  const first = inMonth(chosen) ?? inMonth(today) ?? `${month}-01`;
  return (
    <table className="att-calendar" data-small={isSmall || undefined}>
      <caption className="unseen">
        {name}, {dayPart(`${month}-01`, language, { month: 'long', year: 'numeric' })}
      </caption>
      <thead>
        <tr>
          {week.map((day) => (
            <th key={day} scope="col" aria-label={dayPart(day, language, { weekday: 'long' })}>
              {dayPart(day, language, { weekday: isSmall ? 'narrow' : 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days, at) => (
          <tr key={days.find(Boolean) ?? at} data-week>
            {days.map((day, column) => (
              <td key={day ?? `none ${column}`}>
                {day && (
                  <Day
                    at={day}
                    column={column}
                    day={byDay.get(day)}
                    calendar={calendar}
                    isFirst={day === first}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
