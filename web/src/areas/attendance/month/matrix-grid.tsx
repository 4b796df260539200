import './matrix.css';
import type { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import type { JudgedDay } from '@muster/contract/attendance/attendance-rows.ts';
import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import { dayPart } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { useZone } from '../../../session/company-days.ts';
import { flagsOf, daySentence, daySign } from '../day/day-words.ts';
import { daysOfMonth } from './months.ts';
import { walk } from './grid-keyboard.ts';

export type MatrixRow = Answer<typeof attendanceCalls.matrix>['rows'][number];

interface MatrixGridProps {
  readonly rows: readonly MatrixRow[];
  readonly month: string;
  readonly today: string;
  readonly isStale: boolean;
  readonly onOpen: (employeeId: string, day: string) => void;
}

/** What a row adds up to. */
const sums = [
  ['present', 'Present'],
  ['late', 'Late'],
  ['absent', 'Absent'],
  ['leave', 'Leave'],
] as const;

function Head({ month, today }: Pick<MatrixGridProps, 'month' | 'today'>) {
  const { words, language } = useWords();
  const { fields, summary, letter } = words.attendance;
  return (
    <thead>
      <tr>
        <th scope="col">{fields.person}</th>
        {daysOfMonth(month).map((day) => (
          <th scope="col" key={day} aria-current={day === today ? 'date' : undefined}>
            <small>{dayPart(day, language, { weekday: 'narrow' })}</small>
            {dayPart(day, language, { day: 'numeric' })}
          </th>
        ))}
        {sums.map(([key, status]) => (
          <th scope="col" key={key} className="att-sum" title={summary.columns[key]}>
            <i className="att-sign" data-status={status} aria-hidden>
              {letter[status]}
            </i>
            <span className="unseen">{summary.columns[key]}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CellProps {
  readonly name: string;
  readonly day: JudgedDay;
  readonly column: number;
  readonly isFirst: boolean;
  readonly onOpen: () => void;
}

function Cell({ name, day, column, isFirst, onOpen }: CellProps) {
  const { words, say, language } = useWords();
  const zone = useZone();
  const what = daySentence(day, { words, language, zone });
  const long = dayPart(day.day, language, { weekday: 'long', day: 'numeric', month: 'long' });
  const isMarked = flagsOf(day, words).length > 0;
  return (
    <button
      type="button"
      className="att-sign"
      data-status={day.status}
      data-day={day.day}
      data-column={column}
      data-marked={isMarked || undefined}
      tabIndex={isFirst ? 0 : -1}
      title={what}
      onKeyDown={walk}
      onClick={onOpen}
    >
      <span className="unseen">{say(words.attendance.cell, { name, day: long, what })}</span>
      <span aria-hidden>{daySign(day, words)}</span>
    </button>
  );
}

/** People by days. */
export function MatrixGrid({ rows, month, today, isStale, onOpen }: MatrixGridProps) {
  const { words, language } = useWords();
  const number = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-GB');
  const days = daysOfMonth(month);
  // the first there is: someone may have joined later in the month
  const first = rows.find((row) => row.days.length > 0);
  return (
    <div className="att-matrix-frame" data-stale={isStale || undefined}>
      <table className="att-matrix">
        <caption className="unseen">{words.attendance.matrix.title}</caption>
        <Head month={month} today={today} />
        <tbody>
          {rows.map((row) => {
            const byDay = new Map(row.days.map((day) => [day.day, day]));
            const { employee } = row;
            return (
              <tr key={employee.id} data-week>
                <th scope="row">
                  {employee.name}
                  <small>{employee.number}</small>
                </th>
                {days.map((date, column) => {
                  const day = byDay.get(date);
                  return (
                    <td key={date}>
                      {day && (
                        <Cell
                          name={employee.name}
                          day={day}
                          column={column}
                          isFirst={row === first && day === row.days[0]}
                          onOpen={() => onOpen(employee.id, date)}
                        />
                      )}
                    </td>
                  );
                })}
                {sums.map(([key]) => (
                  <td key={key} className="att-sum">
                    {number.format(row.totals[key])}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
