import type { Language } from '../words/sentence.ts';
import { decimalText } from './money.ts';

/** Both group by lakh and crore. */
const locales = { en: 'en-IN', bn: 'bn-BD' } as const;
const figures = new Map<Language, Intl.NumberFormat>();

function figuresOf(language: Language): Intl.NumberFormat {
  const known = figures.get(language);
  if (known) return known;
  const made = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2 });
  figures.set(language, made);
  return made;
}

export const taka = '৳';

/** 123456750n is "12,34,567.50": what an amount's box holds. */
export const groupedAmount = (value: bigint, language: Language): string =>
  figuresOf(language).format(decimalText(value) as Intl.StringNumericLiteral);

/** The same with the sign of the currency in front, as lists show it. */
export const showAmount = (value: bigint, language: Language): string =>
  value < 0n ? `-${taka}${groupedAmount(-value, language)}` : taka + groupedAmount(value, language);
