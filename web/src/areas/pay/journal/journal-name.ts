import type { JournalLine } from '@muster/contract/pay/journal/journal-calls.ts';
import { useWords } from '../../../words/words.ts';
import { lineName } from '../payslip/line-name.ts';

/** A component as the reader calls it; none is net pay. */
export function useBookedName() {
  const { words, language } = useWords();
  return ({ component, localName }: Pick<JournalLine, 'component' | 'localName'>): string =>
    component ? lineName({ component, localName }, language) : words.pay.journal.net;
}
