/** A tax year begins with July; it is known by the calendar year in which it begins. */
const firstMonth = 7;

export function taxYearOf(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number >= firstMonth ? year : year - 1;
}

export const taxYearStart = (taxYear: number): string =>
  `${taxYear}-${String(firstMonth).padStart(2, '0')}`;
