import type { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import type { JudgedDay, SummaryRow } from '@muster/contract/attendance/attendance-rows.ts';
import type { ReportWords } from '@muster/contract/attendance/words/report-words.en.ts';
import { daysBetween } from '@muster/contract/kernel/dates/dates.ts';
import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Db } from '../../../../platform/db/transaction.ts';
import type { SheetCell } from '../../../../platform/sheets/sheet.ts';
import { attendanceNow } from '../../judging/attendance-now.ts';
import { latePolicyIn } from '../../closing/late-policy-of.ts';
import { sentSheet } from '../../../../platform/sheets/sent-sheet.ts';
import type { AttendanceCall } from '../../deps.ts';
import { monthOf, reportSpan } from '../spans.ts';
import { matrixOf, summaryOf } from '../summary.ts';
import { whoIn, whoseFigures } from '../who.ts';
import { textCell } from '../../../../platform/sheets/sheet.ts';
import { count, fromFirst, pageUpTo, refuseTooManyRows, reportWords } from './report-cells.ts';

/** Each of a month's file has thirty cells and more. */
const most = { summary: 20_000, matrix: 5_000 };

const person = ({
  number,
  name,
  designationId,
  departmentId,
}: SummaryRow['employee']): SheetCell[] => [
  textCell(number),
  textCell(name),
  textCell(designationId.name),
  textCell(departmentId?.name),
];
const personTitles = ({ columns }: ReportWords): string[] => [
  columns.number,
  columns.name,
  columns.designation,
  columns.department,
];
const totalNames = (words: ReportWords) =>
  Object.keys(words.counted) as (keyof ReportWords['counted'])[];

/** The summary as a file: same filters, same reach. */
export async function summaryFile(
  call: AttendanceCall<Db>,
  { format, ...query }: Input<typeof attendanceCalls.summaryFile>['query'],
): Promise<SentFile> {
  const { db, actor, language } = call;
  const now = await attendanceNow(db, call);
  const span = reportSpan(query, now.today);
  const who = whoseFigures(actor, query, span);
  const policy = await latePolicyIn(call, span);
  const { rows } = await summaryOf(
    db,
    who,
    span,
    pageUpTo(most.summary),
    now,
    policy,
    query.sort ?? fromFirst,
  );
  refuseTooManyRows(rows.length, most.summary);
  const words = reportWords(language);
  const names = totalNames(words);
  const sheet = {
    header: [...personTitles(words), ...names.map((name) => words.counted[name])],
    rows: rows.map((row) => [...person(row.employee), ...names.map((name) => count(row[name]))]),
  };
  return sentSheet(sheet, format);
}

/** One sign for a day; of leave the short name of its kind. */
function mark(judged: JudgedDay | undefined, { marks }: ReportWords): SheetCell {
  if (!judged) return null;
  const leave = judged.leaveType?.shortName;
  if (judged.status === 'Leave') return textCell(leave ?? marks.Leave);
  return textCell([marks[judged.status], judged.isPartLeave && leave].filter(Boolean).join('/'));
}

/** The month as a file, a column for each day. */
export async function matrixFile(
  call: AttendanceCall<Db>,
  { format, ...query }: Input<typeof attendanceCalls.matrixFile>['query'],
): Promise<SentFile> {
  const { db, actor, language } = call;
  const now = await attendanceNow(db, call);
  const [who, span] = [whoIn(actor, query), monthOf(query.month, now.today)];
  const policy = await latePolicyIn(call, span);
  const { rows } = await matrixOf(
    db,
    who,
    span,
    pageUpTo(most.matrix),
    now,
    policy,
    query.sort ?? fromFirst,
  );
  refuseTooManyRows(rows.length, most.matrix);
  const words = reportWords(language);
  const [names, days] = [totalNames(words), daysBetween(span.from, span.until)];
  const sheet = {
    header: [...personTitles(words), ...days, ...names.map((name) => words.counted[name])],
    rows: rows.map((row) => {
      const byDay = new Map(row.days.map((judged) => [judged.day, judged]));
      return [
        ...person(row.employee),
        ...days.map((day) => mark(byDay.get(day), words)),
        ...names.map((name) => count(row.totals[name])),
      ];
    }),
  };
  return sentSheet(sheet, format);
}
