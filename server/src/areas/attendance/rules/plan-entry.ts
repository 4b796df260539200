import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { EntryKind, SkipReason } from '@muster/contract/attendance/entry-calls.ts';
import { dayAmong, type OpenDay } from './share-punches.ts';
import { type Instant, instantAt } from './zone-time.ts';

export interface NewPunchEntry {
  readonly kind: EntryKind;
  readonly day: string;
  /** minutes after midnight */
  readonly inTime: number | null;
  readonly outTime: number | null;
  readonly isByShift: boolean;
  /** a whole unit was chosen: who had a free day keeps it */
  readonly skipsFree: boolean;
  /** of those that are taken out: only these */
  readonly punchIds: readonly string[] | null;
}

export interface LivePunch {
  readonly id: string;
  readonly at: Instant;
  readonly direction: 'in' | 'out' | null;
  readonly isEntered: boolean;
}

/** What is known of one person's day. */
export interface EntryFacts {
  /** the day and those beside it */
  readonly days: readonly OpenDay[];
  readonly zone: string;
  readonly isEmployed: boolean;
  readonly isAway: boolean;
  readonly isOnLeave: boolean;
  readonly isFree: boolean;
  readonly isClosed: boolean;
  /** those of the day that count, in order */
  readonly punches: readonly LivePunch[];
}

export interface TimeChange {
  readonly inAt: Instant | null;
  readonly outAt: Instant | null;
  readonly voids: readonly string[];
}
export type Plan = TimeChange | { readonly skip: SkipReason };

type Times = Pick<TimeChange, 'inAt' | 'outAt'>;
const skip = (reason: SkipReason) => ({ skip: reason });

/** Sixteen hours at most are believed, as when a day is judged. */
const longest = 960;

/** When the clocks there showed that time within the day of work: a night ends on the next date. */
function momentOf(
  { day }: NewPunchEntry,
  { days, zone }: EntryFacts,
  minutes: number | null,
  after: Instant | null,
): Instant | 'other-day' | null {
  if (minutes === null) return null;
  const came = after === null ? [] : [{ at: after, direction: 'in' as const }];
  const dayOf = (at: Instant) =>
    dayAmong(days, came, { at, direction: after === null ? null : 'out' });
  const found = [0, 1, -1]
    .map((later) => instantAt(addDays(day, later), minutes, zone))
    .find((at) => (after === null || at > after) && dayOf(at) === day);
  return found ?? 'other-day';
}

function timesOf(
  asked: NewPunchEntry,
  facts: EntryFacts,
  now: Instant,
): Times | { skip: SkipReason } {
  if (asked.isByShift) {
    const time = facts.days.find(({ day }) => day === asked.day)?.time;
    if (!time) return skip('no-shift');
    if (time.start > now) return skip('to-come');
    return { inAt: time.start, outAt: time.end > now ? null : time.end };
  }
  const inAt = momentOf(asked, facts, asked.inTime, null);
  if (inAt === 'other-day') return skip('other-day');
  const outAt = momentOf(asked, facts, asked.outTime, inAt);
  if (outAt === 'other-day') return skip('other-day');
  if ((inAt ?? 0) > now || (outAt ?? 0) > now) return skip('to-come');
  if (inAt !== null && outAt !== null && outAt - inAt > longest) return skip('other-day');
  return { inAt, outAt };
}

/** What the day lacks: who came by a punch keeps that, and is not made to come earlier. */
function entered({ inAt, outAt }: Times, punches: readonly LivePunch[]): Plan {
  const [first, ...later] = punches;
  const last = later.findLast(({ at }) => at > (first?.at ?? 0)) ?? null;
  const hasIn = first !== undefined && (last !== null || first.direction !== 'out');
  const hasOut = last !== null || first?.direction === 'out';
  const change = { inAt: hasIn ? null : inAt, outAt: hasOut ? null : outAt, voids: [] };
  if (change.inAt === null && change.outAt === null) return skip('nothing');
  if (change.inAt !== null && first && change.inAt >= first.at) return skip('other-day');
  if (change.outAt !== null && first && change.outAt <= first.at) return skip('other-day');
  return change;
}

/** Punches outside the times that are said, and what was entered before, no longer count. */
function corrected({ inAt, outAt }: Times, punches: readonly LivePunch[]): Plan {
  const isThere = (at: Instant | null) => at === null || punches.some((punch) => punch.at === at);
  const isOutside = ({ at }: LivePunch) =>
    (inAt !== null && at < inAt) || (outAt !== null && at > outAt);
  if (isThere(inAt) && isThere(outAt) && !punches.some(isOutside)) return skip('nothing');
  const isSaidAnew = ({ isEntered, direction }: LivePunch) =>
    isEntered && (direction === 'in' ? inAt !== null : outAt !== null);
  const voids = punches.filter((punch) => isOutside(punch) || isSaidAnew(punch));
  return { inAt, outAt, voids: voids.map(({ id }) => id) };
}

function removed({ punchIds }: NewPunchEntry, punches: readonly LivePunch[]): Plan {
  const voids = punches.filter(({ id }) => punchIds === null || punchIds.includes(id));
  if (voids.length === 0) return skip('nothing');
  return { inAt: null, outAt: null, voids: voids.map(({ id }) => id) };
}

/** What an entry changes for one person, or why it leaves them out. */
export function planEntry(asked: NewPunchEntry, facts: EntryFacts, now: Instant): Plan {
  if (!facts.isEmployed) return skip('left');
  if (facts.isClosed) return skip('closed');
  if (asked.kind === 'remove') return removed(asked, facts.punches);
  if (facts.isAway) return skip('away');
  if (facts.isOnLeave) return skip('on-leave');
  if (asked.skipsFree && facts.isFree) return skip('free-day');
  const times = timesOf(asked, facts, now);
  if ('skip' in times) return times;
  return asked.kind === 'enter' ? entered(times, facts.punches) : corrected(times, facts.punches);
}
