import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { PayslipLine } from '@muster/contract/pay/sheet-calls.ts';

/** Whoever reads Bangla reads the Bangla name, where there is one. */
export const lineName = (
  { component, localName }: Pick<PayslipLine, 'component' | 'localName'>,
  language: Language,
): string => (language === 'bn' && localName) || component.name;
