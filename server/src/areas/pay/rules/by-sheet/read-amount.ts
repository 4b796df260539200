import { minorUnits } from '@muster/contract/kernel/money/money.ts';
import type { PaySheetFaultCode } from '@muster/contract/pay/by-sheet/pay-sheet-faults.ts';
import { plainDigits } from '../../../../platform/sheets/rules/plain-digits.ts';

/** As the tables allow. */
const most = 1_000_000_000_000n;

/** 1,500.00 and 1,50,000 as they are written here; a comma elsewhere is a slip. */
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

export type ReadAmount = { readonly amount: bigint } | { readonly wrong: PaySheetFaultCode };

/** An amount as people type it, in figures of either language. */
export function readAmount(cell: string, isZeroRight: boolean): ReadAmount {
  const typed = plainDigits(cell.trim());
  const text = grouped.test(typed.replace(/^-/, '')) ? typed.replaceAll(',', '') : typed;
  if (!/^-?\d+(\.\d+)?$/.test(text)) return { wrong: 'not-an-amount' };
  const [whole = '', part = ''] = text.split('.');
  if (part.replace(/0+$/, '').length > 2) return { wrong: 'too-many-decimals' };
  const amount = minorUnits(part === '' ? whole : `${whole}.${part.slice(0, 2)}`);
  if (amount < 0n) return { wrong: isZeroRight ? 'negative' : 'not-positive' };
  if (amount === 0n && !isZeroRight) return { wrong: 'not-positive' };
  return amount > most ? { wrong: 'too-large-amount' } : { amount };
}
