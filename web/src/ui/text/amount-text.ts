import { groupedAmount, showAmount, signOf } from '@muster/contract/kernel/money/amount-text.ts';
import { decimalsOf } from '@muster/contract/kernel/money/money-arithmetic.ts';
import { minorUnits } from '@muster/contract/kernel/money/money.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { latinDigits } from './latin-digits.ts';

export {
  groupedAmount,
  shortAmount,
  showAmount,
  signOf,
} from '@muster/contract/kernel/money/amount-text.ts';

/** In a column the sign is left out where it is the usual one: the group's. */
export const columnAmount = (
  value: bigint,
  language: Language,
  currency: string,
  usual: string,
): string => (currency === usual ? groupedAmount : showAmount)(value, language, currency);

/** As many as are written of the currency; a third one is shown, but hundredths are all that is kept. */
const decimals = { 0: '(\\.0{0,2})?', 2: '(\\.\\d{0,2})?', 3: '(\\.\\d{0,2}0?)?' } as const;

/** The last group has three figures: "12,50" may be meant as a decimal and is not guessed at. */
const amountForm = (currency: string): RegExp =>
  new RegExp(`^-?(\\d{0,15}|\\d{1,3}(,\\d{2,3})*,\\d{3})${decimals[decimalsOf(currency)]}$`);

/** The amount that was typed, in hundredths; none where it cannot be read as one of this currency. */
export function amountIn(typed: string, currency: string): bigint | undefined {
  const text = latinDigits(typed.replace(signOf(currency), '')).replace(/\s/g, '');
  if (!/\d/.test(text) || !amountForm(currency).test(text)) return undefined;
  return minorUnits(text.replaceAll(',', '').replace(/(\.\d\d)0$/, '$1'));
}
