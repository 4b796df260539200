/** `2026-02-31` is taken for the last day of February; what is no day at all is nothing. */
export function clampedDay(given: string): string | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(given);
  if (!parts) return undefined;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  if (year < 1900 || year > 2200 || month < 1 || month > 12 || day < 1 || day > 31)
    return undefined;
  return `${given.slice(0, 7)}-${String(Math.min(day, daysIn(year, month))).padStart(2, '0')}`;
}

const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
