import type { Language } from '../../kernel/words/sentence.ts';

const locales = { en: 'en-GB', bn: 'bn-BD' } as const;
const centuries = 100;

/** The income year that begins in July 2026 is 2026-27; one that begins with January is the year itself. */
export function showTaxYear(year: number, language: Language, from?: string): string {
  const digits = (least: number) =>
    new Intl.NumberFormat(locales[language], { useGrouping: false, minimumIntegerDigits: least });
  const begun = digits(1).format(year);
  return from?.endsWith('-01') ? begun : `${begun}-${digits(2).format((year + 1) % centuries)}`;
}
