import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayPlan } from '../calendar/day-plan.ts';
import { addDays } from '../kernel/dates/dates.ts';
import {
  type Around,
  daysOfSpan,
  type LeaveDay,
  sandwiches,
  type LeaveSpan,
  totalOf,
} from './day-count.ts';

/** W work, O off, H holiday, h a working day whose second half is a holiday. */
type Mark = 'W' | 'O' | 'H' | 'h';
const planFor = (day: string, mark: string): DayPlan => ({
  day,
  kind: mark === 'O' ? 'off' : mark === 'H' ? 'holiday' : 'work',
  isHalf: mark === 'h',
  shift: null,
  holiday: null,
});

const first = '2026-03-01';
/** A calendar written as one letter a day from the first of March on; outside of it everyone works. */
const calendar = (marks: string) => (day: string) => {
  const at = (Date.parse(day) - Date.parse(first)) / 86_400_000;
  return planFor(day, marks[at] ?? 'W');
};
const on = (at: number): string => addDays(first, at);
const span = (from: number, until: number, more: Partial<LeaveSpan> = {}): LeaveSpan => ({
  from: on(from),
  until: on(until),
  startHalf: false,
  endHalf: false,
  minutes: null,
  ...more,
});
const othersAt = (...taken: readonly (number | string)[]): Around['isOther'] => {
  const keys = new Set(
    taken.flatMap((one) => (typeof one === 'number' ? [`${on(one)} 1`, `${on(one)} 2`] : [one])),
  );
  return (day, half) => keys.has(`${day} ${half}`);
};
const nobody: Around['isOther'] = () => false;
const shown = (days: readonly LeaveDay[]): string =>
  days.map(({ day, half, amount }) => `${Number(day.slice(-2)) - 1}.${half}=${amount}`).join(' ');

describe('which free days count, by what a clerk would say', () => {
  // Thursday, the weekend, Sunday; and the same with a holiday after the weekend
  it.each([
    ['none', 'WOOW', 2000],
    ['weekends', 'WOOW', 4000],
    ['holidays', 'WOOW', 2000],
    ['both', 'WOOW', 4000],
    ['none', 'WOOHW', 2000],
    ['weekends', 'WOOHW', 4000],
    ['holidays', 'WOOHW', 3000],
    ['both', 'WOOHW', 5000],
    ['both', 'WHW', 3000],
    ['weekends', 'WHW', 2000],
    // offs that rotate: every second day is one
    ['weekends', 'WOWOW', 5000],
    ['none', 'WOWOW', 3000],
    // a month away in between is not a weekend
    ['both', `W${'O'.repeat(30)}W`, 32_000],
    ['both', `W${'O'.repeat(31)}W`, 2000],
  ] as const)('%s on %s', (sandwich, marks, total) => {
    const days = daysOfSpan(span(0, marks.length - 1), {
      planOf: calendar(marks),
      isOther: nobody,
      sandwich,
    });
    expect(totalOf(days)).toBe(total);
  });

  it.each(sandwiches)('with %s a span of free days takes nothing', (sandwich) => {
    const around = { planOf: calendar('WOOHW'), isOther: othersAt(0, 4), sandwich };
    expect(daysOfSpan(span(1, 3), around)).toEqual([]);
  });

  it.each([
    ['free days at an end do not count', span(0, 2), nobody, '0.1=500 0.2=500'],
    [
      'leave before the weekend',
      span(3, 3),
      othersAt(0),
      '1.1=500 1.2=500 2.1=500 2.2=500 3.1=500 3.2=500',
    ],
    [
      'leave after the weekend',
      span(0, 0),
      othersAt(3),
      '0.1=500 0.2=500 1.1=500 1.2=500 2.1=500 2.2=500',
    ],
    ['only the morning before it', span(3, 3), othersAt(`${on(0)} 1`), '3.1=500 3.2=500'],
    [
      'the afternoon before it',
      span(3, 3),
      othersAt(`${on(0)} 2`),
      '1.1=500 1.2=500 2.1=500 2.2=500 3.1=500 3.2=500',
    ],
    ['ends with a morning', span(0, 0, { endHalf: true }), othersAt(3), '0.1=500'],
    ['begins with an afternoon', span(3, 3, { startHalf: true }), othersAt(0), '3.2=500'],
    [
      'begins with an afternoon, ends with a morning',
      span(0, 3, { startHalf: true, endHalf: true }),
      nobody,
      '0.2=500 1.1=500 1.2=500 2.1=500 2.2=500 3.1=500',
    ],
    [
      'what another one counts already',
      span(3, 3),
      othersAt(0, 1),
      '2.1=500 2.2=500 3.1=500 3.2=500',
    ],
  ] as const)('%s', (_, asked, isOther, expected) => {
    const around = { planOf: calendar('WOOW'), isOther, sandwich: 'both' } as const;
    expect(shown(daysOfSpan(asked, around))).toBe(expected);
  });
});

