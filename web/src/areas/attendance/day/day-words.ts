import { type DayStatus, type JudgedDay } from '@muster/contract/attendance/attendance-rows.ts';
import { showClock } from '@muster/contract/kernel/dates/clock-text.ts';
import { type Language, render } from '@muster/contract/kernel/words/sentence.ts';
import type { Words } from '../../../words/words.ts';
import { showMinutes } from './time-text.ts';

/** What is told first of a day: how it ended, then what goes on, then free days. */
export const statusOrder: readonly DayStatus[] = [
  'Present',
  'Late',
  'Half day',
  'Absent',
  'Expected',
  'Leave',
  'Weekly off',
  'Holiday',
  'Suspended',
  'Long leave',
];

/** What fits into a cell; leave by the short name of its type. */
export const daySign = ({ status, leaveType }: JudgedDay, { attendance }: Words): string =>
  status === 'Leave' && leaveType ? leaveType.shortName : attendance.letter[status];

/** What else is to be said of a day. */
export function flagsOf(
  { isMissingOut, isWaived, isPartLeave, isLocked, late }: JudgedDay,
  { attendance }: Words,
): readonly string[] {
  const { flag } = attendance;
  return [
    isMissingOut && flag.missingOut,
    isWaived && late > 0 && flag.waived,
    isPartLeave && flag.partLeave,
    isLocked && flag.locked,
  ].filter((word) => word !== false);
}

interface Telling {
  readonly words: Words;
  readonly language: Language;
  readonly zone: string;
}

/** A day in a sentence, for those who hear the page and under the pointer. */
export function daySentence(day: JudgedDay, { words, language, zone }: Telling): string {
  const { attendance } = words;
  const status = attendance.status[day.status];
  const what = day.leaveType ? `${status} (${day.leaveType.shortName})` : status;
  const at = (instant: string | null) =>
    instant ? showClock(instant, zone, language) : attendance.openEnd;
  const times = day.inAt
    ? render(attendance.cellTimes, { what, in: at(day.inAt), out: at(day.outAt) }, language)
    : what;
  const late =
    day.late > 0 ? [`${attendance.fields.late} ${showMinutes(day.late, words, language)}`] : [];
  return [times, ...late, ...flagsOf(day, words)].join(', ');
}
