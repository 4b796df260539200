import '../calendar.css';
import type { Shift } from '@muster/contract/calendar/shift-calls.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import { statusColumn } from '../../../ui/list/status-column.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/words.ts';
import { isOverMidnight, lengthOf, showLength, showTime } from './shift-time.ts';
import { TimeBar } from './time-bar.tsx';

export function shiftColumns(words: Words, language: Language): readonly Column<Shift>[] {
  const { shift, shifts } = words.calendar;
  const { fields } = shift;
  const hours = (row: Shift): string =>
    render(
      shifts.from,
      { from: showTime(row.startsAt, language), until: showTime(row.endsAt, language) },
      language,
    );
  const minutes = (count: number): string =>
    render('{count} ', { count }, language) + shifts.minutes;
  return [
    {
      key: 'name',
      header: fields.name,
      sortable: true,
      place: 'title',
      cell: ({ name, shortName, colour }) => (
        <span className="cal-shift">
          <span className="cal-tag" style={{ '--cal-colour': colour } as never}>
            {shortName}
          </span>
          {name}
        </span>
      ),
    },
    {
      key: 'startTime',
      header: shifts.hours,
      sortable: true,
      place: 'meta',
      cell: (row) => (
        <span className="cal-two">
          <span>
            {hours(row)}
            {isOverMidnight(row) && <em> {shifts.nextDay}</em>}
          </span>
          <TimeBar {...row} />
        </span>
      ),
    },
    {
      key: 'length',
      header: shifts.length,
      place: 'meta',
      cell: (row) => showLength(lengthOf(row), words, language),
    },
    {
      key: 'breakMinutes',
      header: fields.breakMinutes,
      place: 'meta',
      isNamed: true,
      cell: ({ breakMinutes }) => minutes(breakMinutes),
    },
    {
      key: 'graceIn',
      header: fields.graceIn,
      place: 'meta',
      isNamed: true,
      cell: ({ graceIn }) => minutes(graceIn),
    },
    { ...statusColumn<Shift>(words), sortable: false },
  ];
}
