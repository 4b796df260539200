import { rosterTargets } from '@muster/contract/calendar/roster-calls.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holidaysOn, type KnownHoliday } from './holidays-on.ts';
import {
  type DayQuestion,
  type Assigned,
  type Pattern,
  planDay,
  rosterKey,
  type Rosters,
} from './plan-day.ts';

/** The same answers by walking: slow, without arithmetic on dates, read like a clerk would do it. */
const next = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

function walkPattern(
  days: readonly (string | null)[],
  beginsOn: string,
  shifted: number,
  day: string,
) {
  let [at, place] = [beginsOn, shifted % days.length];
  for (; at < day; at = next(at)) place = (place + 1) % days.length;
  return days[place] ?? null;
}

/** That day so many years on; the day before where the calendar has none. */
function again(day: string, years: number): string {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  const isThere = new Date(`${moved}T00:00:00Z`).toISOString().startsWith(moved);
  return isThere ? moved : moved.replace('02-29', '02-28');
}

/** Whether a holiday is kept on a day: every year it comes again is walked through. */
function isKept(holiday: KnownHoliday, day: string): boolean {
  for (let years = 0; years < (holiday.recurring ? 10 : 1); years += 1) {
    const last = again(holiday.until, years);
    for (let at = again(holiday.from, years); at <= last; at = next(at))
      if (at === day) return true;
  }
  return false;
}

function slowly(asked: DayQuestion, known: readonly Assigned[], rosters: Rosters): string {
  const { day, set, places, holidays } = asked;
  const fitting = known
    .filter((one) => one.from <= day && ownId[one.target] === one.ofId)
    .toSorted(
      (a, b) =>
        rosterTargets.indexOf(b.target) - rosterTargets.indexOf(a.target) ||
        b.from.localeCompare(a.from),
    );
  const [best] = fitting;
  const pattern = best?.patternId ? rosters.patterns.get(best.patternId) : undefined;
  let does = asked.weekend.includes(weekday(day)) ? 'off' : (best?.shiftId ?? 'work');
  if (best && pattern)
    does = walkPattern(pattern.days, pattern.beginsOn, best.shiftedBy, day) ?? 'off';
  if (set) does = set.shiftId ?? 'off';
  if (set?.shiftId) return does;
  const here = holidays.filter(
    (one) =>
      isKept(one, day) &&
      !one.isOptional &&
      (one.locationIds.length === 0 || one.locationIds.includes(String(places.locationId))),
  );
  if (here.some((one) => !one.half)) return 'holiday';
  return does !== 'off' && here.length > 0 ? `${does}/2` : does;
}

const mine = { concern: 'c', location: 'l', department: 'd', unit: 'u', subUnit: 's' };
const shiftIds = ['a', 'b', 'c'];
const dayFrom = (first: string, days: number) =>
  fc.nat(days).map((count) => {
    let day = first;
    for (let at = 0; at < count; at += 1) day = next(day);
    return day;
  });
const shift = fc.constantFrom(...shiftIds);
const assigned = fc.record({
  which: fc.constantFrom(...rosterTargets),
  isMine: fc.boolean(),
  from: dayFrom('2023-12-20', 120),
  patternId: fc.constantFrom('p', 'q', null),
  shiftedBy: fc.nat(9),
  shiftId: shift,
});
type Given = typeof assigned extends fc.Arbitrary<infer G> ? G : never;
const pattern = fc.record({
  beginsOn: dayFrom('2023-11-01', 40),
  days: fc.array(fc.option(shift), { minLength: 1, maxLength: 9 }),
});
const kept = fc
  .record({
    from: fc.oneof(dayFrom('2022-12-27', 5), dayFrom('2020-02-25', 8), dayFrom('2024-02-25', 8)),
    length: fc.nat(4),
    recurring: fc.boolean(),
    half: fc.boolean(),
    isOptional: fc.boolean(),
    locationIds: fc.constantFrom<string[]>([], ['l'], ['elsewhere']),
  })
  .map(({ length, ...one }): KnownHoliday => {
    let until = one.from;
    for (let at = 0; at < (one.half ? 0 : length); at += 1) until = next(until);
    return { ...one, id: 'h', name: 'holiday', until };
  });

const places = { concernId: 'c', locationId: 'l', departmentId: 'd', unitId: 'u', subUnitId: 's' };
const ownId = { house: null, ...mine, employee: 'me' };

/** One a target and day, as the table holds it. */
function asStored(given: readonly Given[]): Assigned[] {
  const known = given.map(({ which, isMine, ...one }): Assigned => ({
    ...one,
    target: which,
    ofId: isMine || which === 'house' ? ownId[which] : 'another',
    shiftId: one.patternId ? null : one.shiftId,
  }));
  const keyed = known.map(
    (one) => [`${rosterKey(one.target, one.ofId)} ${one.from}`, one] as const,
  );
  return [...new Map(keyed).values()];
}

const rostersOf = (known: readonly Assigned[], p: Pattern, q: Pattern): Rosters => ({
  assigned: Map.groupBy(
    known.toSorted((a, b) => b.from.localeCompare(a.from)),
    (one) => rosterKey(one.target, one.ofId),
  ),
  patterns: new Map([
    ['p', p],
    ['q', q],
  ]),
  shifts: new Map(
    shiftIds.map((id) => [id, { id, name: id, startsAt: 0, endsAt: 1, breakMinutes: 0 }]),
  ),
});

it('every plan is the one that walking day by day finds', () => {
  const rosters = fc.tuple(fc.array(assigned, { maxLength: 8 }), pattern, pattern);
  const holidays = fc.array(kept, { maxLength: 3 });
  const hand = fc.option(fc.record({ shiftId: fc.option(shift) }), { nil: undefined });
  const weekend = fc.subarray([0, 1, 2, 3, 4, 5, 6]);
  const day = fc.oneof(
    dayFrom('2023-12-25', 80),
    dayFrom('2023-12-30', 4),
    dayFrom('2024-02-27', 4),
  );
  fc.assert(
    fc.property(rosters, holidays, hand, weekend, day, ([given, p, q], all, set, free, on) => {
      const known = asStored(given);
      const made = rostersOf(known, p, q);
      const asked = { employeeId: 'me', day: on, places, weekend: free, ...(set && { set }) };
      const there = holidaysOn(all, on, on).get(on) ?? [];
      const plan = planDay({ ...asked, holidays: there }, made);
      const does = plan.kind === 'work' ? (plan.shift?.id ?? 'work') : plan.kind;
      const slow = slowly({ ...asked, holidays: all }, known, made);
      expect(`${does}${plan.isHalf ? '/2' : ''}`).toBe(slow);
    }),
    { numRuns: 1500 },
  );
});
