import type { RowFault } from '@muster/contract/attendance/device-calls.ts';
import { isBusinessDay, isBusinessInstant } from '@muster/contract/kernel/dates/business-dates.ts';
import { instantAt } from './zone-time.ts';

/** Where a file says what; without a column of the time the date has it in it. */
export interface FileColumns {
  readonly number: number;
  readonly date: number;
  readonly time: number | null;
  readonly direction: number | null;
}

/** What devices and people call their columns, in small letters without signs. */
const titles = {
  number:
    /^(employee|emp|user|staff|person|ac|enroll?(ment)?)?(number|no|id|code|pin)$|^(কর্মী)?(নম্বর|আইডি)$/,
  date: /^(punch)?(date|day)$|^তারিখ$/,
  time: /^(punch|clock|check)?(time|hour)$|^সময়$/,
  moment: /^(date(and)?time|timestamp|punchtime|moment|when)$|^তারিখ(ও)?সময়$/,
  direction: /^(in(or)?out|direction|state|status|type|punchtype|checktype)$|^আগমন(বা)?প্রস্থান$/,
} as const;

const plain = (title: string): string => title.toLowerCase().replaceAll(/[\s._\-/:()]/g, '');

export function deviceFileColumns(header: readonly string[]): FileColumns | null {
  const names = header.map(plain);
  const find = (title: keyof typeof titles): number | null => {
    const at = names.findIndex((name) => titles[title].test(name));
    return at === -1 ? null : at;
  };
  const [number, date, time, moment] = [find('number'), find('date'), find('time'), find('moment')];
  if (number === null) return null;
  const direction = find('direction');
  if (date !== null && time !== null) return { number, date, time, direction };
  const whole = moment ?? date ?? time;
  return whole === null ? null : { number, date: whole, time: null, direction };
}

const pad = (text = ''): string => text.padStart(2, '0');

/** 2026-11-15, or 15/11/2026 as it is written here; nothing: no such day. */
function dateIn(text: string): string | null {
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const date = `${y ?? year}-${pad(m ?? month)}-${pad(d ?? day)}`;
  return isBusinessDay(date) ? date : null;
}

/** Seconds after midnight; a spread sheet may tell a part of the day. */
function secondsIn(text: string): number | null {
  if (/^0?\.\d+$/.test(text)) return Math.round(Number(text) * 86_400);
  const [, h, m, s = '0', half] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([ap]m)?$/i.exec(text) ?? [];
  if (h === undefined) return null;
  const [hour, minute, second] = [Number(h), Number(m), Number(s)];
  if (hour > (half ? 12 : 23) || minute > 59 || second > 59 || (half && hour === 0)) return null;
  const later = half?.toLowerCase() === 'pm' ? 12 : 0;
  return ((half ? (hour % 12) + later : hour) * 60 + minute) * 60 + second;
}

/** The words of devices; whatever else they say, the order of the punches says it too. */
function directionIn(text: string): 'in' | 'out' | null {
  const word = plain(text);
  if (/^(0|i|in|cin|checkin|clockin)$/.test(word)) return 'in';
  return /^(1|o|out|cout|checkout|clockout)$/.test(word) ? 'out' : null;
}

function momentIn(date: string, time: string | null, zone: string): string | null {
  if (time === null && /T.*(Z|[+-]\d{2}:?\d{2})$/.test(date)) {
    const at = Date.parse(date);
    const told = Number.isNaN(at) ? null : new Date(at).toISOString();
    return isBusinessInstant(told) ? told : null;
  }
  const [, first = date, rest = ''] = /^(\S+?)[T\s]+(.+)$/.exec(date) ?? [];
  const day = dateIn(first);
  const seconds = secondsIn((time ?? rest).trim());
  if (day === null || seconds === null) return null;
  const minute = instantAt(day, Math.floor(seconds / 60), zone);
  return new Date((minute * 60 + (seconds % 60)) * 1000).toISOString();
}

/** The day that a row tells, as the clocks there showed it; nothing: none that could be read. */
export function dayOfRow(row: readonly string[], { date }: FileColumns): string | null {
  const [first = ''] = (row[date]?.trim() ?? '').split(/[T\s]/);
  return dateIn(first);
}

export interface FilePunch {
  readonly number: string;
  readonly at: string;
  readonly direction: 'in' | 'out' | null;
}

/** A row of a file as a punch, or what is wrong with it. */
export function punchIn(
  row: readonly string[],
  { number, date, time, direction }: FileColumns,
  zone: string,
): FilePunch | RowFault {
  const cell = (at: number): string => row[at]?.trim() ?? '';
  const whose = cell(number);
  if (whose === '' || whose.length > 60) return 'number';
  const at = momentIn(cell(date), time === null ? null : cell(time), zone);
  if (at === null) return 'time';
  return { number: whose, at, direction: direction === null ? null : directionIn(cell(direction)) };
}
