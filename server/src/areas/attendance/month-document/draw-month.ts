import type { JudgedDay, SummaryRow } from '@muster/contract/attendance/attendance-rows.ts';
import { reportBn } from '@muster/contract/attendance/words/report-words.bn.ts';
import { reportEn } from '@muster/contract/attendance/words/report-words.en.ts';
import { attendanceBn } from '@muster/contract/attendance/words.bn.ts';
import { attendanceEn } from '@muster/contract/attendance/words.en.ts';
import { monthDocumentBn } from '@muster/contract/attendance/words/month-document-words.bn.ts';
import { monthDocumentEn } from '@muster/contract/attendance/words/month-document-words.en.ts';
import { showClock } from '@muster/contract/kernel/dates/clock-text.ts';
import { lastOfMonth } from '@muster/contract/kernel/dates/dates.ts';
import { dayPart, showSpan } from '@muster/contract/kernel/dates/day-text.ts';
import { type Language, render } from '@muster/contract/kernel/words/sentence.ts';
import type { Fact, TableRow, DocumentSection } from '../../../platform/documents/document.ts';
import type { DaySpan } from '../store/stale.ts';

export interface PersonMonth {
  readonly span: DaySpan;
  readonly employee: SummaryRow['employee'];
  readonly concernId: string | null;
  /** each with the zone of the place where it was spent */
  readonly days: readonly (JudgedDay & { readonly zone: string })[];
  readonly totals: Omit<SummaryRow, 'employee'>;
}

const wordsIn = (language: Language) =>
  language === 'bn'
    ? { said: monthDocumentBn, attendance: attendanceBn, counted: reportBn.counted }
    : { said: monthDocumentEn, attendance: attendanceEn, counted: reportEn.counted };

/** 7 h 40 min; nothing where there is nothing. */
function duration(minutes: number, language: Language): string {
  const { attendance } = wordsIn(language);
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  if (minutes === 0) return '';
  if (parts.hours === 0) return render(attendance.minutes, parts, language);
  const sentence = parts.minutes === 0 ? attendance.hours : attendance.hoursAndMinutes;
  return render(sentence, parts, language);
}

const isMonth = ({ from, until }: DaySpan): boolean =>
  from.endsWith('-01') && until === lastOfMonth(from.slice(0, 7));

const spanText = (span: DaySpan, language: Language): string =>
  isMonth(span)
    ? dayPart(span.from, language, { month: 'long', year: 'numeric' })
    : showSpan(span.from, span.until, language);

const free: ReadonlySet<string> = new Set(['Weekly off', 'Holiday', 'Long leave', 'Suspended']);

function rowOf(day: PersonMonth['days'][number], language: Language): TableRow {
  const { attendance } = wordsIn(language);
  const at = (instant: string | null) =>
    instant === null ? '' : showClock(instant, day.zone, language);
  const marks = [
    day.isMissingOut && attendance.flag.missingOut,
    day.isWaived && day.late > 0 && attendance.flag.waived,
  ].filter((mark) => mark !== false);
  const status = attendance.status[day.status];
  return {
    cells: [
      dayPart(day.day, language, { weekday: 'short', month: 'short', day: '2-digit' }),
      marks.length > 0 ? `${status} (${marks.join(', ')})` : status,
      at(day.inAt),
      at(day.outAt),
      duration(day.worked, language),
      duration(day.late, language),
      duration(day.overtime, language),
      day.leaveType?.shortName ?? '',
    ],
    isQuiet: free.has(day.status),
  };
}

/** What the month came to, as under the calendar on the screen; what did not happen is left out. */
function figuresOf({ totals }: PersonMonth, language: Language): Fact[] {
  const { counted: names } = wordsIn(language);
  const count = (value: number): string => render('{count}', { count: value }, language);
  const counted = (
    ['working', 'present', 'late', 'halfDay', 'absent', 'leave', 'holiday', 'weeklyOff'] as const
  ).map((name) => ({ label: names[name], value: count(totals[name]) }));
  const seldom = (['suspended', 'longLeave', 'missingOut', 'deduction'] as const)
    .filter((name) => totals[name] > 0)
    .map((name) => ({ label: names[name], value: count(totals[name]) }));
  return [...counted, ...seldom];
}

/** A month of one person: what it came to, and a line for each day. */
export function drawMonth(month: PersonMonth, language: Language): DocumentSection {
  const { span, employee, concernId, days, totals } = month;
  const { said } = wordsIn(language);
  const shifts = new Set(days.flatMap(({ shift }) => shift?.name ?? []));
  return {
    title: render(said.title, { span: spanText(span, language) }, language),
    about: employee.name,
    concernId,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: said.number, value: employee.number },
          { label: said.designation, value: employee.designationId.name },
          { label: said.department, value: employee.departmentId?.name ?? '–' },
          { label: said.shift, value: [...shifts].join(', ') || '–' },
        ],
      },
      { kind: 'figures', figures: figuresOf(month, language) },
      {
        kind: 'table',
        columns: [
          { label: said.day, width: 62 },
          { label: said.status },
          { label: said.in, width: 54 },
          { label: said.out, width: 54 },
          { label: said.worked, width: 58, isNumber: true },
          { label: said.late, width: 50, isNumber: true },
          { label: said.overtime, width: 54, isNumber: true },
          { label: said.leave, width: 34 },
        ],
        rows: days.map((day) => rowOf(day, language)),
        total: [
          said.total,
          '',
          '',
          '',
          duration(totals.worked, language),
          duration(totals.lateMinutes, language),
          duration(totals.overtime, language),
        ],
        none: said.none,
      },
    ],
  };
}
