import type { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Db } from '../../../../platform/db/transaction.ts';
import { sentSheet } from '../../../../platform/sheets/sent-sheet.ts';
import { attendanceNow } from '../../judging/attendance-now.ts';
import type { AttendanceCall } from '../../deps.ts';
import { refresh } from '../../judging/refresh.ts';
import { findLogRows } from '../../store/log.ts';
import { readZones } from '../../store/zone-on.ts';
import { reportSpan } from '../spans.ts';
import { whoIn } from '../who.ts';
import { dateCell, textCell } from '../../../../platform/sheets/sheet.ts';
import { hour, pageUpTo, refuseTooManyRows, reportWords } from './report-cells.ts';

const most = 100_000;
const names = ['number', 'name', 'department', 'day', 'time', 'source', 'direction'] as const;

/** The log as a file: same filters, same reach. */
export async function logFile(
  call: AttendanceCall<Db>,
  { format, ...query }: Input<typeof attendanceCalls.logFile>['query'],
): Promise<SentFile> {
  const { db, actor, language } = call;
  const now = await attendanceNow(db, call);
  const zones = await readZones(db, now.zoneOf);
  const span = reportSpan(query, now.today);
  const who = whoIn(actor, query);
  await refresh(db, span, who.people, now);
  const rows = await findLogRows(db, who, span, zones, query.sort, pageUpTo(most));
  refuseTooManyRows(rows.length, most);
  const { columns, sources, directions, yes, no } = reportWords(language);
  const sheet = {
    header: [...names.map((name) => columns[name]), columns.device, columns.counts],
    rows: rows.map((row) => [
      textCell(row.employee.number),
      textCell(row.employee.name),
      textCell(row.employee.departmentId?.name),
      dateCell(row.day),
      hour(row.at, row.zone),
      textCell(sources[row.source]),
      textCell(row.direction && directions[row.direction]),
      textCell(row.device?.name),
      textCell(row.isVoid ? no : yes),
    ]),
  };
  return sentSheet(sheet, format);
}
