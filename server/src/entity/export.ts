import type { Entity } from '@muster/contract/kernel/entity.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { fieldsRefused } from '@muster/contract/kernel/refusals.ts';
import type { Language } from '@muster/contract/kernel/sentence.ts';
import { recordWords } from '@muster/contract/record-words.ts';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';
import type { Db } from '../platform/db/transaction.ts';
import { type Asked, filter } from './filter.ts';
import { type Condition, findRows, type Row } from './store.ts';

const mostRows = 100_000;
const mostIds = 500;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const refuse = (path: string) =>
  new Refusal(fieldsRefused, {}, [{ path, code: 'not-fitting', values: {} }]);

function chosen(ids: string | undefined): Condition {
  if (!ids) return sql`true`;
  const list = ids.split(',');
  if (list.length > mostIds || !list.every((id) => uuid.test(id))) throw refuse('ids');
  return sql`id = any(${list}::uuid[])`;
}

function columnsOf(entity: Entity, asked: string | undefined): string[] {
  const known = [...Object.keys(entity.fields), 'active'];
  const columns = asked?.split(',') ?? known;
  if (!columns.every((column) => known.includes(column))) throw refuse('columns');
  return columns;
}

const status = {
  en: { column: 'Status', active: 'Active', inactive: 'Inactive' },
  bn: { column: 'অবস্থা', active: 'সক্রিয়', inactive: 'নিষ্ক্রিয়' },
} as const;

/** The list as a file: same filters, same scope; a cell that a sheet would run is made text. */
export async function exportRows(
  db: Db,
  entity: Entity,
  { columns: asked, ids, ...query }: Asked & { columns?: string; ids?: string },
  scope: Condition,
  language: Language,
): Promise<string> {
  const columns = columnsOf(entity, asked);
  const where = sql<boolean>`${scope} and ${filter(entity, query)} and ${chosen(ids)}`;
  const page = { limit: mostRows, pageNo: 1 };
  const rows = await findRows(db, entity, where, query.sort ?? `-${entity.label}`, page);
  const labels = recordWords(entity.name, language)?.fields ?? {};
  const words = status[language];
  const cell = (row: Row, column: string) =>
    column === 'active' ? (row.active ? words.active : words.inactive) : row[column];
  return stringify(
    rows.map((row) => columns.map((column) => cell(row, column))),
    {
      header: true,
      columns: columns.map((column) =>
        column === 'active' ? words.column : (labels[column] ?? column),
      ),
      bom: true,
      escape_formulas: true,
    },
  );
}
