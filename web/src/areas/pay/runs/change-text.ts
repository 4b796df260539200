import type { Language } from '@muster/contract/kernel/words/sentence.ts';

const formatOf = (language: Language, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    signDisplay: 'exceptZero',
    ...options,
  });

/** By how many more or fewer: +5. */
export const countChange = (now: number, before: number, language: Language): string =>
  formatOf(language, {}).format(now - before);

/** By which part of what it was: +1.6%; of nothing there is no part. */
export const shareChange = (now: bigint, before: bigint, language: Language): string =>
  before === 0n
    ? ''
    : formatOf(language, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(Number(now - before) / Math.abs(Number(before)));
