import '../calendar.css';
import type { Holiday } from '@muster/contract/calendar/holiday-calls.ts';
import { type Stretch, stretchesOf } from '@muster/contract/calendar/holiday-stretches.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import { dayPart, showDay } from '../../../ui/text/day-text.ts';
import { statusColumn } from '../../../ui/list/status-column.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/words.ts';

/** The days of a holiday in the year that is looked at. */
const daysIn = (holiday: Holiday, year: number): Stretch =>
  stretchesOf(holiday, `${year}-01-01`, `${year}-12-31`)[0] ?? holiday;

function whenOf(holiday: Holiday, year: number, words: Words, language: Language): string {
  const { from, until } = daysIn(holiday, year);
  if (from === until) return showDay(from, language);
  const short = dayPart(from, language, { month: 'short', day: '2-digit' });
  const span = { from: short, until: showDay(until, language) };
  return render(words.calendar.holidays.span, span, language);
}

const weekday = (day: string, language: Language) => dayPart(day, language, { weekday: 'long' });

const lengthOf = ({ half, totalDays }: Holiday, words: Words, language: Language): string => {
  const said = words.calendar.holidays;
  return half ? said.halfDay : render(said.days, { count: totalDays }, language);
};

/** Text and bare elements only: a kit component in every cell is slow. */
export function holidayColumns(
  words: Words,
  language: Language,
  year: number,
): readonly Column<Holiday>[] {
  const { holiday, holidays } = words.calendar;
  const { fields } = holiday;
  return [
    {
      key: 'name',
      header: fields.name,
      sortable: true,
      place: 'title',
      cell: ({ name, colour }) => (
        <span className="dt-colour">
          <i style={{ backgroundColor: colour }} /> {name}
        </span>
      ),
    },
    {
      key: 'startDate',
      header: holidays.day,
      sortable: true,
      place: 'meta',
      cell: (row) => (
        <span className="cal-two">
          {whenOf(row, year, words, language)}
          <small>
            {weekday(daysIn(row, year).from, language)} · {lengthOf(row, words, language)}
          </small>
        </span>
      ),
    },
    {
      key: 'type',
      header: fields.type,
      sortable: true,
      place: 'meta',
      cell: ({ type }) => holidays.types[type],
    },
    {
      key: 'locations',
      header: fields.locations,
      place: 'meta',
      cell: ({ locations }) =>
        locations.map(({ name }) => name).join(', ') || (
          <span className="dt-none">{holidays.everywhere}</span>
        ),
    },
    {
      key: 'recurring',
      header: fields.recurring,
      place: 'meta',
      isBlank: ({ recurring }) => !recurring,
      cell: ({ recurring }) =>
        recurring ? holidays.yearly : <span className="dt-none">{words.list.none}</span>,
    },
    { ...statusColumn<Holiday>(words), sortable: false },
  ];
}
