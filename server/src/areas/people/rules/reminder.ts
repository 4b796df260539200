const dayLength = 86_400_000;

const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayLength);

/** So long after the day nobody is reminded any more: who adds old papers starts no flood. */
export const longestLate = 30;

/**
 * Which reminder stands today for what is due on a day: the nearest of the marks (days ahead) that has
 * come. Marks that were passed while nothing ran are not made up for one by one.
 */
export function markOf(dueOn: string, today: string, marks: readonly number[]): number | undefined {
  const left = daysUntil(dueOn, today);
  if (left < -longestLate) return undefined;
  const come = marks.filter((mark) => left <= mark);
  return come.length > 0 ? Math.min(...come) : undefined;
}
