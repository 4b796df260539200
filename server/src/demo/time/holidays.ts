import { addDays, dayCount, dayNumber } from '@muster/contract/kernel/dates/dates.ts';
import type { HolidayContent } from '../../areas/calendar/store/holidays.ts';

type Kept = Omit<HolidayContent, 'locations'> & { readonly place?: string };

const usual = { recurring: false, half: false, active: true };
const green = '#0f6b57';
const red = '#b3403a';
const blue = '#2f6ea6';

/** On the same date every year, from the year before this one on. */
const fixed: readonly (readonly [monthDay: string, name: string, place?: string])[] = [
  ['02-21', "Language Martyrs' Day"],
  ['03-26', 'Independence Day'],
  ['04-14', 'Pohela Boishakh'],
  ['05-01', 'May Day'],
  ['12-13', 'Bogura Liberation Day', 'Bogura depot'],
  ['12-16', 'Victory Day'],
];

/** By the moon: a date that is known, and how many days are free. */
const byMoon: readonly (readonly [known: string, name: string, free: number])[] = [
  ['2026-02-04', 'Shab-e-Barat', 1],
  ['2026-03-20', 'Eid-ul-Fitr', 3],
  ['2026-05-27', 'Eid-ul-Adha', 3],
  ['2026-06-26', 'Ashura', 1],
  ['2026-08-26', 'Eid-e-Miladunnabi', 1],
];
const optional = new Set(['Shab-e-Barat']);
/** Twelve months of the moon; a day more or less is for the moon to say. */
const moonYear = 354.367;

/** When it falls between two days. */
function datesOf(known: string, from: string, until: string): string[] {
  const first = Math.ceil((dayNumber(from) - dayNumber(known)) / moonYear);
  const rounds = Math.ceil(dayCount(from, until) / moonYear);
  return Array.from({ length: rounds }, (_, at) =>
    addDays(known, Math.round((first + at) * moonYear)),
  ).filter((date) => date <= until);
}

/** The holidays of the year before, of this one and of the next. */
export function holidaysAround(year: number): Kept[] {
  const every = fixed.map(([monthDay, name, place]): Kept => ({
    ...usual,
    name,
    from: `${year - 1}-${monthDay}`,
    until: `${year - 1}-${monthDay}`,
    type: place ? 'Company' : 'Government',
    colour: place ? blue : green,
    recurring: true,
    ...(place && { place }),
  }));
  const moon = byMoon.flatMap(([known, name, free]) =>
    datesOf(known, `${year - 1}-01-01`, `${year + 1}-12-31`).map((from): Kept => ({
      ...usual,
      name,
      from,
      until: addDays(from, free - 1),
      type: optional.has(name) ? 'Optional' : 'Religious',
      colour: red,
    })),
  );
  return [...every, ...moon];
}
