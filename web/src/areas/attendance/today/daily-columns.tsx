import type { DayRow } from '@muster/contract/attendance/attendance-rows.ts';
import { showClock } from '@muster/contract/kernel/dates/clock-text.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/words.ts';
import { DaySign } from '../day/day-sign.tsx';
import { flagsOf } from '../day/day-words.ts';
import { AttendancePerson } from '../day/person-cell.tsx';
import { showMinutes } from '../day/time-text.ts';

interface Telling {
  readonly words: Words;
  readonly language: Language;
  readonly zone: string;
}

type Length = 'worked' | 'late' | 'early' | 'overtime';

/** A length, or nothing worth a word. */
const lengthColumn = (
  key: Length,
  { words, language }: Telling,
  sortable?: string,
): Column<DayRow> => ({
  key,
  sortable,
  header: words.attendance.fields[key],
  place: 'meta',
  align: 'end',
  isNamed: true,
  isBlank: (row) => row[key] === 0,
  cell: (row) =>
    row[key] > 0 ? (
      showMinutes(row[key], words, language)
    ) : (
      <span className="dt-none">{words.list.none}</span>
    ),
});

const timeColumn = (
  key: 'inAt' | 'outAt',
  header: string,
  { words, language, zone }: Telling,
): Column<DayRow> => ({
  key,
  sortable: key === 'inAt' ? 'inTime' : 'outTime',
  header,
  place: 'meta',
  isNamed: true,
  isBlank: (row) => row[key] === null,
  cell: ({ [key]: at }) =>
    at ? showClock(at, zone, language) : <span className="dt-none">{words.list.none}</span>,
});

export function dailyColumns(telling: Telling): readonly Column<DayRow>[] {
  const { words } = telling;
  const { fields } = words.attendance;
  return [
    {
      key: 'person',
      sortable: 'name',
      header: fields.person,
      place: 'title',
      cell: ({ employee }) => <AttendancePerson person={employee} />,
    },
    {
      key: 'status',
      sortable: true,
      header: fields.status,
      place: 'meta',
      cell: (row) => <DaySign day={row} />,
    },
    {
      key: 'shift',
      header: fields.shift,
      place: 'meta',
      isBlank: ({ shift }) => shift === null,
      cell: ({ shift }) => shift?.name ?? <span className="dt-none">{words.list.none}</span>,
    },
    timeColumn('inAt', fields.in, telling),
    timeColumn('outAt', fields.out, telling),
    lengthColumn('worked', telling, 'workedMinutes'),
    lengthColumn('late', telling, 'lateMinutes'),
    lengthColumn('early', telling),
    lengthColumn('overtime', telling),
    {
      key: 'flags',
      header: fields.flags,
      place: 'meta',
      isBlank: (row) => flagsOf(row, words).length === 0,
      cell: (row) => flagsOf(row, words).join(', '),
    },
  ];
}
