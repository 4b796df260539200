import { usualShift } from '@muster/contract/calendar/shift-calls.ts';
import { addDays, weekdayOf } from '@muster/contract/kernel/dates/dates.ts';
import { insertAssignment } from '../../areas/calendar/store/assignments.ts';
import { insertHoliday } from '../../areas/calendar/store/holidays.ts';
import { insertPattern } from '../../areas/calendar/store/patterns.ts';
import { upsertDays } from '../../areas/calendar/store/roster-days.ts';
import { insertShift } from '../../areas/calendar/store/shifts.ts';
import type { Now } from '../../platform/now.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { knownNames } from '../bulk/known.ts';
import type { Known } from '../company/load-staff.ts';
import { holidaysAround } from './holidays.ts';

/** Shifts and rosters are older than any punch of the demo. */
const begin = '2020-01-05';
const longAgo = `${begin}T04:00:00.000Z`;
const saturday = 6;

const shifts = {
  general: { name: 'General', shortName: 'G', startsAt: 540, endsAt: 1080, colour: '#2a78d6' },
  morning: { name: 'Morning', shortName: 'M', startsAt: 360, endsAt: 840, colour: '#d9921f' },
  night: { name: 'Night', shortName: 'N', startsAt: 1320, endsAt: 360, colour: '#6b4fa0' },
} as const;
type ShiftIds = Readonly<Record<keyof typeof shifts, string>>;

async function addShifts(tx: Tx): Promise<ShiftIds> {
  const ids = { general: newId(longAgo), morning: newId(longAgo), night: newId(longAgo) };
  const breaks = { general: 60, morning: 30, night: 30 };
  for (const key of ['general', 'morning', 'night'] as const) {
    const content = { ...usualShift, ...shifts[key], breakMinutes: breaks[key], active: true };
    await insertShift(tx, ids[key], content, longAgo);
  }
  return ids;
}

/** Four weeks: mornings, days, nights; the day off comes every eighth day, so it moves. */
function roundOf({ general, morning, night }: ShiftIds): (string | null)[] {
  const offs = new Set([0, 8, 16, 24, 27]);
  return Array.from({ length: 28 }, (_, position) => {
    if (offs.has(position)) return null;
    if (position < 8) return morning;
    return position < 16 ? general : night;
  });
}

/** The crews of the factory are a week or two apart in the same round. */
const crews = [
  ['Production', 0],
  ['Maintenance', 7],
  ['Quality Assurance', 14],
] as const;

async function addRosters(tx: Tx, ids: ShiftIds): Promise<void> {
  const general = { patternId: null, shiftedBy: 0, shiftId: ids.general };
  const house = { id: newId(longAgo), target: 'house', ofId: null, from: begin } as const;
  await insertAssignment(tx, { ...house, ...general }, longAgo);
  const patternId = newId(longAgo);
  const days = roundOf(ids);
  const round = { name: 'Factory, three crews', beginsOn: begin, days, active: true };
  await insertPattern(tx, patternId, round, longAgo);
  const idOf = await knownNames(tx);
  for (const [unit, shiftedBy] of crews) {
    const ofId = idOf('unitId', `Factory Operation/${unit}`);
    const whom = { id: newId(longAgo), target: 'unit', ofId, from: begin } as const;
    await insertAssignment(tx, { ...whom, patternId, shiftedBy, shiftId: null }, longAgo);
  }
}

/** Set by hand: a Saturday in the office, and two who changed places for a night. */
async function addSingleDays(tx: Tx, people: Known, ids: ShiftIds, now: Now): Promise<void> {
  const next = addDays(now.today, ((saturday - weekdayOf(now.today) + 7) % 7) + 7);
  const dayOf = (name: string, day: string, shiftId: string | null) => {
    const employeeId = people.get(name);
    if (!employeeId) throw new Error(`The demo company has no ${name}.`);
    return { employeeId, day, shiftId };
  };
  const office = [
    dayOf('Rezaul Karim', next, ids.general),
    dayOf('Priya Barua', next, ids.general),
  ];
  await upsertDays(tx, office, 'Counting of the stock', now.at);
  const soon = addDays(now.today, 5);
  const changed = [dayOf('Jamal Sheikh', soon, null), dayOf('Rumana Begum', soon, ids.night)];
  await upsertDays(tx, changed, 'Changed places', now.at);
}

async function addHolidays(tx: Tx, today: string): Promise<void> {
  const idOf = await knownNames(tx);
  for (const { place, ...kept } of holidaysAround(Number(today.slice(0, 4)))) {
    const locations = place ? [idOf('locationId', place)] : [];
    await insertHoliday(tx, newId(longAgo), { ...kept, locations }, longAgo);
  }
}

/** Holidays, shifts and who works by which. */
export async function loadCalendar(tx: Tx, people: Known, now: Now): Promise<void> {
  const ids = await addShifts(tx);
  await addRosters(tx, ids);
  await addSingleDays(tx, people, ids, now);
  await addHolidays(tx, now.today);
}
