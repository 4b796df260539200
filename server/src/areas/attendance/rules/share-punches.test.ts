import { expect, it } from 'vitest';
import { type ShiftRule, shiftTime } from './shift-time.ts';
import { dayAmong, sharePunches, type SharedPunch } from './share-punches.ts';
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
/** `17 23:59`, `17 23:59 in` */
const punch = (text: string): SharedPunch => ({
  at: at(text.slice(0, 8)),
  direction: (text.slice(9) || null) as SharedPunch['direction'],
});
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
])('a punch of %s belongs to %s', (text, day) => {
  const shared = sharePunches(days, [punch(text)]);
  expect([...shared].filter(([, found]) => found.length > 0).map(([key]) => key)).toEqual([day]);
});

it('where two windows meet the nearer shift has it', () => {
  const meeting = [on('2026-11-15', night), on('2026-11-16', morning)];
  const shared = sharePunches(meeting, [punch('16 07:00'), punch('16 09:00')]);
  expect(shared.get('2026-11-15')).toEqual([punch('16 07:00')]);
  expect(shared.get('2026-11-16')).toEqual([punch('16 09:00')]);
});

it('one of other days belongs to none of these', () => {
  expect([...sharePunches(days, [punch('10 09:00')]).values()].flat()).toEqual([]);
});

/** Without a shift: nothing but the calendar says where a day ends. */
const free = ['20', '21', '22'].map((day) => on(`2026-11-${day}`, null));

it.each([
  ['a pair across midnight is of the day of its beginning', '20 23:59, 21 00:01', [2, 0, 0]],
  ['each night by itself', '20 22:00, 21 02:00, 21 22:00, 22 02:00', [2, 2, 0]],
  ['who came back late', '20 09:00, 20 17:00, 20 23:50, 21 00:10', [4, 0, 0]],
  ['a card that was read twice is one coming', '20 23:59, 20 23:59, 21 00:01', [3, 0, 0]],
  ['who went before midnight comes anew after it', '20 20:00, 20 23:50, 21 00:10', [2, 1, 0]],
  ['who forgot to go comes anew in the morning', '20 18:00, 21 08:00', [1, 1, 0]],
  ['as the device says: came, and went much later', '20 18:00 in, 21 08:00 out', [2, 0, 0]],
  ['as the device says: came twice', '20 23:59 in, 21 00:01 in', [1, 1, 0]],
  ['as the device says: went twice', '20 23:59 out, 21 00:01 out', [1, 1, 0]],
  ['no work lasts longer than sixteen hours', '20 12:00 in, 21 06:00 out', [1, 1, 0]],
])('%s', (_, texts, counts) => {
  const shared = sharePunches(free, texts.split(', ').map(punch));
  expect([...shared.values()].map((found) => found.length)).toEqual(counts);
});

it('a shift keeps what falls into its window', () => {
  const shared = sharePunches(
    [on('2026-11-20', null), on('2026-11-21', rule(180, 660))],
    ['20 22:30', '20 23:10'].map(punch),
  );
  expect(shared.get('2026-11-21')).toEqual([punch('20 23:10')]);
});

it('a moment belongs to the day of the work that it would end', () => {
  expect(dayAmong(free, [punch('20 23:59')], punch('21 00:01'))).toBe('2026-11-20');
  expect(dayAmong(free, [], punch('21 00:01'))).toBe('2026-11-21');
});
