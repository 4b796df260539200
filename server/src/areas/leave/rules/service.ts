export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const firstOf = (year: number): string => `${year}-01-01`;
export const lastOf = (year: number): string => `${year}-12-31`;

export const isLeap = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The same day of another year; 29 February is the 28th where there is none. */
export const sameDayIn = (day: string, year: number): string =>
  day.endsWith('-02-29') && !isLeap(year) ? `${year}-02-28` : `${year}${day.slice(4)}`;
