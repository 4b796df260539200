import { showClock } from '@muster/contract/kernel/dates/clock-text.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import type { Words } from '../../../words/words.ts';

const whole = 1440;
const two = (part: number): string => String(part).padStart(2, '0');

/** 510 is 08:30, as the box for a time writes it. */
export const timeText = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** None while it cannot be read. */
export function minutesIn(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return Number(hours) * 60 + Number(minutes);
}

interface Times {
  readonly startsAt: number;
  readonly endsAt: number;
}

export const isOverMidnight = ({ startsAt, endsAt }: Times): boolean => endsAt <= startsAt;

export const lengthOf = ({ startsAt, endsAt }: Times): number =>
  (endsAt - startsAt + whole) % whole || whole;

/** The parts of a day that a shift covers, in percent; over midnight there are two. */
export function stripesOf({ startsAt, endsAt }: Times): readonly (readonly [number, number])[] {
  const share = (minutes: number): number => (minutes * 100) / whole;
  if (!isOverMidnight({ startsAt, endsAt })) return [[share(startsAt), share(endsAt - startsAt)]];
  const first = [share(startsAt), share(whole - startsAt)] as const;
  return endsAt === 0 ? [first] : [first, [0, share(endsAt)]];
}

/** As all times of a clock are told. */
export const showTime = (minutes: number, language: Language): string =>
  showClock(minutes * 60_000, 'UTC', language);

export function showLength(minutes: number, words: Words, language: Language): string {
  const { inHours, inHoursAndMinutes } = words.calendar.shifts;
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return render(parts.minutes === 0 ? inHours : inHoursAndMinutes, parts, language);
}
