import { describe, expect, it } from 'vitest';
import { type DayFacts, judgeDay } from './judge-day.ts';
import { type ShiftRule, shiftTime } from './shift-time.ts';
import { type Instant, instantAt } from './zone-time.ts';

const zone = 'Asia/Dhaka';
const day = '2026-11-15';

/** 09:00 to 18:00 with an hour's break. */
const office: ShiftRule = {
  startsAt: 540,
  endsAt: 1080,
  breakMinutes: 60,
  graceIn: 10,
  graceOut: 10,
  halfDayUnder: 360,
  absentUnder: 180,
  windowBefore: 120,
  windowAfter: 240,
  overtimeFrom: 30,
  overtimeBlock: 30,
  overtimeMost: 240,
  overtimeEarly: false,
};
const night: ShiftRule = { ...office, startsAt: 1320, endsAt: 360, breakMinutes: 30 };

/** `09:05`, or `+06:10` on the next day. */
function at(text: string): Instant {
  const [hours = 0, minutes = 0] = text.replace('+', '').split(':').map(Number);
  return instantAt(day, hours * 60 + minutes + (text.startsWith('+') ? 1440 : 0), zone);
}

const facts = (punches: string, given: Partial<DayFacts> = {}, rule = office): DayFacts => ({
  isEmployed: true,
  away: null,
  kind: 'work',
  isHalfHoliday: false,
  shift: { rule, time: shiftTime(rule, day, zone) },
  leave: { halves: [], minutes: 0, amount: 0 },
  punches: punches.split(' ').filter(Boolean).map(at),
  now: at('+23:59'),
  midnight: at('+00:00'),
  ...given,
});

const shown = (given: DayFacts): string => {
  const judged = judgeDay(given);
  if (!judged) return 'not employed';
  const { status, worked, late, early, overtime, isMissingOut, isPartLeave } = judged;
  const flags = [isPartLeave && 'part leave', isMissingOut && 'no out'].filter(Boolean);
  return [status, worked, late, early, overtime, ...flags].join(' ');
};

/** status, minutes worked, late, early, overtime */
describe('an office day that is over', () => {
  it.each([
    ['', 'Absent 0 0 0 0'],
    ['09:00 18:00', 'Present 480 0 0 0'],
    ['09:10 18:00', 'Present 470 0 0 0'],
    ['09:11 18:00', 'Late 469 11 0 0'],
    ['09:00 17:50', 'Present 470 0 0 0'],
    ['09:00 17:49', 'Present 469 0 11 0'],
    ['09:00 15:59', 'Half day 359 0 121 0'],
    ['09:00 11:59', 'Absent 179 0 361 0'],
    ['09:00 12:00', 'Half day 180 0 360 0'],
    ['09:00 18:29', 'Present 509 0 0 0'],
    ['09:00 18:30', 'Present 510 0 0 30'],
    ['09:00 19:05', 'Present 545 0 0 60'],
    ['09:00 +01:30', 'Present 900 0 0 240'],
    ['07:30 18:00', 'Present 570 0 0 0'],
    ['09:00 13:00 14:00 18:00', 'Present 480 0 0 0'],
    ['09:00', 'Present 0 0 0 0 no out'],
    ['09:20', 'Late 0 20 0 0 no out'],
    ['09:00 09:00', 'Present 0 0 0 0 no out'],
  ])('%s: %s', (punches, expected) => {
    expect(shown(facts(punches))).toBe(expected);
  });

  it('counts coming early only where the shift says so', () => {
    expect(shown(facts('07:30 18:00', {}, { ...office, overtimeEarly: true }))).toBe(
      'Present 570 0 0 90',
    );
  });
});

describe('a night shift is one day', () => {
  it.each([
    ['22:00 +06:00', 'Present 450 0 0 0'],
    ['22:20 +06:00', 'Late 430 20 0 0'],
    ['21:30 +07:00', 'Present 540 0 0 60'],
    ['', 'Absent 0 0 0 0'],
  ])('%s: %s', (punches, expected) => {
    expect(shown(facts(punches, {}, night))).toBe(expected);
  });
});

describe('while the day goes on', () => {
  it.each([
    ['08:00', '', 'Expected 0 0 0 0'],
    ['18:00', '', 'Expected 0 0 0 0'],
    ['18:01', '', 'Absent 0 0 0 0'],
    ['12:00', '09:00', 'Present 0 0 0 0'],
    ['12:00', '09:30', 'Late 0 30 0 0'],
    ['14:00', '09:00 13:00', 'Present 240 0 0 0'],
    ['18:30', '09:00 13:00', 'Half day 240 0 300 0'],
  ])('at %s, %s: %s', (now, punches, expected) => {
    expect(shown(facts(punches, { now: at(now) }))).toBe(expected);
  });

  it('is to be judged again when its window closes', () => {
    expect(judgeDay(facts('09:00', { now: at('12:00') }))?.openUntil).toBe(at('22:00'));
    expect(judgeDay(facts('09:00'))?.openUntil).toBeNull();
  });

  it.each([
    ['12:00', '', '18:00'],
    ['18:01', '', '22:00'],
    ['14:00', '09:00 13:00', '18:00'],
    ['18:30', '09:00 13:00', '22:00'],
  ])('at %s, %s: again at %s', (now, punches, again) => {
    expect(judgeDay(facts(punches, { now: at(now) }))?.openUntil).toBe(at(again));
  });
});

