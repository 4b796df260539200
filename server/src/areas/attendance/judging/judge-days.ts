import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { leaveDaysOf } from '../../leave/public.ts';
import { type Open, openDays } from './open-days.ts';
import { type DayFacts, judgeDay, type Judged, toWork } from '../rules/judge-day.ts';
import { dayOfPunch, sharePunches } from '../rules/share-punches.ts';
import type { Instant } from '../rules/zone-time.ts';
import { findPunches, findWaived, type PunchMinute } from '../store/facts.ts';
import { type Now } from '../../../platform/now.ts';

export interface JudgedPersonDay extends Judged {
  readonly employeeId: string;
  readonly day: string;
  readonly concernId: string | null;
  /** in thousandths of a day, as what was to be worked before leave */
  readonly leaveAmount: number;
  readonly toWork: number;
  readonly leaveTypeId: string | null;
  readonly shiftId: string | null;
  readonly isWaived: boolean;
}

/** The days of some people, and of which punches another day is known now. */
export interface JudgedSpan {
  readonly days: JudgedPersonDay[];
  readonly moved: readonly { readonly id: string; readonly day: string }[];
}

/** What of now the days depend on. */
export type AttendanceNow = Pick<Now, 'minute' | 'zoneOf'>;

type Leave = Awaited<ReturnType<typeof leaveDaysOf>>[number];
interface Away {
  readonly leave: DayFacts['leave'];
  readonly typeId: string | null;
}

function leaveOn(rows: readonly Leave[]): Away {
  const halves = ([1, 2] as const).filter((half) => rows.some((row) => row.half === half));
  const minutes = rows.reduce((sum, row) => sum + (row.half === 0 ? (row.minutes ?? 0) : 0), 0);
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  return {
    leave: { halves, minutes, amount: Math.min(1000, amount) },
    typeId: rows[0]?.leaveTypeId ?? null,
  };
}

function judgeOne(
  employeeId: string,
  open: Open,
  away: Away,
  punches: readonly Instant[],
  now: Instant,
): Omit<JudgedPersonDay, 'isWaived'> | null {
  const judged = judgeDay({
    isEmployed: open.isEmployed,
    away: open.away,
    kind: open.plan.kind,
    isHalfHoliday: open.plan.isHalf,
    shift: open.rule && open.time ? { rule: open.rule, time: open.time } : null,
    leave: away.leave,
    punches,
    now,
    midnight: open.ends,
  });
  return (
    judged && {
      ...judged,
      employeeId,
      day: open.day,
      concernId: open.concernId,
      leaveAmount: away.leave.amount,
      toWork: toWork({ isHalfHoliday: open.plan.isHalf }),
      leaveTypeId: away.typeId,
      shiftId: open.plan.shift?.id ?? null,
    }
  );
}

/** Those that no longer count, and those that do. */
const parted = (punches: readonly PunchMinute[]): [PunchMinute[], PunchMinute[]] => [
  punches.filter(({ isVoid }) => isVoid),
  punches.filter(({ isVoid }) => !isVoid),
];

/**
 * Judges each day of some people anew from what is known now: a handful of queries for any number of
 * them. A day on which someone does not belong to the house is left out.
 */
export async function judgeDays(
  db: Handle,
  ids: readonly string[],
  { from, until }: { readonly from: string; readonly until: string },
  { minute, zoneOf }: AttendanceNow,
): Promise<JudgedSpan> {
  // the shifts of the days around say which punches are theirs
  const around = { from: addDays(from, -1), until: addDays(until, 1) };
  const days = await openDays(db, ids, around, zoneOf);
  const punches = Map.groupBy(await findPunches(db, ids, from, until), (row) => row.employeeId);
  const leave = Map.groupBy(
    await leaveDaysOf(db, ids, from, until),
    (row) => `${row.employeeId} ${row.day}`,
  );
  const waived = await findWaived(db, ids, from, until);
  const isAsked = (day: string | undefined): day is string =>
    day !== undefined && day >= from && day <= until;
  const moved: { id: string; day: string }[] = [];
  const judgedDays = ids.flatMap((id) => {
    const open = days.get(id) ?? [];
    const [gone, live] = parted(punches.get(id) ?? []);
    const shared = sharePunches(open, live);
    const note = (punch: PunchMinute, day: string | undefined) => {
      if (isAsked(day) && punch.day !== day) moved.push({ id: punch.id, day });
    };
    for (const punch of gone) note(punch, dayOfPunch(open, punch.at));
    return open.flatMap((one) => {
      if (!isAsked(one.day)) return [];
      const key = `${id} ${one.day}`;
      const own = shared.get(one.day) ?? [];
      for (const punch of own) note(punch, one.day);
      const minutes = own.map(({ at }) => at);
      const judged = judgeOne(id, one, leaveOn(leave.get(key) ?? []), minutes, minute);
      return judged ? [{ ...judged, isWaived: waived.has(key) }] : [];
    });
  });
  return { days: judgedDays, moved };
}
