import '../../../ui/page/card.css';
import './matrix.css';
import { useWords } from '../../../words/words.ts';
import type { MatrixRow } from './matrix-grid.tsx';
import { MonthCalendar } from './month-calendar.tsx';

interface MatrixCardsProps {
  readonly rows: readonly MatrixRow[];
  readonly month: string;
  readonly today: string;
  readonly onOpen: (employeeId: string, day: string) => void;
}

/** What the matrix becomes on a phone: a small month for each person. */
export function MatrixCards({ rows, month, today, onOpen }: MatrixCardsProps) {
  const { words, language } = useWords();
  const { summary } = words.attendance;
  const number = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-GB');
  return (
    <ul className="att-cards">
      {rows.map(({ employee, days, totals }) => (
        <li key={employee.id} className="card">
          <h2>
            {employee.name} <small>{employee.number}</small>
          </h2>
          <p className="att-quiet">
            {(['present', 'late', 'absent', 'leave'] as const)
              .map((key) => `${summary.columns[key]} ${number.format(totals[key])}`)
              .join(' · ')}
          </p>
          <MonthCalendar
            name={employee.name}
            month={month}
            days={days}
            today={today}
            onChoose={(day) => onOpen(employee.id, day)}
            isSmall
          />
        </li>
      ))}
    </ul>
  );
}
