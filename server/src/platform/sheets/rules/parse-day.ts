import { isDay } from '@muster/contract/kernel/dates/business-dates.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const bangla = '০১২৩৪৫৬৭৮৯';

const plainDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(bangla.indexOf(digit)));

/** Year, month and day of the ways in which people write a date; the day before the month, always. */
function partsOf(text: string): readonly [string, string, string] | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return [iso[1] ?? '', iso[2] ?? '', iso[3] ?? ''];
  const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text);
  if (numbers) return [numbers[4] ?? '', numbers[3] ?? '', numbers[1] ?? ''];
  const named = /^(\d{1,2})[ -]([a-z]{3,9})[ -](\d{4})$/i.exec(text);
  if (!named) return null;
  const month = months.indexOf((named[2] ?? '').slice(0, 3).toLowerCase()) + 1;
  return [named[3] ?? '', String(month), named[1] ?? ''];
}

/** A date as ISO, however far away; or nothing: not one that people write, or no day of the calendar. */
export function parseDay(text: string): string | null {
  const parts = partsOf(plainDigits(text.trim()));
  if (!parts) return null;
  const [year, month, date] = parts;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
