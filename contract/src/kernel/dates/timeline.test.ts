import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './dates.ts';
import {
  asOf,
  type Period,
  segmentsOf,
  type Timeline,
  withChange,
  withoutChange,
} from './timeline.ts';

interface Job {
  readonly department: string;
  readonly manager: string | null;
  readonly place: string;
}

const joined: Timeline<Job> = [
  {
    from: '2024-01-01',
    values: { department: 'Sales', manager: 'Rahim', place: 'Dhaka' },
    changed: new Set(['department', 'manager', 'place']),
    mark: 'joined',
  },
];
const shown = (timeline: Timeline<Job>): string[] =>
  timeline.map(
    ({ from, values }) => `${from} ${values.department} ${values.manager} ${values.place}`,
  );

describe('a change in the middle', () => {
  const later = withChange(
    withChange(joined, '2025-01-01', { place: 'Khulna' }, 'move'),
    '2025-06-01',
    { department: 'Accounts' },
    'move',
  );

  it('reaches later periods up to where the same value was changed on purpose', () => {
    expect(
      shown(withChange(later, '2024-07-01', { department: 'Audit', manager: 'Salma' }, 'move')),
    ).toEqual([
      '2024-01-01 Sales Rahim Dhaka',
      '2024-07-01 Audit Salma Dhaka',
      '2025-01-01 Audit Salma Khulna',
      '2025-06-01 Accounts Salma Khulna',
    ]);
  });

  it('on the first day of a period joins it', () => {
    expect(shown(withChange(later, '2025-01-01', { manager: null }, 'move'))).toEqual([
      '2024-01-01 Sales Rahim Dhaka',
      '2025-01-01 Sales null Khulna',
      '2025-06-01 Accounts null Khulna',
    ]);
  });

  it('on the day of joining corrects how it began', () => {
    expect(shown(withChange(later, '2024-01-01', { place: 'Bogura' }, 'move'))[0]).toBe(
      '2024-01-01 Sales Rahim Bogura',
    );
  });

  it('taken back leaves what was before', () => {
    const changed = withChange(later, '2024-07-01', { department: 'Audit' }, 'move');
    expect(shown(withoutChange(changed, '2024-07-01'))).toEqual(shown(later));
  });

  it('is refused before the person joined, and the joining stays', () => {
    expect(() => withChange(joined, '2023-12-31', { place: 'Khulna' }, 'move')).toThrow(
      'first period',
    );
    expect(() => withoutChange(joined, '2024-01-01')).toThrow('first period stays');
  });

  it('says nothing about the time before', () => {
    expect(asOf(joined, '2023-12-31')).toBeUndefined();
    expect(asOf(later, '2025-05-31')?.from).toBe('2025-01-01');
    expect(asOf(later, '2025-06-01')?.from).toBe('2025-06-01');
  });
});

/** A slow reference: the newest word about each value, not later than the date. */
function slowly(changes: readonly { from: string; change: Partial<Job> }[], date: string): Job {
  const told = [{ from: '2024-01-01', change: joined[0]?.values as Job }, ...changes];
  const newest = <K extends keyof Job>(key: K): Job[K] => {
    let found: { from: string; value: Job[K] } | undefined;
    for (const { from, change } of told)
      if (from <= date && key in change && (!found || found.from <= from))
        found = { from, value: change[key] as Job[K] };
    if (!found) throw new Error('nothing told');
    return found.value;
  };
  return { department: newest('department'), manager: newest('manager'), place: newest('place') };
}

const day = fc.integer({ min: 0, max: 40 }).map((days) => {
  const date = new Date(Date.UTC(2024, 0, 1 + days));
  return date.toISOString().slice(0, 10);
});
const change = fc.record(
  {
    department: fc.constantFrom('Sales', 'Audit', 'Accounts'),
    manager: fc.constantFrom('Rahim', 'Salma', null),
    place: fc.constantFrom('Dhaka', 'Khulna'),
  },
  { requiredKeys: [] },
);

describe('changes in any order', () => {
  it('give on every day what a slow reading of all changes gives', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ from: day, change }), { maxLength: 12 }),
        day,
        (told, date) => {
          const timeline = told.reduce<Timeline<Job>>(
            (soFar, { from, change: given }) => withChange(soFar, from, given, 'move'),
            joined,
          );
          expect(asOf(timeline, date)?.values).toEqual(slowly(told, date));
          expect(timeline.map(({ from }: Period<Job>) => from)).toEqual(
            [...new Set(timeline.map(({ from }) => from))].toSorted(),
          );
        },
      ),
    );
  });
});

describe('segments of a span', () => {
  const rates = [
    { from: '2026-01-10', gross: 100 },
    { from: '2026-06-22', gross: 200 },
    { from: '2026-07-01', gross: 300 },
  ];
  const told = (from: string, until: string) =>
    segmentsOf(rates, from, until).map((one) => [one.from, one.until, one.days, one.inForce.gross]);

  it.each([
    ['before the first', '2026-01-01', '2026-01-09', []],
    ['a joiner', '2026-01-01', '2026-01-31', [['2026-01-10', '2026-01-31', 22, 100]]],
    ['no change', '2026-03-01', '2026-03-31', [['2026-03-01', '2026-03-31', 31, 100]]],
    [
      'a raise within',
      '2026-06-01',
      '2026-06-30',
      [
        ['2026-06-01', '2026-06-21', 21, 100],
        ['2026-06-22', '2026-06-30', 9, 200],
      ],
    ],
    ['a raise on the first', '2026-07-01', '2026-07-31', [['2026-07-01', '2026-07-31', 31, 300]]],
    ['the day before a raise', '2026-06-21', '2026-06-21', [['2026-06-21', '2026-06-21', 1, 100]]],
  ])('%s', (_, from, until, segments) => {
    expect(told(from, until)).toEqual(segments);
  });

  it('are every day once, each with what is in force on it', () => {
    const someDay = fc.integer({ min: 0, max: 400 }).map((after) => addDays('2025-12-01', after));
    const starts = fc.uniqueArray(someDay, { maxLength: 8 }).map((days) => days.toSorted());
    fc.assert(
      fc.property(starts, someDay, someDay, (given, one, other) => {
        const [from, until] = one < other ? [one, other] : [other, one];
        const dated = given.map((start) => ({ from: start }));
        const days = segmentsOf(dated, from, until).flatMap((segment) =>
          daysBetween(segment.from, segment.until).map((date) => [date, segment.inForce.from]),
        );
        const expected = daysBetween(from, until).flatMap((date) => {
          const found = given.findLast((start) => start <= date);
          return found === undefined ? [] : [[date, found]];
        });
        expect(days).toEqual(expected);
      }),
    );
  });
});
