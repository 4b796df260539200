import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { groupedAmount } from '../../../ui/text/amount-text.ts';

/** A difference says which way it goes: +1,112.00, −61.50. */
export const differenceText = (amount: bigint, language: Language, currency: string): string => {
  const size = groupedAmount(amount < 0n ? -amount : amount, language, currency);
  return amount === 0n ? size : `${amount < 0n ? '−' : '+'}${size}`;
};
