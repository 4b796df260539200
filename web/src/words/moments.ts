import { showInstant } from '@muster/contract/kernel/dates/dates.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { companyZone } from '../session/company-days.ts';

/** An instant by the clock of the person's company. */
export const showMoment = (instant: string, language: Language): string =>
  showInstant(instant, companyZone(), language);