describe('what comes before the punches', () => {
  const first = { halves: [1] as const, minutes: 0, amount: 500 };
  const second = { halves: [2] as const, minutes: 0, amount: 500 };
  const hours = (minutes: number, amount: number) => ({ halves: [], minutes, amount });
  const whole = { halves: [1, 2] as const, minutes: 0, amount: 1000 };
  it.each<[string, string, Partial<DayFacts>, string]>([
    ['not employed', '09:00 18:00', { isEmployed: false, leave: whole }, 'not employed'],
    ['leave over holiday', '', { kind: 'holiday', leave: whole }, 'Leave 0 0 0 0'],
    ['suspended', '', { away: 'Suspended' }, 'Suspended 0 0 0 0'],
    ['with punches: they do not count', '09:00 18:00', { away: 'Suspended' }, 'Suspended 0 0 0 0'],
    ['on a holiday too', '', { away: 'Suspended', kind: 'holiday' }, 'Suspended 0 0 0 0'],
    ['leave is leave', '09:00 18:00', { away: 'Suspended', leave: whole }, 'Leave 0 0 0 0'],
    ['long leave', '', { away: 'Long leave' }, 'Long leave 0 0 0 0'],
    ['on a weekly off too', '', { away: 'Long leave', kind: 'off' }, 'Long leave 0 0 0 0'],
    ['working all the same', '09:00 19:00', { away: 'Long leave' }, 'Long leave 600 0 0 0'],
    ['holiday', '', { kind: 'holiday' }, 'Holiday 0 0 0 0'],
    ['work on a holiday', '09:00 14:10', { kind: 'holiday' }, 'Holiday 310 0 0 300'],
    ['weekly off', '', { kind: 'off' }, 'Weekly off 0 0 0 0'],
    ['morning on leave', '13:30 18:00', { leave: first }, 'Present 270 0 0 0 part leave'],
    ['late after it', '14:00 18:00', { leave: first }, 'Late 240 30 0 0 part leave'],
    ['afternoon on leave', '09:00 13:30', { leave: second }, 'Present 270 0 0 0 part leave'],
    ['and not there at all', '', { leave: second }, 'Absent 0 0 0 0 part leave'],
    ['and half a holiday', '', { leave: first, isHalfHoliday: true }, 'Leave 0 0 0 0'],
    ['half a holiday', '09:00 13:30', { isHalfHoliday: true }, 'Present 270 0 0 0'],
    [
      'two hours of leave',
      '11:00 18:00',
      { leave: { halves: [], minutes: 120, amount: 250 } },
      'Present 360 0 0 0 part leave',
    ],
  ])('%s', (_, punches, given, expected) => {
    expect(shown(facts(punches, given))).toBe(expected);
  });

  it.each<[string, string, DayFacts['leave'], string]>([
    ['all hours of the day', '', hours(480, 1000), 'Leave 0 0 0 0'],
    ['worked all the same', '09:40 20:00', whole, 'Leave 620 0 0 0'],
    [
      'stayed though on leave in the afternoon',
      '09:00 18:00',
      second,
      'Present 480 0 0 0 part leave',
    ],
    ['late in the morning of it', '09:40 18:00', second, 'Late 440 40 0 0 part leave'],
    ['came early after leave in the morning', '11:00 18:00', first, 'Present 360 0 0 0 part leave'],
    [
      'stayed longer than the leave lasted',
      '09:00 20:00',
      hours(60, 125),
      'Present 600 0 0 60 part leave',
    ],
    [
      'two hours away at both ends',
      '11:00 16:00',
      hours(120, 250),
      'Present 240 0 120 0 part leave',
    ],
    ['an hour at each end', '10:00 17:00', hours(120, 250), 'Present 360 0 0 0 part leave'],
  ])('leave: %s', (_, punches, leave, expected) => {
    expect(shown(facts(punches, { leave }))).toBe(expected);
  });

  it.each<[string, string, Partial<DayFacts>, number]>([
    ['a whole day', '', {}, 1000],
    ['present', '09:00 18:00', {}, 0],
    ['half a day', '09:00 14:00', {}, 0],
    ['half of it on leave', '', { leave: first }, 500],
    ['two hours of it on leave', '', { leave: hours(120, 250) }, 750],
    ['half of it a holiday', '', { isHalfHoliday: true }, 500],
    [
      'half of it a holiday, two hours on leave',
      '',
      { isHalfHoliday: true, leave: hours(120, 250) },
      250,
    ],
    ['on leave', '', { leave: whole }, 0],
    ['a holiday', '', { kind: 'holiday' }, 0],
  ])('absence: %s', (_, punches, given, expected) => {
    expect(judgeDay(facts(punches, given))?.absence).toBe(expected);
  });

  it('without a shift whoever came is present', () => {
    expect(shown(facts('11:00 15:00', { shift: null }))).toBe('Present 240 0 0 0');
    expect(shown(facts('', { shift: null }))).toBe('Absent 0 0 0 0');
  });
});

it('a card that is read twice within a minute has come and not gone', () => {
  expect(judgeDay(facts('09:00 09:01'))).toMatchObject({
    status: 'Present',
    outAt: null,
    worked: 0,
    isMissingOut: true,
  });
  expect(judgeDay(facts('09:00 09:01 18:00'))).toMatchObject({ worked: 480, isMissingOut: false });
  expect(judgeDay(facts('09:00 09:02'))).toMatchObject({ status: 'Absent', worked: 2 });
});
