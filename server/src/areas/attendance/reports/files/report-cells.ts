import { reportBn } from '@muster/contract/attendance/words/report-words.bn.ts';
import { reportEn, type ReportWords } from '@muster/contract/attendance/words/report-words.en.ts';
import { tooManyAttendanceRows } from '@muster/contract/attendance/refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { SheetCell } from '../../../../platform/sheets/sheet.ts';
import { clockTime } from '../../rules/zone-time.ts';

export const reportWords = (language: Language): ReportWords =>
  language === 'bn' ? reportBn : reportEn;

export const count = (value: number): SheetCell => ({ kind: 'number', value });
/** What the clocks showed where someone was. */
export const hour = (instant: string | null, zone: string): SheetCell =>
  instant === null ? null : { kind: 'text', value: clockTime(instant, zone) };

/** Unasked: a sheet is read from the first name on. */
export const fromFirst = 'name';

/** No page of a file is longer: one more is asked for, to know. */
export const pageUpTo = (most: number) => ({ limit: most + 1, pageNo: 1 });

export function refuseTooManyRows(rows: number, most: number): void {
  if (rows > most) throw new Refusal(tooManyAttendanceRows, { most: String(most) });
}
