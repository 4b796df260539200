import '../attendance.css';
import type { DayStatus } from '@muster/contract/attendance/attendance-rows.ts';
import { useWords } from '../../../words/words.ts';
import { statusOrder } from '../day/day-words.ts';

interface DailyTilesProps {
  readonly totals: Readonly<Record<DayStatus, number>> | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (status: DayStatus | undefined) => void;
}

/** How many of each, as a bar and as buttons that narrow the list to one. */
export function DailyTiles({ totals, chosen, onChoose }: DailyTilesProps) {
  const { words, language } = useWords();
  const { daily, status: said, letter } = words.attendance;
  const number = new Intl.NumberFormat(language);
  // those who came late are among the present, and have their own piece of the bar
  const pieces = totals && { ...totals, Present: totals.Present - totals.Late };
  return (
    <div className="att-share">
      <div className="att-bar" aria-hidden>
        {pieces &&
          statusOrder
            .filter((status) => pieces[status] > 0)
            .map((status) => (
              <i key={status} data-status={status} style={{ flexGrow: pieces[status] }} />
            ))}
      </div>
      <fieldset className="att-tiles" aria-label={daily.share}>
        {statusOrder.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={chosen === status}
            data-empty={totals?.[status] === 0 || undefined}
            onClick={() => onChoose(chosen === status ? undefined : status)}
          >
            <i className="att-sign" data-status={status} aria-hidden>
              {letter[status]}
            </i>
            <span>{said[status]}</span>
            <b>{totals ? number.format(totals[status]) : words.list.none}</b>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
