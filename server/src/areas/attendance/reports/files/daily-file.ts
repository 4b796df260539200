import type { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import type { DayRow } from '@muster/contract/attendance/attendance-rows.ts';
import type { ReportWords } from '@muster/contract/attendance/words/report-words.en.ts';
import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Db } from '../../../../platform/db/transaction.ts';
import type { SheetCell } from '../../../../platform/sheets/sheet.ts';
import { attendanceNow } from '../../judging/attendance-now.ts';
import { idsIn, sentSheet } from '../../../../platform/sheets/sent-sheet.ts';
import type { AttendanceCall } from '../../deps.ts';
import { refresh } from '../../judging/refresh.ts';
import { findDaily } from '../../store/reports.ts';
import { readZones, zonesOn } from '../../store/zone-on.ts';
import { whoIn } from '../who.ts';
import {
  count,
  fromFirst,
  hour,
  pageUpTo,
  refuseTooManyRows,
  reportWords,
} from './report-cells.ts';
import { dateCell, textCell } from '../../../../platform/sheets/sheet.ts';

const most = 100_000;

type Column = keyof ReportWords['columns'];
const columns = (
  row: DayRow,
  zone: string,
  { statuses, yes }: ReportWords,
): Partial<Record<Column, SheetCell>> => ({
  number: textCell(row.employee.number),
  name: textCell(row.employee.name),
  designation: textCell(row.employee.designationId.name),
  department: textCell(row.employee.departmentId?.name),
  day: dateCell(row.day),
  status: textCell(statuses[row.status]),
  shift: textCell(row.shift?.name),
  leave: textCell(row.leaveType?.shortName),
  in: hour(row.inAt, zone),
  out: hour(row.outAt, zone),
  worked: count(row.worked),
  late: count(row.late),
  early: count(row.early),
  overtime: count(row.overtime),
  missingOut: textCell(row.isMissingOut ? yes : null),
  waived: textCell(row.isWaived ? yes : null),
});
const names: readonly Column[] = [
  ...(['number', 'name', 'designation', 'department', 'day', 'status', 'shift', 'leave'] as const),
  ...(['in', 'out', 'worked', 'late', 'early', 'overtime', 'missingOut', 'waived'] as const),
];

/** The daily report as a file: same filters, same reach. */
export async function dailyFile(
  call: AttendanceCall<Db>,
  { format, ids, ...query }: Input<typeof attendanceCalls.dailyFile>['query'],
): Promise<SentFile> {
  const { db, actor, language } = call;
  const now = await attendanceNow(db, call);
  const day = query.date ?? now.today;
  const who = whoIn(actor, query);
  const chosen = idsIn(ids);
  await refresh(db, { from: day, until: day }, who.people, now);
  const found = await findDaily(db, who, day, { sort: fromFirst, ...query }, pageUpTo(most));
  refuseTooManyRows(found.length, most);
  const rows = chosen ? found.filter(({ employee }) => chosen.includes(employee.id)) : found;
  const words = reportWords(language);
  const asked = rows.map(({ employee }) => ({ id: employee.id, day }));
  const zoneOf = await zonesOn(db, await readZones(db, now.zoneOf), asked);
  const sheet = {
    header: names.map((name) => words.columns[name]),
    rows: rows.map((row) => {
      const cells = columns(row, zoneOf(row.employee.id, day), words);
      return names.map((name) => cells[name] ?? null);
    }),
  };
  return sentSheet(sheet, format);
}
