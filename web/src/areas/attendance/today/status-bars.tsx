import '../attendance.css';
import type { DayStatus } from '@muster/contract/attendance/attendance-rows.ts';
import { useWords } from '../../../words/words.ts';
import { statusOrder } from '../day/day-words.ts';

interface StatusBarsProps {
  readonly totals: Readonly<Record<DayStatus, number>>;
}

/** How many of each status, as bars beside their figures. */
export function StatusBars({ totals }: StatusBarsProps) {
  const { words, language } = useWords();
  const number = new Intl.NumberFormat(language);
  const most = Math.max(1, ...Object.values(totals));
  const shown = statusOrder.filter(
    (status) => totals[status] > 0 || ['Present', 'Late', 'Absent', 'Leave'].includes(status),
  );
  return (
    <dl className="board-bars">
      {shown.map((status) => (
        <div key={status}>
          <dt>{words.attendance.status[status]}</dt>
          <div className="board-bar" aria-hidden>
            {totals[status] > 0 && (
              <i
                className="att-tone"
                data-status={status}
                style={{ width: `${(totals[status] / most) * 100}%` }}
              />
            )}
          </div>
          <dd>{number.format(totals[status])}</dd>
        </div>
      ))}
    </dl>
  );
}
