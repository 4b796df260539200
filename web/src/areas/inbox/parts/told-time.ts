import { correction, dayOff } from '@muster/contract/attendance/request-calls.ts';
import type { InboxItem } from '@muster/contract/inbox/inbox-calls.ts';
import { isInstant } from '@muster/contract/kernel/given-dates.ts';
import { type Language, render } from '@muster/contract/kernel/sentence.ts';
import { leaveDecision } from '@muster/contract/leave/decisions.ts';
import { showDay } from '../../../ui/day-text.ts';
import { showMoment } from '../../../words/moments.ts';
import type { Words } from '../../../words/words.ts';

/** Of requests about time only this is told, in this order; the rest serves the machine. */
const fields: Readonly<Record<string, readonly string[]>> = {
  [leaveDecision.name]: ['type', 'from', 'until', 'days', 'approved', 'reason'],
  [correction.name]: ['day', 'inAt', 'outAt', 'reason'],
  [dayOff.name]: ['day', 'instead', 'reason'],
};

type Content = InboxItem['content'];
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What is told of the content of a kind, if it is one of time. */
export function tellTime(kind: string, content: Content): Content | undefined {
  const told = fields[kind]?.filter((field) => textOf(content[field]) !== '');
  return told && Object.fromEntries(told.map((field) => [field, content[field]]));
}

export function timeWord(field: string, { inbox }: Words): string | undefined {
  const known: Readonly<Record<string, unknown>> = inbox.time;
  const word = known[field];
  return typeof word === 'string' ? word : undefined;
}

const minutesOfHour = 60;

/** A moment or a figure of a request, in the language of the reader. */
export function timeText(value: unknown, language: Language): string | undefined {
  if (typeof value === 'number') return render('{count}', { count: value }, language);
  return isInstant(value) ? showMoment(value, language) : undefined;
}

/** The request in one line: "Annual leave, 2 days, Mar 16, 2026"; of hours, their number. */
export function timeLine(
  { kind, content }: InboxItem,
  { inbox }: Words,
  language: Language,
): string | undefined {
  const day = (field: string) => showDay(textOf(content[field]), language);
  if (kind === correction.name) return day('day');
  if (kind === dayOff.name) return day('day');
  if (kind !== leaveDecision.name) return undefined;
  const isOne = content.from === content.until;
  const when = isOne
    ? day('from')
    : render(inbox.delegation.span, { from: day('from'), until: day('until') }, language);
  const told = { type: textOf(content.type), when };
  return typeof content.minutes === 'number'
    ? render(inbox.time.hoursLine, { ...told, count: content.minutes / minutesOfHour }, language)
    : render(inbox.time.leaveLine, { ...told, count: Number(content.days) }, language);
}
