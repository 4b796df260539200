import type { DayStatus } from '@muster/contract/attendance/attendance-rows.ts';
import type { DayKind } from '@muster/contract/calendar/day-plan.ts';
import type { ShiftRule, ShiftTime } from './shift-time.ts';
import type { Instant } from './zone-time.ts';

export interface DayFacts {
  readonly isEmployed: boolean;
  /** kept away by the status of the person on that day */
  readonly away: 'Suspended' | 'Long leave' | null;
  readonly kind: DayKind;
  /** the second half is a holiday */
  readonly isHalfHoliday: boolean;
  readonly shift: { readonly rule: ShiftRule; readonly time: ShiftTime } | null;
  /** agreed leave: halves of the day, or some minutes of it */
  readonly leave: {
    readonly halves: readonly (1 | 2)[];
    readonly minutes: number;
    /** of the working day, in thousandths */
    readonly amount: number;
  };
  /** of this day, in order */
  readonly punches: readonly Instant[];
  readonly now: Instant;
  /** when the day is over where there is no shift to tell */
  readonly midnight: Instant;
}

export interface Judged {
  readonly status: DayStatus;
  readonly isPartLeave: boolean;
  /** how much of the day someone was absent, in thousandths */
  readonly absence: number;
  readonly inAt: Instant | null;
  readonly outAt: Instant | null;
  readonly worked: number;
  readonly late: number;
  readonly early: number;
  readonly overtime: number;
  readonly isMissingOut: boolean;
  /** while the day goes on: when it is to be judged again */
  readonly openUntil: Instant | null;
}

/** Nobody works longer without a mistake in the punches. */
const longest = 960;
/** Nobody goes within a minute of coming: a card that was read twice. */
const twice = 1;
/** Work on a free day is overtime: in blocks of half an hour, a day's work at most. */
const freeDay = { block: 30, most: 480 };

const inBlocks = (minutes: number, block: number, most: number): number =>
  Math.min(most, Math.floor(minutes / block) * block);

interface Seen {
  readonly inAt: Instant | null;
  readonly outAt: Instant | null;
  /** from the first to the last */
  readonly span: number;
  readonly isOver: boolean;
  readonly openUntil: Instant | null;
}

function seen({ punches, shift, now, midnight }: DayFacts): Seen {
  const closes = shift?.time.closes ?? midnight;
  const isOver = now > closes;
  const [inAt = null] = punches;
  const last = punches.at(-1);
  const outAt = inAt !== null && last !== undefined && last > inAt + twice ? last : null;
  const span = inAt !== null && outAt !== null ? Math.min(longest, outAt - inAt) : 0;
  return { inAt, outAt, span, isOver, openUntil: isOver ? null : closes };
}

const nothing = { absence: 0, worked: 0, late: 0, early: 0, overtime: 0, isMissingOut: false };

/** How much of the day is to be worked, in thousandths, before leave. */
export const toWork = ({ isHalfHoliday }: Pick<DayFacts, 'isHalfHoliday'>): number =>
  isHalfHoliday ? 500 : 1000;

/** Leave covers its part of the day: only the rest can be missed. */
const absenceIn = (facts: DayFacts, status: DayStatus): number =>
  status === 'Absent' ? Math.max(0, toWork(facts) - facts.leave.amount) : 0;

/** On a free day whatever is worked is overtime; leave gives none. */
function judgeFree(facts: DayFacts, status: DayStatus, isPartLeave: boolean): Judged {
  const { inAt, outAt, span, isOver, openUntil } = seen(facts);
  return {
    status,
    isPartLeave,
    inAt,
    outAt,
    ...nothing,
    worked: span,
    overtime: status === 'Leave' ? 0 : inBlocks(span, freeDay.block, freeDay.most),
    isMissingOut: isOver && inAt !== null && outAt === null,
    openUntil,
  };
}

/** When someone is to come and to go, and for how long, after leave and half holidays. */
function expected(facts: DayFacts, { rule, time }: NonNullable<DayFacts['shift']>) {
  const { halves, minutes } = facts.leave;
  const isLaterStart = halves.includes(1);
  const isEarlierEnd = halves.includes(2) || facts.isHalfHoliday;
  const share = isLaterStart || isEarlierEnd ? 2 : 1;
  const needed = (whole: number): number => Math.max(0, Math.floor(whole / share) - minutes);
  return {
    start: isLaterStart ? time.middle : time.start,
    end: isEarlierEnd ? time.middle : time.end,
    halfDayUnder: needed(rule.halfDayUnder),
    absentUnder: needed(rule.absentUnder),
  };
}

