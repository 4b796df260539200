import { decimalText, minorUnits } from '@muster/contract/kernel/money/money.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { latinDigits } from './latin-digits.ts';

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

const plain = /^-?\d{0,15}(\.\d{0,2})?$/;
/** The last group has three figures: "12,50" may be meant as a decimal and is not guessed at. */
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d{0,2})?$/;

/** The amount that was typed, in minor units; none where it cannot be read as one. */
export function amountIn(typed: string): bigint | undefined {
  const text = latinDigits(typed).replace(/[\s৳]/g, '');
  if (!/\d/.test(text) || !(plain.test(text) || grouped.test(text))) return undefined;
  return minorUnits(text.replaceAll(',', ''));
}
