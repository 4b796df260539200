import type { TimeRequest } from '@muster/contract/attendance/request-calls.ts';
import { showClock } from '@muster/contract/kernel/dates/clock-text.ts';
import { type Language, render } from '@muster/contract/kernel/words/sentence.ts';
import { dayPart, showDay } from '../../../ui/text/day-text.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { useWords, type Words } from '../../../words/words.ts';

const tones = {
  Pending: 'waiting',
  Approved: 'good',
  Rejected: 'stopped',
  Cancelled: 'over',
} as const;

export function RequestBadge({ state }: Pick<TimeRequest, 'state'>) {
  const { states } = useWords().words.attendance.requests;
  return <StatusMark tone={tones[state]}>{states[state]}</StatusMark>;
}

interface Telling {
  readonly words: Words;
  readonly language: Language;
  readonly zone: string;
}

/** What someone asks for: a sentence, or the day and then its times. */
export function askedLines(
  { kind, day, inAt, outAt, instead }: TimeRequest,
  { words, language, zone }: Telling,
): readonly [string, string?] {
  const { requests } = words.attendance;
  const say = (sentence: string, values: Record<string, string>) =>
    render(sentence, values, language);
  const date = (of: string) =>
    dayPart(of, language, { weekday: 'short', day: 'numeric', month: 'short' });
  if (kind === 'day-off')
    return [
      instead
        ? say(requests.dayOffInstead, { day: date(day), instead: date(instead) })
        : say(requests.dayOff, { day: date(day) }),
    ];
  const at = (of: string) => showClock(of, zone, language);
  const times =
    inAt && outAt
      ? say(requests.times, { in: at(inAt), out: at(outAt) })
      : inAt
        ? say(requests.only.in, { in: at(inAt) })
        : outAt
          ? say(requests.only.out, { out: at(outAt) })
          : '';
  return [showDay(day, language), times];
}

/** The same in one line. */
export const askedText = (request: TimeRequest, telling: Telling): string =>
  askedLines(request, telling).join(': ');

/** Who decides, or who did. */
export function decidedText(
  { state, waitsFor, decidedBy }: TimeRequest,
  words: Words,
  language: Language,
): string {
  const { requests } = words.attendance;
  if (state === 'Pending')
    return waitsFor.length > 0
      ? render(requests.waitsFor, { names: waitsFor.join(', ') }, language)
      : '';
  return decidedBy ? render(requests.decidedBy, { name: decidedBy }, language) : '';
}
