import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { describe, expect, it } from 'vitest';
import { type NewPunchEntry, type EntryFacts, type LivePunch, planEntry } from './plan-entry.ts';
import { type ShiftRule, shiftTime } from './shift-time.ts';
import { instantAt } from './zone-time.ts';

const day = '2026-03-03';
const zone = 'Asia/Dhaka';
/** `09:05`, or `+06:10` on the next date */
const at = (text: string): number => {
  const [hours = 0, minutes = 0] = text.replace('+', '').split(':').map(Number);
  return instantAt(addDays(day, text.startsWith('+') ? 1 : 0), hours * 60 + minutes, zone);
};
const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const hours = (startsAt: number, endsAt: number): ShiftRule => ({
  startsAt,
  endsAt,
  breakMinutes: 0,
  graceIn: 0,
  graceOut: 0,
  halfDayUnder: 240,
  absentUnder: 120,
  windowBefore: 240,
  windowAfter: 360,
  overtimeFrom: 0,
  overtimeBlock: 30,
  overtimeMost: 480,
  overtimeEarly: false,
});
const office = hours(9 * 60, 18 * 60);
const night = hours(22 * 60, 6 * 60);

const facts = (given: Partial<EntryFacts> = {}, shift: ShiftRule | null = office): EntryFacts => ({
  days: [-1, 0, 1].map((later) => {
    const date = addDays(day, later);
    const [begins, ends] = [instantAt(date, 0, zone), instantAt(addDays(date, 1), 0, zone)];
    return { day: date, begins, ends, time: shift && shiftTime(shift, date, zone) };
  }),
  zone,
  isEmployed: true,
  isAway: false,
  isOnLeave: false,
  isFree: false,
  isClosed: false,
  punches: [],
  ...given,
});
const asked = (given: Partial<NewPunchEntry> = {}): NewPunchEntry => ({
  kind: 'enter',
  day,
  inTime: minutes('09:00'),
  outTime: minutes('18:00'),
  isByShift: false,
  skipsFree: false,
  punchIds: null,
  ...given,
});
const punches = (...times: string[]): LivePunch[] =>
  times.map((time) => ({ id: time, at: at(time), direction: null, isEntered: false }));
const now = at('+12:00');
const plan = (
  given: Partial<NewPunchEntry>,
  of: Partial<EntryFacts> = {},
  shift: ShiftRule | null = office,
) => planEntry(asked(given), facts(of, shift), now);

describe('who is left out', () => {
  it.each([
    ['left', {}, { isEmployed: false }],
    ['closed', {}, { isClosed: true }],
    ['closed', { kind: 'remove' }, { isClosed: true }],
    ['away', {}, { isAway: true }],
    ['on-leave', {}, { isOnLeave: true }],
    ['free-day', { skipsFree: true }, { isFree: true }],
    ['nothing', {}, { punches: punches('08:55', '18:05') }],
    ['nothing', { kind: 'correct' }, { punches: punches('09:00', '18:00') }],
    ['nothing', { kind: 'remove' }, {}],
    ['nothing', { kind: 'remove', punchIds: ['other'] }, { punches: punches('09:00') }],
    // nobody works for seventeen hours
    ['other-day', { inTime: minutes('01:00') }, {}],
    // an out before the coming that is there
    ['other-day', { inTime: null, outTime: minutes('10:00') }, { punches: punches('11:00') }],
  ] as const)('%s', (reason, given, of) => {
    expect(plan(given, of)).toEqual({ skip: reason });
  });
  it('who has no shift has no hours of it; what is to come is not entered', () => {
    expect(plan({ isByShift: true }, {}, null)).toEqual({ skip: 'no-shift' });
    expect(planEntry(asked(), facts(), at('17:00'))).toEqual({ skip: 'to-come' });
    expect(planEntry(asked({ isByShift: true }), facts(), at('08:00'))).toEqual({
      skip: 'to-come',
    });
  });
});

describe('what changes', () => {
  const changed = (inAt: string | null, outAt: string | null, ...voids: string[]) => ({
    inAt: inAt && at(inAt),
    outAt: outAt && at(outAt),
    voids,
  });
  it.each([
    ['nothing came', {}, {}, changed('09:00', '18:00')],
    ['the going lacks', {}, { punches: punches('09:40') }, changed(null, '18:00')],
    [
      'the coming lacks',
      {},
      { punches: [{ ...punches('17:50')[0], direction: 'out' }] },
      changed('09:00', null),
    ],
    ['on a free day someone was chosen by name', {}, { isFree: true }, changed('09:00', '18:00')],
    [
      'other times: what lies outside no longer counts',
      { kind: 'correct' },
      { punches: punches('08:00', '13:00', '19:00') },
      changed('09:00', '18:00', '08:00', '19:00'),
    ],
    [
      'only the coming is said',
      { kind: 'correct', outTime: null },
      { punches: punches('08:00', '19:00') },
      changed('09:00', null, '08:00'),
    ],
    [
      'entered before: said anew',
      { kind: 'correct', inTime: minutes('08:30'), outTime: null },
      { punches: [{ id: 'mine', at: at('09:00'), direction: 'in', isEntered: true }] },
      changed('08:30', null, 'mine'),
    ],
    [
      'one of two is taken out',
      { kind: 'remove', punchIds: ['18:00'] },
      { punches: punches('09:00', '18:00') },
      changed(null, null, '18:00'),
    ],
    [
      'all of the day are taken out',
      { kind: 'remove' },
      { punches: punches('09:00', '18:00') },
      changed(null, null, '09:00', '18:00'),
    ],
  ] as const)('%s', (_, given, of, expected) => {
    expect(plan(given as Partial<NewPunchEntry>, of as Partial<EntryFacts>)).toEqual(expected);
  });
  it('a night ends on the next date, whether its beginning is said or not', () => {
    const said = { inTime: minutes('22:00'), outTime: minutes('06:00') };
    expect(plan(said, {}, night)).toEqual(changed('22:00', '+06:00'));
    expect(plan({ ...said, inTime: null }, {}, night)).toEqual(changed(null, '+06:00'));
  });
  it('by the hours of the shift, as far as they have passed', () => {
    expect(plan({ isByShift: true })).toEqual(changed('09:00', '18:00'));
    expect(plan({ isByShift: true }, {}, night)).toEqual(changed('22:00', '+06:00'));
    expect(planEntry(asked({ isByShift: true }), facts(), at('12:00'))).toEqual(
      changed('09:00', null),
    );
  });
});
