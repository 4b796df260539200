import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { companyZone, dayInZone } from '../../../session/company-days.ts';
import { showDay } from '../../../ui/text/day-text.ts';

/** The day on which something was lent, by the clock of the company. */
export const showLoanDay = (since: string, language: Language): string =>
  showDay(dayInZone(Date.parse(since), companyZone()), language);
