import '../attendance.css';
import type { DayStatus, JudgedDay } from '@muster/contract/attendance/attendance-rows.ts';
import { useWords } from '../../../words/words.ts';
import { daySign } from './day-words.ts';

/** A letter on its colour, and the word beside it: colour is never the only sign. */
export function DaySign({ day }: { readonly day: JudgedDay }) {
  const { words } = useWords();
  return (
    <span className="att-status">
      <i className="att-sign" data-status={day.status} aria-hidden>
        {daySign(day, words)}
      </i>
      {words.attendance.status[day.status]}
    </span>
  );
}

interface LegendProps {
  readonly statuses: readonly DayStatus[];
  /** days with a remark are marked */
  readonly hasMarks?: boolean;
}

/** What the signs in sight mean, each once. */
export function DayLegend({ statuses, hasMarks = false }: LegendProps) {
  const { attendance } = useWords().words;
  return (
    <ul className="att-legend" aria-label={attendance.legend}>
      {statuses.map((status) => (
        <li key={status}>
          <i className="att-sign" data-status={status} aria-hidden>
            {attendance.letter[status]}
          </i>
          {attendance.status[status]}
        </li>
      ))}
      {hasMarks && (
        <li>
          <i className="att-mark" aria-hidden />
          {attendance.fields.flags}
        </li>
      )}
    </ul>
  );
}
