import { expect, it } from 'vitest';
import { type ShiftRule, shiftTime } from './shift-time.ts';
import { sharePunches } from './share-punches.ts';
import { type Instant, instantAt } from './zone-time.ts';

const zone = 'Asia/Dhaka';
const rule = (startsAt: number, endsAt: number): ShiftRule => ({
  startsAt,
  endsAt,
  breakMinutes: 0,
  graceIn: 0,
  graceOut: 0,
  halfDayUnder: 0,
  absentUnder: 0,
  windowBefore: 240,
  windowAfter: 240,
  overtimeFrom: 0,
  overtimeBlock: 1,
  overtimeMost: 0,
  overtimeEarly: false,
});
const night = rule(1320, 360);
const morning = rule(600, 1080);

const on = (day: string, shift: ShiftRule | null) => ({
  day,
  time: shift && shiftTime(shift, day, zone),
  begins: instantAt(day, 0, zone),
  ends: instantAt(day, 1440, zone),
});
/** `15 22:05` in November */
const at = (text: string): Instant => {
  const [day = '', hours = 0, minutes = 0] = text.split(/[ :]/);
  return instantAt(`2026-11-${day}`, Number(hours) * 60 + Number(minutes), zone);
};
const days = [
  on('2026-11-15', night),
  on('2026-11-16', night),
  on('2026-11-17', null),
  on('2026-11-18', morning),
];

it.each([
  ['15 22:05', '2026-11-15'],
  ['16 06:10', '2026-11-15'],
  ['16 21:50', '2026-11-16'],
  ['17 06:00', '2026-11-16'],
  ['17 09:59', '2026-11-16'],
  ['17 10:01', '2026-11-17'],
  ['17 23:00', '2026-11-17'],
  ['18 06:30', '2026-11-18'],
  ['18 03:00', '2026-11-18'],
])('a punch of %s belongs to %s', (punch, day) => {
  const shared = sharePunches(days, [at(punch)]);
  expect([...shared].filter(([, found]) => found.length > 0).map(([key]) => key)).toEqual([day]);
});

it('where two windows meet the nearer shift has it', () => {
  const meeting = [on('2026-11-15', night), on('2026-11-16', morning)];
  const shared = sharePunches(meeting, [at('16 07:00'), at('16 09:00')]);
  expect(shared.get('2026-11-15')).toEqual([at('16 07:00')]);
  expect(shared.get('2026-11-16')).toEqual([at('16 09:00')]);
});

it('one of other days belongs to none of these', () => {
  expect([...sharePunches(days, [at('10 09:00')]).values()].flat()).toEqual([]);
});
