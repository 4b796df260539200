import {
  addDays,
  daysBetween,
  lastOfMonth,
  weekdayOf,
} from '@muster/contract/kernel/dates/dates.ts';

const firstOf = (month: string): string => `${month}-01`;

export const monthAfter = (month: string): string => addDays(firstOf(month), 31).slice(0, 7);
export const monthBefore = (month: string): string => addDays(firstOf(month), -1).slice(0, 7);
/** So many months before another, the nearest first. */
export const monthsBefore = (month: string, count: number): string[] => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, number - 2 - at)).toISOString().slice(0, 7),
  );
};

export const daysOfMonth = (month: string): string[] =>
  daysBetween(firstOf(month), lastOfMonth(month));

/** Weeks from Sunday to Saturday; nothing where the week belongs to another month. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const empty = (count: number): null[] => Array.from({ length: count }, () => null);
  const days = [...empty(weekdayOf(firstOf(month))), ...daysOfMonth(month)];
  const whole = [...days, ...empty((7 - (days.length % 7)) % 7)];
  return Array.from({ length: whole.length / 7 }, (_, at) => whole.slice(at * 7, at * 7 + 7));
}
