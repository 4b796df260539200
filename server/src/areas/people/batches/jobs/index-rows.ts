import { parseCell } from '../../rules/sheet/parse-cell.ts';
import { uniqueFields, uniqueKey } from '../../rules/person-facts.ts';
import { managerFields } from '../../rules/sheet/sheet-fields.ts';
import type { IdentifiedSheetRow } from '../../../../platform/sheets/rules/sheet-row.ts';

/** All rows of a batch at a glance: who says what that only one may have, and whom they name. */
interface Indexed {
  readonly said: ReadonlyMap<string, readonly number[]>;
  readonly values: Readonly<Record<(typeof uniqueFields)[number], readonly string[]>>;
  readonly managers: readonly string[];
}

const textIn = (row: IdentifiedSheetRow, field: string): string | null => {
  const said = parseCell(field, row.cells[field]);
  return said !== 'stays' && 'value' in said && typeof said.value === 'string' ? said.value : null;
};

export function indexRows(rows: readonly IdentifiedSheetRow[]): Indexed {
  const said = new Map<string, number[]>();
  const values = {
    number: new Set<string>(),
    email: new Set<string>(),
    nationalId: new Set<string>(),
  };
  const managers = new Set<string>();
  for (const row of rows) {
    for (const field of uniqueFields) {
      const value = textIn(row, field);
      if (value === null) continue;
      const key = uniqueKey(field, value);
      said.set(key, [...(said.get(key) ?? []), row.row]);
      values[field].add(field === 'nationalId' ? value : value.toLowerCase());
    }
    for (const field of managerFields) {
      const value = textIn(row, field);
      if (value !== null) managers.add(value.toLowerCase());
    }
  }
  return {
    said,
    values: {
      number: [...values.number],
      email: [...values.email],
      nationalId: [...values.nationalId],
    },
    managers: [...managers],
  };
}
