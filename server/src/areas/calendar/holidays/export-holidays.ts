import type { holidayCalls } from '@muster/contract/calendar/holiday-calls.ts';
import { stretchesOf } from '@muster/contract/calendar/holiday-stretches.ts';
import { calendarBn } from '@muster/contract/calendar/words.bn.ts';
import { calendarEn } from '@muster/contract/calendar/words.en.ts';
import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { recordWords, recordStateWords } from '@muster/contract/record-words.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { mostSheetRows, sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import type { SheetCell } from '../../../platform/sheets/sheet.ts';
import { findHolidays, type HolidayRow } from '../store/holidays.ts';
import { holidayCondition } from './list-holidays.ts';

type Query = Input<typeof holidayCalls.export>['query'];

/** One that comes again has its days in the year that is asked for. */
const daysIn = (row: HolidayRow, year: number | undefined) =>
  (year ? stretchesOf(row, `${year}-01-01`, `${year}-12-31`)[0] : undefined) ?? row;

const text = (value: string): SheetCell => (value ? { kind: 'text', value } : null);

function cellsOf(row: HolidayRow, year: number | undefined, language: Language): SheetCell[] {
  const { holidays } = language === 'bn' ? calendarBn : calendarEn;
  const { active, inactive } = recordStateWords[language];
  const { from, until } = daysIn(row, year);
  return [
    text(row.name),
    { kind: 'date', value: from },
    { kind: 'date', value: until },
    { kind: 'number', value: row.half ? 0.5 : row.totalDays },
    text(holidays.types[row.type]),
    text(row.locations.map(({ name }) => name).join(', ') || holidays.everywhere),
    text(row.recurring ? holidays.yearly : ''),
    text(row.active ? active : inactive),
  ];
}

/** The list as a file: same filters, same order. */
export async function exportHolidays(
  db: Db,
  { format, ...query }: Query,
  language: Language,
): Promise<SentFile> {
  const { sort = 'startDate', year } = query;
  const page = { limit: mostSheetRows, pageNo: 1 };
  const rows = await findHolidays(db, holidayCondition(query), sort, page, year);
  const fields = recordWords('holiday', language)?.fields ?? {};
  const { holidays } = language === 'bn' ? calendarBn : calendarEn;
  const told = [
    fields.name,
    fields.from,
    fields.until,
    holidays.length,
    fields.type,
    fields.locations,
    fields.recurring,
    recordStateWords[language].status,
  ];
  const sheet = {
    header: told.map((name) => name ?? ''),
    rows: rows.map((row) => cellsOf(row, year, language)),
  };
  return sentSheet(sheet, format);
}
