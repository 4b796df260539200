import type { PaySheetFault } from '@muster/contract/pay/by-sheet/pay-sheet-faults.ts';
import type { IdentifiedSheetRow } from '../../../../platform/sheets/rules/sheet-row.ts';

/** Someone whose pay is kept by whoever sends the sheet. */
export interface SheetPerson {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  /** nobody enters the own pay */
  readonly isOwn: boolean;
}

export const cellIn = ({ cells }: IdentifiedSheetRow, field: string): string =>
  cells[field]?.trim() ?? '';

export const numberKey = (row: IdentifiedSheetRow): string => cellIn(row, 'number').toLowerCase();

/** Only who it would be about stands in it: nothing is said of them. */
export const isSilent = (row: IdentifiedSheetRow, fields: readonly string[]): boolean =>
  numberKey(row) !== '' && fields.every((field) => cellIn(row, field) === '');

/** Who a row is about, or why nobody. */
export function sheetPersonOf(
  row: IdentifiedSheetRow,
  people: ReadonlyMap<string, SheetPerson>,
): { readonly person?: SheetPerson; readonly faults: readonly PaySheetFault[] } {
  const value = cellIn(row, 'number') || null;
  const person = people.get(numberKey(row));
  if (value === null) return { faults: [{ field: 'number', value, code: 'required' }] };
  if (!person) return { faults: [{ field: 'number', value, code: 'unknown-person' }] };
  if (person.isOwn) return { person, faults: [{ field: 'number', value, code: 'own-pay' }] };
  return { person, faults: [] };
}
