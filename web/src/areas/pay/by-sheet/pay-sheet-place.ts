import {
  entrySheetCalls,
  openingSheetCalls,
  type PaySheetCalls,
} from '@muster/contract/pay/by-sheet/pay-sheet-calls.ts';
import { useWords } from '../../../words/words.ts';

/** One kind of sheet of pay: its calls, and where its pages are. */
export interface PaySheetPlace {
  readonly name: 'entries' | 'openings';
  readonly calls: PaySheetCalls;
  readonly path: '/admin/salary/entry-sheet' | '/admin/salary/opening-sheet';
}

export const entryPlace: PaySheetPlace = {
  name: 'entries',
  calls: entrySheetCalls,
  path: '/admin/salary/entry-sheet',
};
export const openingPlace: PaySheetPlace = {
  name: 'openings',
  calls: openingSheetCalls,
  path: '/admin/salary/opening-sheet',
};

/** What both kinds say, and what this one says. */
export function usePaySheetWords({ name }: PaySheetPlace) {
  const { bySheet } = useWords().words.pay;
  const columns: Readonly<Record<string, string>> = bySheet[name].columns;
  return { common: bySheet.common, own: bySheet[name], columns };
}
