import type { Language } from '../words/sentence.ts';
import { decimalsOf } from './money-arithmetic.ts';
import { decimalText, hundredths } from './money.ts';

/** Where amounts are counted in lakh and crore; elsewhere it is thousands. */
export const lakhCurrencies = ['BDT', 'INR', 'NPR', 'PKR'] as const;

/** Bangla figures for both: no locale of Bangla groups by thousands. */
const locales = {
  en: { lakh: 'en-IN', thousands: 'en-US' },
  bn: { lakh: 'bn-BD', thousands: 'en-US-u-nu-beng' },
} as const;

const localeOf = (language: Language, currency: string): string =>
  locales[language][lakhCurrencies.some((one) => one === currency) ? 'lakh' : 'thousands'];

const figures = new Map<string, Intl.NumberFormat>();

function figuresOf(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = figures.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  figures.set(key, made);
  return made;
}

/** What is kept is never hidden: the hundredths of a yen are shown where there are some. */
const shownDecimals = (value: bigint, currency: string): number =>
  value % hundredths === 0n ? decimalsOf(currency) : Math.max(decimalsOf(currency), 2);

/** 123456750n is "12,34,567.50" in taka and "1,234,567.50" in dollars: what an amount's box holds. */
export const groupedAmount = (value: bigint, language: Language, currency: string): string =>
  figuresOf(localeOf(language, currency), shownDecimals(value, currency)).format(
    decimalText(value) as Intl.StringNumericLiteral,
  );

const signs = new Map<string, string>();

/** How a currency is marked, in both languages: ৳, $, KWD. */
export function signOf(currency: string): string {
  const known = signs.get(currency);
  if (known) return known;
  const sign =
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  signs.set(currency, sign);
  return sign;
}

const endsInLetter = /\p{L}$/u;
const inFront = (sign: string): string => (endsInLetter.test(sign) ? `${sign}\u00A0` : sign);

/** With a sign of one's own choice in front, where not every sign can be written. */
export function signedAmount(
  value: bigint,
  language: Language,
  currency: string,
  sign: string,
): string {
  const amount = groupedAmount(value < 0n ? -value : value, language, currency);
  return `${value < 0n ? '-' : ''}${inFront(sign)}${amount}`;
}

/** With the sign of the currency in front. */
export const showAmount = (value: bigint, language: Language, currency: string): string =>
  signedAmount(value, language, currency, signOf(currency));

/** 25 lakh as the reader's language shortens it: an axis has no room for more. */
export function shortAmount(value: number, language: Language, currency: string): string {
  const locale = language === 'bn' ? locales.bn.lakh : localeOf(language, currency);
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return inFront(signOf(currency)) + format.format(value / Number(hundredths));
}
