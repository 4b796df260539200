import { minorUnits } from '@muster/contract/kernel/money/money.ts';
import { latinDigits } from './latin-digits.ts';

export { groupedAmount, showAmount, taka } from '@muster/contract/kernel/money/amount-text.ts';

const plain = /^-?\d{0,15}(\.\d{0,2})?$/;
/** The last group has three figures: "12,50" may be meant as a decimal and is not guessed at. */
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d{0,2})?$/;

/** The amount that was typed, in minor units; none where it cannot be read as one. */
export function amountIn(typed: string): bigint | undefined {
  const text = latinDigits(typed).replace(/[\s৳]/g, '');
  if (!/\d/.test(text) || !(plain.test(text) || grouped.test(text))) return undefined;
  return minorUnits(text.replaceAll(',', ''));
}
