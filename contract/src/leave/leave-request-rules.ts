import { dayCount, dayNumber } from '../kernel/dates/dates.ts';
import { Refusal } from '../kernel/refusal.ts';
import { daysInBoth } from '../kernel/words/text-value.ts';
import { type LeaveSpan, wholeDay } from './day-count.ts';
import type { LeaveType } from './leave-type.ts';
import {
  leaveEndsBeforeStart,
  hoursOfOneDay,
  noDays,
  noHalves,
  noHours,
  notForYou,
  notInHouse,
  notInUse,
  onProbation,
  paperNeeded,
  shortNotice,
  leaveSpanTooLong,
  tooFarAhead,
  tooFarBack,
  tooManyInARow,
  tooNew,
} from './refusals.ts';

/** What the rules ask about someone. */
export interface AskingPerson {
  readonly name: string;
  readonly gender: string | null;
  readonly joinedOn: string | null;
  readonly confirmedOn: string | null;
  readonly lastDay: string | null;
}

export interface LeaveRequest {
  readonly span: LeaveSpan;
  readonly type: Omit<LeaveType, 'can'>;
  /** none: not known here, and left to whoever knows */
  readonly person: AskingPerson | null;
  /** thousandths of a day: of this application, and with what stands next to it */
  readonly total: number;
  readonly row: number;
  readonly hasPaper: boolean;
  readonly today: string;
  /** HR enters what is known late, or what cannot wait */
  readonly isByHr: boolean;
}

const longest = 366;
/** Three years: a calendar that nobody has made yet is not counted by. */
const farthestStart = 1096;

/** Whole months from one day to another: someone who came on the 31st has one on the 31st, not before. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}

/** What no application can be, whatever its kind. */
export function spanViolations({
  from,
  until,
  startHalf,
  endHalf,
  minutes,
}: LeaveSpan): Refusal | null {
  if (until < from) return new Refusal(leaveEndsBeforeStart);
  if (dayCount(from, until) > longest) return new Refusal(leaveSpanTooLong, { days: longest });
  if (minutes !== null && (from !== until || startHalf || endHalf))
    return new Refusal(hoursOfOneDay);
  return null;
}

function* ofPerson({ span, person, type }: LeaveRequest): Generator<Refusal> {
  if (!person) return;
  const { joinedOn, confirmedOn, lastDay, gender, name } = person;
  if (!joinedOn || span.from < joinedOn || (lastDay && span.until > lastDay))
    yield new Refusal(notInHouse, { name });
  const values = { type: type.fullName };
  if (type.gender && type.gender !== gender) yield new Refusal(notForYou, values);
  if (joinedOn && monthsBetween(joinedOn, span.from) < type.serviceMonths)
    yield new Refusal(tooNew, { ...values, months: type.serviceMonths });
  if (!type.onProbation && (!confirmedOn || span.from < confirmedOn))
    yield new Refusal(onProbation, values);
}

function* ofParts({ span, type }: LeaveRequest): Generator<Refusal> {
  if ((span.startHalf || span.endHalf) && !type.halfDays)
    yield new Refusal(noHalves, { type: type.fullName });
  if (span.minutes !== null && !type.hours) yield new Refusal(noHours, { type: type.fullName });
}

function* ofTime({ span, type, today, isByHr }: LeaveRequest): Generator<Refusal> {
  const away = dayNumber(span.from) - dayNumber(today);
  if (away > farthestStart) yield new Refusal(tooFarAhead, { days: farthestStart });
  if (isByHr) return;
  if (away >= 0 && away < type.noticeDays)
    yield new Refusal(shortNotice, { type: type.fullName, days: daysInBoth(type.noticeDays) });
  if (-away > type.backdatedDays)
    yield new Refusal(tooFarBack, { type: type.fullName, days: daysInBoth(type.backdatedDays) });
}

/**
 * All that a kind of leave has against these days of this person, in the order in which it is told: the
 * form warns of every one of them, the server says no with the first.
 */
export function* violations(asked: LeaveRequest): Generator<Refusal> {
  const { type, total, row, hasPaper } = asked;
  if (!type.active) yield new Refusal(notInUse, { type: type.fullName });
  yield* ofPerson(asked);
  yield* ofParts(asked);
  if (total === 0) yield new Refusal(noDays);
  yield* ofTime(asked);
  if (type.mostInARow !== null && row > type.mostInARow * wholeDay)
    yield new Refusal(tooManyInARow, {
      type: type.fullName,
      most: daysInBoth(type.mostInARow),
      count: row / wholeDay,
    });
  if (type.attachmentAfter !== null && total > type.attachmentAfter * wholeDay && !hasPaper)
    yield new Refusal(paperNeeded, {
      type: type.fullName,
      days: daysInBoth(type.attachmentAfter),
    });
}
