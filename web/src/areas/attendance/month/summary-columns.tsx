import type { SummaryRow } from '@muster/contract/attendance/attendance-rows.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/words.ts';
import type { Totals } from './month-totals.tsx';
import { AttendancePerson } from '../day/person-cell.tsx';
import { showMinutes } from '../day/time-text.ts';

const lengths: readonly (keyof Totals)[] = ['worked', 'lateMinutes', 'overtime'];
const order = [
  'working',
  'present',
  'late',
  'halfDay',
  'absent',
  'leave',
  'weeklyOff',
  'suspended',
  'longLeave',
  'holiday',
  'worked',
  'lateMinutes',
  'overtime',
  'missingOut',
  'deduction',
] as const;
/** Shown to those who ask for them. */
const extra: readonly string[] = [
  'weeklyOff',
  'holiday',
  'suspended',
  'longLeave',
  'lateMinutes',
  'missingOut',
];

export function summaryColumns(
  words: Words,
  language: Language,
  totals: Totals | undefined,
): readonly Column<SummaryRow>[] {
  const { summary, fields } = words.attendance;
  const number = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-GB');
  const shown = (key: keyof Totals, value: number) =>
    lengths.includes(key) ? showMinutes(value, words, language) : number.format(value);
  return [
    {
      key: 'person',
      sortable: 'name',
      header: fields.person,
      place: 'title',
      cell: ({ employee }) => <AttendancePerson person={employee} />,
      total: totals && summary.all,
    },
    ...order.map((key): Column<SummaryRow> => ({
      key,
      header: summary.columns[key],
      place: 'meta',
      align: 'end',
      isExtra: extra.includes(key),
      isNamed: true,
      isBlank: (row) => row[key] === 0,
      cell: (row) =>
        row[key] === 0 ? <span className="dt-none">{words.list.none}</span> : shown(key, row[key]),
      total: totals && shown(key, totals[key]),
    })),
  ];
}
