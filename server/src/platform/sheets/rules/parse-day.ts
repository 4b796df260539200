import { isDay } from '@muster/contract/kernel/dates/business-dates.ts';
import { plainDigits } from './plain-digits.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const banglaMonths = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
].map((name) => name.normalize('NFC'));

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

const monthNumber = (name: string): number => {
  const plain = name.normalize('NFC').toLowerCase();
  const latin = /^[a-z]{3,9}$/.test(plain) ? months.indexOf(plain.slice(0, 3)) : -1;
  return (latin >= 0 ? latin : banglaMonths.indexOf(plain)) + 1;
};

/** Year and month of the ways in which people write a month; a date is taken for its month. */
function monthPartsOf(text: string): readonly [string, string] | null {
  const iso = /^(\d{4})-(\d{1,2})$/.exec(text);
  if (iso) return [iso[1] ?? '', iso[2] ?? ''];
  const numbers = /^(\d{1,2})[/.-](\d{4})$/.exec(text);
  if (numbers) return [numbers[2] ?? '', numbers[1] ?? ''];
  const named = /^([^\d\s-]+)[ -]+(\d{4})$/.exec(text);
  return named && [named[2] ?? '', String(monthNumber(named[1] ?? ''))];
}

/** A month as ISO, or nothing: not one that people write. */
export function parseMonth(text: string): string | null {
  const plain = plainDigits(text.trim());
  const parts = monthPartsOf(plain);
  if (!parts) return parseDay(plain)?.slice(0, 7) ?? null;
  const month = `${parts[0]}-${parts[1].padStart(2, '0')}`;
  return isDay(`${month}-01`) ? month : null;
}
