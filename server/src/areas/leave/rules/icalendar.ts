import { addDays } from '@muster/contract/kernel/dates/dates.ts';

/** A whole day or several of them, as a calendar shows it. */
export interface CalendarDay {
  readonly id: string;
  readonly from: string;
  readonly until: string;
  readonly summary: string;
  /** does not keep anyone from working */
  readonly isFree?: boolean;
}

const longestLine = 75;
const bytes = new TextEncoder();

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545, 3.1: lines of at most 75 octets, never broken within a letter. */
export function folded(line: string): string {
  const lines: string[] = [];
  let [part, size] = ['', 0];
  for (const letter of line) {
    const more = bytes.encode(letter).length;
    if (size + more > longestLine) {
      lines.push(part);
      // the blank that begins a continued line counts
      [part, size] = [' ', 1];
    }
    part += letter;
    size += more;
  }
  return [...lines, part].join('\r\n');
}

const plain = (day: string): string => day.replaceAll('-', '');
const stamp = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

const eventOf = (day: CalendarDay, at: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${day.id}-${plain(day.from)}@muster`,
  `DTSTAMP:${stamp(at)}`,
  `DTSTART;VALUE=DATE:${plain(day.from)}`,
  // the end is the first day that is not part of it
  `DTEND;VALUE=DATE:${plain(addDays(day.until, 1))}`,
  `SUMMARY:${escaped(day.summary)}`,
  `TRANSP:${day.isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
  'END:VEVENT',
];

/** A calendar of whole days: these need no time zone. */
export function icalendar(name: string, days: readonly CalendarDay[], at: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muster//Leave and holidays//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap((day) => eventOf(day, at)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
