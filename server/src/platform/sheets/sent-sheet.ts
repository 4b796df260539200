import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { fieldsRefused } from '@muster/contract/kernel/refusals.ts';
import { csvOf, type Sheet } from './sheet.ts';
import { workbookOf } from './workbook.ts';

const mostIds = 500;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** No export is larger. */
export const mostSheetRows = 100_000;

const refuse = (path: string) =>
  new Refusal(fieldsRefused, {}, [{ path, code: 'not-fitting', values: {} }]);

/** The rows that someone ticked; nothing: all of the list. */
export function idsIn(asked: string | undefined): readonly string[] | null {
  if (!asked) return null;
  const ids = asked.split(',');
  if (ids.length > mostIds || !ids.every((id) => uuid.test(id))) throw refuse('ids');
  return ids;
}

/** Columns are asked for by the names of the wire; one that is not offered is refused. */
export function columnsIn(
  asked: string | undefined,
  byWire: ReadonlyMap<string, string>,
): string[] {
  const columns = asked?.split(',').map((name) => byWire.get(name) ?? '') ?? [...byWire.values()];
  if (columns.includes('')) throw refuse('columns');
  return columns;
}

export async function sentSheet(sheet: Sheet, format: 'csv' | 'xlsx' = 'csv'): Promise<SentFile> {
  const rows = sheet.rows.length;
  if (format === 'csv') return { type: 'text/csv; charset=utf-8', content: csvOf(sheet), rows };
  return {
    rows,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await workbookOf(sheet),
  };
}
