import { showInstant } from '@muster/contract/kernel/dates.ts';
import type { Language } from '@muster/contract/kernel/sentence.ts';

const locales = { en: 'en-US', bn: 'bn-BD' } as const;

/** An instant by the clock of this device. */
export const showMoment = (instant: string, language: Language): string =>
  showInstant(instant, Intl.DateTimeFormat().resolvedOptions().timeZone, language);

/** Sunday, November 15, 2026 */
export const showLongDay = (day: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'full' }).format(day);
