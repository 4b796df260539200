import type { LeaveSpan } from '@muster/contract/leave/day-count.ts';
import type { LeaveType } from '@muster/contract/leave/leave-type.ts';

const dayParts = ['whole', 'morning', 'afternoon', 'hours'] as const;
export type DayPart = (typeof dayParts)[number];

/** What the controls of the form hold. */
export interface SpanFormState {
  readonly from: string | null;
  readonly until: string | null;
  readonly part: DayPart;
  readonly startHalf: boolean;
  readonly endHalf: boolean;
  readonly hours: number | string;
}

type Allows = Pick<LeaveType, 'halfDays' | 'hours'>;

/** The parts of a single day that a kind of leave can be taken in. */
export const partsOf = ({ halfDays, hours }: Allows): readonly DayPart[] =>
  dayParts.filter((part) => part === 'whole' || (part === 'hours' ? hours : halfDays));

const minutesOfHour = 60;

/** The days that are asked for; what the kind does not allow is left out. None until a day is chosen. */
export function leaveSpanOf(held: SpanFormState, kind: Allows): LeaveSpan | undefined {
  const { from, until } = held;
  if (!from || !until) return undefined;
  const whole = { from, until, startHalf: false, endHalf: false, minutes: null };
  if (from !== until)
    return kind.halfDays ? { ...whole, startHalf: held.startHalf, endHalf: held.endHalf } : whole;
  const part = partsOf(kind).includes(held.part) ? held.part : 'whole';
  const hours = Number(held.hours);
  return {
    ...whole,
    startHalf: part === 'afternoon',
    endHalf: part === 'morning',
    minutes: part === 'hours' ? Math.round(hours * minutesOfHour) : null,
  };
}

/** What can be counted: hours that nobody can ask for are none yet. */
export function countableSpan(held: SpanFormState, kind: Allows): LeaveSpan | undefined {
  const span = leaveSpanOf(held, kind);
  if (!span || span.minutes === null) return span;
  return span.minutes >= minutesOfHour / 4 && span.minutes <= 24 * minutesOfHour ? span : undefined;
}

/** The controls as an application left them. */
export function spanFormState(span: LeaveSpan | undefined): SpanFormState {
  const part = () => {
    if (span?.minutes) return 'hours';
    if (!span || span.from !== span.until) return 'whole';
    if (span.startHalf) return 'afternoon';
    return span.endHalf ? 'morning' : 'whole';
  };
  return {
    from: span?.from ?? null,
    until: span?.until ?? null,
    part: part(),
    startHalf: span?.startHalf ?? false,
    endHalf: span?.endHalf ?? false,
    hours: (span?.minutes ?? 2 * minutesOfHour) / minutesOfHour,
  };
}
