import '../attendance.css';
import type { SummaryRow } from '@muster/contract/attendance/attendance-rows.ts';
import { useWords } from '../../../words/words.ts';
import { showMinutes } from '../day/time-text.ts';

export type Totals = Omit<SummaryRow, 'employee'>;

const counts = ['present', 'late', 'halfDay', 'absent', 'leave'] as const;
const lengths = ['worked', 'overtime'] as const;

/** A month added up. */
export function MonthTotals({ totals }: { readonly totals: Totals }) {
  const { words, language } = useWords();
  const { summary, person } = words.attendance;
  const number = new Intl.NumberFormat(language);
  return (
    <dl className="att-totals" aria-label={person.totals}>
      {counts.map((key) => (
        <div key={key}>
          <dt>{summary.columns[key]}</dt>
          <dd>{number.format(totals[key])}</dd>
        </div>
      ))}
      {lengths.map((key) => (
        <div key={key}>
          <dt>{summary.columns[key]}</dt>
          <dd>{showMinutes(totals[key], words, language)}</dd>
        </div>
      ))}
      {totals.deduction > 0 && (
        <div>
          <dt>{summary.columns.deduction}</dt>
          <dd>{number.format(totals.deduction)}</dd>
        </div>
      )}
    </dl>
  );
}
