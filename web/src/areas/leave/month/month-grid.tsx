import './month.css';
import type { ShownInMonth } from '@muster/contract/leave/calls/month-calls.ts';
import { weekdayOf } from '@muster/contract/kernel/dates/dates.ts';
import type { CSSProperties } from 'react';
import { useWeekend } from '../../../session/company-days.ts';
import { dayPart } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { type Bar, type Week, leaveWeeks } from './month-weeks.ts';

/** How many bars have room in a week; the rest is counted. */
const lanes = 3;

type Shown = readonly ShownInMonth[];
const colourOf = (colour: string) => ({ '--leave-colour': colour }) as CSSProperties;

/** Of leave whose it is and for what; of a colleague only that they are away. */
export function useBarText() {
  const { words, say } = useWords();
  const { month } = words.leave;
  return ({ name, type, what }: ShownInMonth): string =>
    what === 'holiday' ? name : say(month.who, { name, type: type || month.away });
}

function BarShown({ bar }: { readonly bar: Bar<ShownInMonth> }) {
  const textOf = useBarText();
  const text = textOf(bar.shown);
  return (
    <li
      className="month-bar"
      data-begun={bar.isBegun || undefined}
      data-unended={bar.isUnended || undefined}
      title={text}
      style={{
        ...colourOf(bar.shown.colour),
        gridColumn: `${bar.start + 1} / span ${bar.length}`,
        gridRow: bar.lane + 2,
      }}
    >
      {text}
    </li>
  );
}

interface DayProps {
  readonly day: string;
  readonly at: number;
  readonly month: string;
  readonly now: string;
  readonly holidays: Shown;
  readonly hidden: number;
  readonly onDay: (day: string) => void;
}

function Day({ day, at, month, now, holidays, hidden, onDay }: DayProps) {
  const { words, say, language } = useWords();
  const { month: said } = words.leave;
  const weekend = useWeekend();
  const [holiday] = holidays;
  const whole = dayPart(day, language, { dateStyle: 'full' });
  return (
    <div
      className="month-day"
      data-free={weekend.includes(weekdayOf(day)) || undefined}
      data-outside={!day.startsWith(month) || undefined}
      data-today={day === now || undefined}
      data-holiday={holiday ? true : undefined}
      style={{ gridColumn: at + 1, ...(holiday && colourOf(holiday.colour)) }}
    >
      <p>
        <time dateTime={day} aria-current={day === now ? 'date' : undefined}>
          {dayPart(day, language, { day: 'numeric' })}
        </time>
        {holiday && <em title={holiday.name}>{holiday.name}</em>}
      </p>
      {hidden > 0 && (
        <button
          type="button"
          aria-label={say(said.moreOn, { day: whole, count: hidden })}
          onClick={() => onDay(day)}
        >
          {say(said.more, { count: hidden })}
        </button>
      )}
    </div>
  );
}

interface WeekProps extends Pick<DayProps, 'month' | 'now' | 'onDay'> {
  readonly week: Week<ShownInMonth>;
  readonly holidays: Shown;
}

const covers = (day: string) => (one: { from: string; until: string }) =>
  one.from <= day && one.until >= day;

function WeekShown({ week, holidays, ...props }: WeekProps) {
  const { language } = useWords();
  const [first = '', last = ''] = [week.days[0], week.days.at(-1)];
  const short = { month: 'short', day: 'numeric' } as const;
  const label = `${dayPart(first, language, short)} – ${dayPart(last, language, short)}`;
  const isHidden = ({ lane }: Bar<ShownInMonth>) => lane >= lanes;
  return (
    <li className="month-week" aria-label={label}>
      {week.days.map((day, at) => (
        <Day
          key={day}
          day={day}
          at={at}
          holidays={holidays.filter(covers(day))}
          hidden={week.bars.filter((bar) => isHidden(bar) && covers(day)(bar.shown)).length}
          {...props}
        />
      ))}
      <ul>
        {week.bars
          .filter((bar) => !isHidden(bar))
          .map((bar) => (
            <BarShown key={bar.shown.id} bar={bar} />
          ))}
      </ul>
    </li>
  );
}

interface MonthGridProps extends Pick<DayProps, 'month' | 'now' | 'onDay'> {
  readonly shown: Shown;
}

/** A month as a wall calendar: holidays colour their days, leave lies over them in bars. */
export function MonthGrid({ shown, ...props }: MonthGridProps) {
  const { language } = useWords();
  const holidays = shown.filter(({ what }) => what === 'holiday');
  const weeks = leaveWeeks(
    props.month,
    shown.filter(({ what }) => what === 'leave'),
  );
  return (
    <div className="month">
      <div className="month-names" aria-hidden>
        {(weeks[0]?.days ?? []).map((day) => (
          <span key={day}>{dayPart(day, language, { weekday: 'short' })}</span>
        ))}
      </div>
      <ol>
        {weeks.map((week) => (
          <WeekShown key={week.days[0]} week={week} holidays={holidays} {...props} />
        ))}
      </ol>
    </div>
  );
}
