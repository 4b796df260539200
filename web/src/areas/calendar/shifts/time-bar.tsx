import '../calendar.css';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import { useWords } from '../../../words/words.ts';
import { showTime, stripesOf } from './shift-time.ts';

interface TimeBarProps {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly colour: string;
}

/** Midnight to midnight, and what of it a shift covers; what lies on the next day is paler. */
export function TimeBar({ startsAt, endsAt, colour }: TimeBarProps) {
  const { words, language } = useWords();
  const told = { from: showTime(startsAt, language), until: showTime(endsAt, language) };
  return (
    <span className="cal-bar" title={render(words.calendar.shifts.bar, told, language)} aria-hidden>
      {stripesOf({ startsAt, endsAt }).map(([left, width], at) => (
        <i
          key={left}
          data-next={at > 0 || undefined}
          style={{ left: `${left}%`, width: `${width}%`, backgroundColor: colour }}
        />
      ))}
    </span>
  );
}
