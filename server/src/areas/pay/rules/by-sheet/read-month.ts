import { isBusinessMonth } from '@muster/contract/kernel/dates/business-dates.ts';
import type { PaySheetFaultCode } from '@muster/contract/pay/by-sheet/pay-sheet-faults.ts';
import { parseMonth } from '../../../../platform/sheets/rules/parse-day.ts';

export type ReadMonthCell = { readonly month: string } | { readonly wrong: PaySheetFaultCode };

export function readMonthCell(cell: string): ReadMonthCell {
  if (cell === '') return { wrong: 'required' };
  const month = parseMonth(cell);
  if (month === null) return { wrong: 'not-a-month' };
  return isBusinessMonth(month) ? { month } : { wrong: 'out-of-range' };
}
