import type { PunchRow } from '@muster/contract/attendance/attendance-rows.ts';
import { showClock } from '@muster/contract/kernel/dates/clock-text.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/words.ts';
import { AttendancePerson } from './person-cell.tsx';

interface Telling {
  readonly words: Words;
  readonly language: Language;
  readonly zone: string;
}

/** What no longer counts is struck. */
const struck = (text: string, isVoid: boolean) => (isVoid ? <del>{text}</del> : text);

export function logColumns({ words, language, zone }: Telling): readonly Column<PunchRow>[] {
  const { fields, source, direction, log } = words.attendance;
  const none = <span className="dt-none">{words.list.none}</span>;
  return [
    {
      key: 'person',
      sortable: 'name',
      header: fields.person,
      place: 'title',
      cell: ({ employee }) => <AttendancePerson person={employee} />,
    },
    {
      key: 'day',
      header: fields.day,
      place: 'meta',
      cell: ({ day, isVoid }) => struck(showDay(day, language), isVoid),
    },
    {
      key: 'at',
      sortable: true,
      header: fields.time,
      place: 'meta',
      cell: ({ at, isVoid }) => struck(showClock(at, zone, language), isVoid),
    },
    {
      key: 'direction',
      header: fields.direction,
      place: 'meta',
      isBlank: (row) => row.direction === null,
      cell: (row) => (row.direction ? direction[row.direction] : none),
    },
    {
      key: 'source',
      header: fields.source,
      place: 'meta',
      cell: (row) => source[row.source],
    },
    {
      key: 'device',
      header: fields.device,
      place: 'meta',
      isBlank: ({ device }) => device === null,
      cell: ({ device }) => device?.name ?? none,
    },
    {
      key: 'flags',
      header: fields.flags,
      place: 'meta',
      isBlank: ({ isVoid }) => !isVoid,
      cell: ({ isVoid }) => (isVoid ? log.void : ''),
    },
  ];
}
