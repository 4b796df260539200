import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { PayslipLine } from '@muster/contract/pay/sheet-calls.ts';
import { showMonth } from '../month-name.ts';

/** Whoever reads Bangla reads the Bangla name, where there is one. */
export const lineName = (
  { component, localName }: Pick<PayslipLine, 'component' | 'localName'>,
  language: Language,
): string => (language === 'bn' && localName) || component.name;

/** As it stands on a payslip: with the month, where it is made up for or left over from another. */
export const lineTitle = (
  line: Pick<PayslipLine, 'component' | 'localName' | 'why'>,
  language: Language,
): string => {
  const month = line.why?.month;
  const name = lineName(line, language);
  return month ? `${name} (${showMonth(month, language)})` : name;
};
