import type { DayPlan } from '@muster/contract/calendar/day-plan.ts';
import { type RosterTarget, rosterTargets } from '@muster/contract/calendar/roster-calls.ts';
import { dayNumber, weekdayOf } from '@muster/contract/kernel/dates/dates.ts';
import { freeing, type KnownHoliday } from './holidays-on.ts';

/** Where someone is on a day; nothing before the first day in the house. */
export interface WorkPlaces {
  readonly concernId: string | null;
  readonly locationId: string | null;
  readonly departmentId: string | null;
  readonly unitId: string | null;
  readonly subUnitId: string | null;
}

export interface Assigned {
  readonly target: RosterTarget;
  readonly ofId: string | null;
  readonly from: string;
  readonly patternId: string | null;
  readonly shiftedBy: number;
  readonly shiftId: string | null;
}

export interface Pattern {
  readonly beginsOn: string;
  /** none: off */
  readonly days: readonly (string | null)[];
}

export type PlannedShift = NonNullable<DayPlan['shift']>;

export interface Rosters {
  /** by `rosterKey`, the newest first */
  readonly assigned: ReadonlyMap<string, readonly Assigned[]>;
  readonly patterns: ReadonlyMap<string, Pattern>;
  readonly shifts: ReadonlyMap<string, PlannedShift>;
}

export interface DayQuestion {
  readonly employeeId: string;
  readonly day: string;
  readonly places: WorkPlaces;
  /** set by hand: a shift, or none for off */
  readonly set?: { readonly shiftId: string | null };
  readonly weekend: readonly number[];
  /** those kept anywhere on that day */
  readonly holidays: readonly KnownHoliday[];
}

export const rosterKey = (target: RosterTarget, ofId: string | null): string =>
  `${target} ${ofId ?? ''}`;

const nearestFirst = rosterTargets.toReversed();

const idOf: Record<RosterTarget, (asked: DayQuestion) => string | null> = {
  house: () => '',
  concern: ({ places }) => places.concernId,
  location: ({ places }) => places.locationId,
  department: ({ places }) => places.departmentId,
  unit: ({ places }) => places.unitId,
  subUnit: ({ places }) => places.subUnitId,
  employee: ({ employeeId }) => employeeId,
};

/** The nearest to the person that says anything on that day; of those the newest. */
function assignmentOf(asked: DayQuestion, { assigned }: Rosters): Assigned | undefined {
  for (const target of nearestFirst) {
    const id = idOf[target](asked);
    if (id === null) continue;
    const found = assigned.get(rosterKey(target, id))?.find(({ from }) => from <= asked.day);
    if (found) return found;
  }
  return undefined;
}

/** Days before the first round count backwards, so that a pattern has no beginning to fall off. */
function inPattern({ beginsOn, days }: Pattern, shiftedBy: number, day: string): string | null {
  const size = days.length;
  const place = (dayNumber(day) - dayNumber(beginsOn) + shiftedBy) % size;
  return days[(place + size) % size] ?? null;
}

interface Rostered {
  readonly isWork: boolean;
  readonly shiftId: string | null;
}

function rostered(asked: DayQuestion, rosters: Rosters): Rostered {
  const { day, set, weekend } = asked;
  if (set) return { isWork: set.shiftId !== null, shiftId: set.shiftId };
  const assignment = assignmentOf(asked, rosters);
  const pattern = assignment?.patternId ? rosters.patterns.get(assignment.patternId) : undefined;
  if (assignment && pattern) {
    const shiftId = inPattern(pattern, assignment.shiftedBy, day);
    return { isWork: shiftId !== null, shiftId };
  }
  return { isWork: !weekend.includes(weekdayOf(day)), shiftId: assignment?.shiftId ?? null };
}

/**
 * What someone is expected to do on a day. A day set by hand comes first, then the roster nearest to the
 * person, then the week of the company. A holiday frees whoever was not put to a shift by hand.
 */
export function planDay(asked: DayQuestion, rosters: Rosters): DayPlan {
  const { day, set, holidays, places } = asked;
  const { isWork, shiftId } = rostered(asked, rosters);
  const shift = isWork && shiftId ? (rosters.shifts.get(shiftId) ?? null) : null;
  const plain = { day, isHalf: false, shift, holiday: null };
  const found = set?.shiftId ? undefined : freeing(holidays, places.locationId);
  const holiday = found ? { id: found.id, name: found.name } : null;
  if (found && !found.half) return { ...plain, kind: 'holiday', shift: null, holiday };
  if (!isWork) return { ...plain, kind: 'off' };
  return { ...plain, kind: 'work', isHalf: found !== undefined, holiday };
}