describe('parts of a day', () => {
  const around = (marks: string, sandwich: Around['sandwich'] = 'none') => ({
    planOf: calendar(marks),
    isOther: nobody,
    sandwich,
  });
  it.each([
    ['the whole', span(0, 0), 'W', '0.1=500 0.2=500'],
    ['the first half', span(0, 0, { endHalf: true }), 'W', '0.1=500'],
    ['the second half', span(0, 0, { startHalf: true }), 'W', '0.2=500'],
    ['neither half', span(0, 0, { startHalf: true, endHalf: true }), 'W', ''],
    ['a half holiday', span(0, 0), 'h', '0.1=500'],
    ['the free half of a half holiday', span(0, 0, { startHalf: true }), 'h', ''],
    ['two hours of eight', span(0, 0, { minutes: 120 }), 'W', '0.0=250'],
    ['a quarter of an hour', span(0, 0, { minutes: 15 }), 'W', '0.0=31'],
    ['more hours than the day has', span(0, 0, { minutes: 1440 }), 'W', '0.0=1000'],
    ['more hours than a half holiday has', span(0, 0, { minutes: 300 }), 'h', '0.0=500'],
    ['hours of a free day', span(0, 0, { minutes: 60 }), 'O', ''],
  ] as const)('%s', (_, asked, marks, expected) => {
    expect(shown(daysOfSpan(asked, around(marks)))).toBe(expected);
  });

  it('a half holiday before the weekend is worked up to its middle', () => {
    expect(totalOf(daysOfSpan(span(0, 3), around('hOOW', 'both')))).toBe(3500);
    expect(totalOf(daysOfSpan(span(0, 3), around('hOOW', 'none')))).toBe(1500);
    const alone = { ...around('hOOW', 'both'), isOther: othersAt(`${on(0)} 1`) };
    expect(totalOf(daysOfSpan(span(3, 3), alone))).toBe(3000);
  });

  it('hours of a shift of twelve with a break of one', () => {
    const shift = { id: '', name: '', startsAt: 1200, endsAt: 480, breakMinutes: 60 };
    const planOf = (day: string) => ({ ...planFor(day, 'W'), shift });
    const asked = span(0, 0, { minutes: 330 });
    expect(shown(daysOfSpan(asked, { planOf, isOther: nobody, sandwich: 'both' }))).toBe('0.0=500');
  });

  it('29 February is a day like any other', () => {
    const asked = { ...span(0, 0), from: '2028-02-28', until: '2028-03-01' };
    expect(daysOfSpan(asked, around('')).map(({ day }) => day)).toContain('2028-02-29');
    expect(totalOf(daysOfSpan(asked, around('')))).toBe(3000);
  });
});

/** The same, slowly: every half of four months is asked by itself whether it is taken. */
function slowly(asked: LeaveSpan, marks: string, { isOther, sandwich }: Omit<Around, 'planOf'>) {
  const planOf = calendar(marks);
  const taken = (at: number, half: 1 | 2): boolean => {
    const day = on(at);
    if (day < asked.from || day > asked.until || planOf(day).kind !== 'work') return false;
    if (half === 1) return !(asked.startHalf && day === asked.from);
    return !planOf(day).isHalf && !(asked.endHalf && day === asked.until);
  };
  const isWork = (at: number) => planOf(on(at)).kind === 'work';
  const counted: string[] = [];
  for (let at = -40; at < 90; at += 1) {
    for (const half of [1, 2] as const) if (taken(at, half)) counted.push(`${on(at)} ${half}`);
    if (isWork(at) || isOther(on(at), 1) || isOther(on(at), 2)) continue;
    const kind = planOf(on(at)).kind;
    if (sandwich === 'none' || (sandwich === 'weekends' && kind !== 'off')) continue;
    if (sandwich === 'holidays' && kind !== 'holiday') continue;
    let [left, right] = [at, at];
    while (!isWork(left)) left -= 1;
    while (!isWork(right)) right += 1;
    if (right - left - 1 > 30) continue;
    const end = planOf(on(left)).isHalf ? 1 : 2;
    const [before, after] = [taken(left, end), taken(right, 1)];
    const isBetween =
      (before || isOther(on(left), end)) && (after || isOther(on(right), 1)) && (before || after);
    if (isBetween) counted.push(`${on(at)} 1`, `${on(at)} 2`);
  }
  return counted;
}

const marks = fc.string({
  unit: fc.constantFrom<Mark[]>('W', 'W', 'W', 'O', 'O', 'H', 'h'),
  minLength: 1,
  maxLength: 45,
});
const place = fc.nat(44);

it('equals a slow count on random calendars', () => {
  fc.assert(
    fc.property(
      marks,
      fc.tuple(place, place),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(...sandwiches),
      fc.uniqueArray(fc.tuple(place, fc.constantFrom<(1 | 2)[]>(1, 2)), { maxLength: 12 }),
      (written, ends, startHalf, endHalf, sandwich, others) => {
        const [from = 0, until = 0] = ends.toSorted((a, b) => a - b);
        const asked = span(from, until, { startHalf, endHalf });
        const isAsked = (at: number) => at >= from && at <= until;
        const keys = others.filter(([at]) => !isAsked(at)).map(([at, half]) => `${on(at)} ${half}`);
        const around = { isOther: othersAt(...keys), sandwich };
        const fast = daysOfSpan(asked, { ...around, planOf: calendar(written) });
        expect(fast.map(({ day, half }) => `${day} ${half}`)).toEqual(
          slowly(asked, written, around).toSorted(),
        );
      },
    ),
    { numRuns: 2000 },
  );
});

it('takes the same in one go or day by day, in any order', () => {
  const property = fc.property(
    marks,
    fc.constantFrom(...sandwiches),
    fc.infiniteStream(fc.double({ noNaN: true })),
    (written, sandwich, order) => {
      const planOf = calendar(written);
      const whole = daysOfSpan(span(0, written.length - 1), { planOf, isOther: nobody, sandwich });
      const singles = Array.from(written, (_, at) => ({ at, by: order.next().value ?? 0 }));
      const taken = new Set<string>();
      let total = 0;
      for (const { at } of singles.toSorted((a, b) => a.by - b.by)) {
        const isOther = (day: string, half: 1 | 2) => taken.has(`${day} ${half}`);
        const days = daysOfSpan(span(at, at), { planOf, isOther, sandwich });
        for (const { day, half } of days) taken.add(`${day} ${half}`);
        total += totalOf(days);
      }
      expect(total).toBe(totalOf(whole));
    },
  );
  fc.assert(property, { numRuns: 500 });
});
