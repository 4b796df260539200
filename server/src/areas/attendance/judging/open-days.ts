import type { DayPlan } from '@muster/contract/calendar/day-plan.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { plansOf, shiftsById } from '../../calendar/public.ts';
import type { AttendanceNow } from './judge-days.ts';
import { dayAmong, type OpenDay, type SharedPunch } from '../rules/share-punches.ts';
import { type ShiftRule, type ShiftTime, shiftTime } from '../rules/shift-time.ts';
import { type Instant, instantAt } from '../rules/zone-time.ts';
import { findEmployed, findPunches } from '../store/facts.ts';
import type { DaySpan } from '../store/stale.ts';

/** A day of someone as it was planned, and when it really begins and ends where they are. */
export interface Open extends OpenDay {
  readonly plan: DayPlan;
  readonly rule: ShiftRule | null;
  readonly concernId: string | null;
  /** by whose clocks */
  readonly zone: string;
  readonly isEmployed: boolean;
  readonly away: 'Suspended' | 'Long leave' | null;
}

/** Thousands of people share a few shifts and zones: each moment is worked out once. */
function moments() {
  const midnights = new Map<string, Instant>();
  const times = new Map<string, ShiftTime>();
  const midnight = (day: string, zone: string): Instant => {
    const key = `${day} ${zone}`;
    const at = midnights.get(key) ?? instantAt(day, 0, zone);
    midnights.set(key, at);
    return at;
  };
  const time = (id: string, rule: ShiftRule, day: string, zone: string): ShiftTime => {
    const key = `${id} ${day} ${zone}`;
    const found = times.get(key) ?? shiftTime(rule, day, zone);
    times.set(key, found);
    return found;
  };
  return { midnight, time };
}

/** What is expected of each of some people on each day of a span, in real moments. */
export async function openDays(
  db: Handle,
  ids: readonly string[],
  { from, until }: DaySpan,
  zoneOf: AttendanceNow['zoneOf'],
): Promise<ReadonlyMap<string, readonly Open[]>> {
  const plans = await plansOf(db, ids, from, until);
  const shifts = await shiftsById(db);
  const stays = Map.groupBy(await findEmployed(db, ids, from, until), (row) => row.employeeId);
  const { midnight, time } = moments();
  const openOf = (id: string): Open[] => {
    const own = stays.get(id) ?? [];
    return (plans.get(id) ?? []).map((plan) => {
      const { day, shift } = plan;
      const stay = own.findLast((row) => row.from <= day);
      const zone = zoneOf((stay ?? own[0])?.concernId ?? null);
      const rule = (shift && shifts.get(shift.id)) ?? null;
      return {
        day,
        plan,
        rule,
        time: rule && shift ? time(shift.id, rule, day, zone) : null,
        begins: midnight(day, zone),
        ends: midnight(addDays(day, 1), zone),
        concernId: stay?.concernId ?? null,
        zone,
        isEmployed: stay?.isEmployed ?? false,
        away: stay?.away ?? null,
      };
    });
  };
  return new Map(ids.map((id) => [id, openOf(id)]));
}

/**
 * To which day a punch near a date belongs, among those that are there and those said with it: after midnight in a
 * night shift, or when it ends what began before, to the one before. Nothing: it is not near.
 */
export async function dayWith(
  db: Handle,
  id: string,
  punch: SharedPunch,
  near: string,
  zoneOf: AttendanceNow['zoneOf'],
  saidWith: readonly SharedPunch[] = [],
): Promise<string | undefined> {
  const around = { from: addDays(near, -2), until: addDays(near, 2) };
  const open = await openDays(db, [id], around, zoneOf);
  const punches = await findPunches(db, [id], near, near);
  const live = punches.filter(({ isVoid }) => !isVoid);
  return dayAmong(open.get(id) ?? [], [...live, ...saidWith], punch);
}