/** The break is taken off whoever stayed for more than half of the shift. */
const withoutBreak = (span: number, { rule, time }: NonNullable<DayFacts['shift']>): number =>
  span > time.middle - time.start ? Math.max(0, span - rule.breakMinutes) : span;

/** Beyond the whole shift, and longer than the leave of the day: the time that leave frees is none. */
function overtimeOf(
  judged: Seen,
  { leave, isHalfHoliday }: DayFacts,
  { rule, time }: NonNullable<DayFacts['shift']>,
) {
  const { start } = time;
  const end = isHalfHoliday ? time.middle : time.end;
  const away = leave.halves.length * (time.middle - start) + leave.minutes;
  const beyond = (minutes: number): number => (minutes >= rule.overtimeFrom ? minutes : 0);
  const late = judged.outAt === null ? 0 : beyond(judged.outAt - end);
  const early = rule.overtimeEarly && judged.inAt !== null ? beyond(start - judged.inAt) : 0;
  const more = Math.max(0, Math.min(late + early, judged.span) - away);
  return inBlocks(more, rule.overtimeBlock, rule.overtimeMost);
}

/** Nobody came: expected as long as the shift lasts, absent from then on. */
function judgeNobody(facts: DayFacts, was: Seen, isPartLeave: boolean): Judged {
  const { shift, now } = facts;
  const end = shift ? expected(facts, shift).end : facts.midnight;
  const isToCome = !was.isOver && now <= end;
  const status = isToCome ? 'Expected' : 'Absent';
  return {
    status,
    isPartLeave,
    inAt: null,
    outAt: null,
    ...nothing,
    absence: absenceIn(facts, status),
    openUntil: isToCome ? end : was.openUntil,
  };
}

function judgeWork(facts: DayFacts, isPartLeave: boolean): Judged {
  const was = seen(facts);
  const { inAt, outAt, isOver, openUntil } = was;
  const { shift, now } = facts;
  if (inAt === null) return judgeNobody(facts, was, isPartLeave);
  if (!shift)
    return {
      status: 'Present',
      isPartLeave,
      inAt,
      outAt,
      ...nothing,
      worked: was.span,
      isMissingOut: isOver && outAt === null,
      openUntil,
    };
  const { rule } = shift;
  const { start, end, halfDayUnder, absentUnder } = expected(facts, shift);
  // some hours of leave may lie at either end, or some at each: nobody is late or early for them
  const leeway = facts.leave.minutes;
  const beyond = (minutes: number, grace: number, excused: number): number =>
    minutes > grace + excused ? Math.min(1440, minutes - excused) : 0;
  const late = beyond(inAt - start, rule.graceIn, leeway);
  const rest = Math.max(0, leeway - Math.max(0, inAt - start));
  const isGone = outAt !== null && (isOver || now > end);
  const early = isGone ? beyond(end - outAt, rule.graceOut, rest) : 0;
  const worked = withoutBreak(was.span, shift);
  const byHours: DayStatus | null =
    !isGone || worked >= halfDayUnder ? null : worked < absentUnder ? 'Absent' : 'Half day';
  const status = byHours ?? (late > 0 ? 'Late' : 'Present');
  return {
    status,
    isPartLeave,
    absence: absenceIn(facts, status),
    inAt,
    outAt,
    worked,
    late,
    early,
    overtime: isGone ? overtimeOf(was, facts, shift) : 0,
    isMissingOut: isOver && outAt === null,
    // whoever went out counts as gone from the end of the shift on
    openUntil: !isOver && outAt !== null && !isGone ? end : openUntil,
  };
}

/** Nobody is expected, and nothing that is worked is overtime. */
const judgeAway = (facts: DayFacts, status: DayStatus, isPartLeave: boolean): Judged => ({
  ...judgeFree(facts, status, isPartLeave),
  overtime: 0,
});

/**
 * What a person's day was: not employed, then agreed leave, then suspended or on long leave, then
 * holiday, then weekly off, then what the punches say. Nothing for someone who does not belong to the
 * house on that day. Punches of someone suspended are kept and do not count.
 */
export function judgeDay(known: DayFacts): Judged | null {
  if (!known.isEmployed) return null;
  const facts = known.away === 'Suspended' ? { ...known, punches: [] } : known;
  const { halves, minutes, amount } = facts.leave;
  if (amount >= toWork(facts)) return judgeFree(facts, 'Leave', false);
  const isPartLeave = halves.length > 0 || minutes > 0;
  if (facts.away) return judgeAway(facts, facts.away, isPartLeave);
  if (facts.kind === 'holiday') return judgeFree(facts, 'Holiday', isPartLeave);
  if (facts.kind === 'off') return judgeFree(facts, 'Weekly off', isPartLeave);
  return judgeWork(facts, isPartLeave);
}
