import type { RosterTarget } from '@muster/contract/calendar/roster-calls.ts';
import { describe, expect, it } from 'vitest';
import type { KnownHoliday } from './holidays-on.ts';
import {
  type DayQuestion,
  type Assigned,
  type WorkPlaces,
  planDay,
  rosterKey,
  type Rosters,
} from './plan-day.ts';

const shift = (id: string) => ({ id, name: id, startsAt: 480, endsAt: 960, breakMinutes: 30 });
const places: WorkPlaces = {
  concernId: 'concern',
  locationId: 'Dhaka',
  departmentId: 'department',
  unitId: 'unit',
  subUnitId: 'subUnit',
};
const assign = (target: RosterTarget, ofId: string | null, what: Partial<Assigned>): Assigned => ({
  target,
  ofId,
  from: '2026-01-01',
  patternId: null,
  shiftedBy: 0,
  shiftId: null,
  ...what,
});
const rosters = (...assigned: Assigned[]): Rosters => ({
  assigned: Map.groupBy(
    assigned.toSorted((a, b) => (a.from < b.from ? 1 : -1)),
    ({ target, ofId }) => rosterKey(target, ofId),
  ),
  patterns: new Map([
    // two mornings, two nights, two off, from a Thursday on
    [
      'round',
      { beginsOn: '2026-01-01', days: ['morning', 'morning', 'night', 'night', null, null] },
    ],
  ]),
  shifts: new Map(['morning', 'night', 'day', 'other'].map((id) => [id, shift(id)])),
});
const holiday: KnownHoliday = {
  id: 'eid',
  name: 'Eid',
  from: '2026-01-05',
  until: '2026-01-05',
  recurring: false,
  half: false,
  isOptional: false,
  locationIds: [],
};

/** `morning`, `work`, `off`, `Eid`, `morning/2`: a day in one word. */
function word(day: string, known: Rosters, more: Partial<DayQuestion> = {}): string {
  const asked = { employeeId: 'me', day, places, weekend: [5, 6], holidays: [], ...more };
  const plan = planDay(asked, known);
  if (plan.kind !== 'work') return plan.holiday?.name ?? plan.kind;
  return `${plan.shift?.name ?? 'work'}${plan.isHalf ? '/2' : ''}`;
}
const days = (
  known: Rosters,
  from: number,
  until: number,
  more: Partial<DayQuestion> = {},
): string =>
  Array.from({ length: until - from + 1 }, (_, at) =>
    word(`2026-01-${String(from + at).padStart(2, '0')}`, known, more),
  ).join(' ');

describe('the plan of a day', () => {
  it('is the week of the company where nobody says anything: Friday and Saturday off', () => {
    expect(days(rosters(), 1, 7)).toBe('work off off work work work work');
    expect(days(rosters(), 1, 7, { weekend: [0] })).toBe('work work work off work work work');
  });

  it('is one shift on the working days of the company', () => {
    expect(days(rosters(assign('house', null, { shiftId: 'day' })), 1, 7)).toBe(
      'day off off day day day day',
    );
  });

  it('follows a round of days, whatever the week; shifted for the next crew', () => {
    const round = assign('unit', 'unit', { patternId: 'round' });
    expect(days(rosters(round), 1, 8)).toBe('morning morning night night off off morning morning');
    expect(days(rosters({ ...round, shiftedBy: 2 }), 1, 8)).toBe(
      'night night off off morning morning night night',
    );
  });

  it('counts a round backwards before its first day', () => {
    const round = assign('unit', 'unit', { patternId: 'round', from: '2025-01-01' });
    expect(word('2025-12-31', rosters(round))).toBe('off');
    expect(word('2025-12-29', rosters(round))).toBe('night');
  });

  it('is what the nearest to the person says', () => {
    const order: [RosterTarget, string | null][] = [
      ['house', null],
      ['concern', 'concern'],
      ['location', 'Dhaka'],
      ['department', 'department'],
      ['unit', 'unit'],
      ['subUnit', 'subUnit'],
      ['employee', 'me'],
    ];
    for (const [at, [target, ofId]] of order.entries()) {
      const farther = order.slice(0, at).map(([one, id]) => assign(one, id, { shiftId: 'other' }));
      // even where the farther one is newer
      const newer = farther.map((one) => ({ ...one, from: '2026-01-04' }));
      const known = rosters(...newer, assign(target, ofId, { shiftId: 'day' }));
      expect(word('2026-01-05', known), target).toBe('day');
    }
  });

  it('is what the newest says, from its day on', () => {
    const known = rosters(
      assign('unit', 'unit', { shiftId: 'day' }),
      assign('unit', 'unit', { shiftId: 'night', from: '2026-01-05' }),
    );
    expect(days(known, 4, 6)).toBe('day night night');
    expect(word('2025-12-31', known)).toBe('work');
  });

  it('is not of a unit that someone is not in', () => {
    const known = rosters(assign('unit', 'another', { shiftId: 'night' }));
    expect(word('2026-01-05', known)).toBe('work');
    expect(word('2026-01-05', known, { places: { ...places, unitId: null } })).toBe('work');
  });
});

describe('a day set by hand', () => {
  const round = rosters(assign('unit', 'unit', { patternId: 'round' }));
  it('comes before every roster', () => {
    expect(word('2026-01-01', round, { set: { shiftId: 'other' } })).toBe('other');
    expect(word('2026-01-01', round, { set: { shiftId: null } })).toBe('off');
    expect(word('2026-01-02', rosters(), { set: { shiftId: 'day' } })).toBe('day');
  });

  it('to a shift comes before a holiday, set to off it does not', () => {
    const holidays = [holiday];
    expect(word('2026-01-05', round, { holidays, set: { shiftId: 'day' } })).toBe('day');
    expect(word('2026-01-05', round, { holidays, set: { shiftId: null } })).toBe('Eid');
  });
});

describe('a holiday', () => {
  const known = rosters(assign('house', null, { shiftId: 'day' }));
  it('frees a working day and names itself on a free one', () => {
    expect(word('2026-01-05', known, { holidays: [holiday] })).toBe('Eid');
    expect(word('2026-01-02', known, { holidays: [holiday] })).toBe('Eid');
  });

  it('of half a day leaves the first half of a working day, and a free day as it is', () => {
    const holidays = [{ ...holiday, half: true }];
    expect(word('2026-01-05', known, { holidays })).toBe('day/2');
    expect(word('2026-01-02', known, { holidays })).toBe('off');
  });

  it('of another place, or an optional one, changes nothing', () => {
    const elsewhere = [{ ...holiday, locationIds: ['Khulna'] }];
    expect(word('2026-01-05', known, { holidays: elsewhere })).toBe('day');
    expect(word('2026-01-05', known, { holidays: [{ ...holiday, isOptional: true }] })).toBe('day');
  });
});
