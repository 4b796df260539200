/** The same day of another year; what fell on 29 February falls on the 28th where there is none. */
function sameDay(day: string, year: number): string {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const date = day.endsWith('-02-29') && !isLeap ? '-02-28' : day.slice(4);
  return String(year).padStart(4, '0') + date;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

export interface Stretch {
  readonly from: string;
  readonly until: string;
}

/** When a holiday is kept between two days: once, or again in each year from its first on. */
export function stretchesOf(
  holiday: Stretch & { readonly recurring: boolean },
  from: string,
  until: string,
): Stretch[] {
  const first = yearOf(holiday.from);
  const over = yearOf(holiday.until) - first;
  // one that reaches over new year may have begun the year before
  const earliest = holiday.recurring ? Math.max(first, yearOf(from) - over) : first;
  const last = holiday.recurring ? yearOf(until) : first;
  const found: Stretch[] = [];
  for (let year = earliest; year <= last; year += 1) {
    const stretch = {
      from: sameDay(holiday.from, year),
      until: sameDay(holiday.until, year + over),
    };
    if (stretch.from <= until && stretch.until >= from) found.push(stretch);
  }
  return found;
}
