import { type Entity, wireField } from '@muster/contract/kernel/entity.ts';
import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { fieldsRefused } from '@muster/contract/kernel/refusals.ts';
import type { Language } from '@muster/contract/kernel/sentence.ts';
import { recordWords, stateWords } from '@muster/contract/record-words.ts';
import { sql } from 'kysely';
import { handleOf, type Reports } from '../platform/db/reports.ts';
import { type Cell, csvOf, xlsxOf } from '../platform/sheets/sheet.ts';
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
  return sql`own.id = any(${list}::uuid[])`;
}

/** Columns are asked for by the names of the wire. */
function columnsOf(entity: Entity, asked: string | undefined): string[] {
  const known = [...Object.keys(entity.fields), 'active'];
  const byWire = new Map(known.map((name) => [wireField(entity, name), name]));
  const columns = asked?.split(',').map((name) => byWire.get(name) ?? '') ?? known;
  if (columns.includes('')) throw refuse('columns');
  return columns;
}

function cellOf(entity: Entity, row: Row, name: string, language: Language): Cell {
  const { active, inactive } = stateWords[language];
  if (name === 'active') return { kind: 'text', value: row.active ? active : inactive };
  const [value, kind] = [row[name], entity.fields[name]?.kind];
  if (value === null || value === undefined) return null;
  if (kind === 'money') return { kind, value: value as bigint };
  if (kind === 'date') return { kind, value: value as string };
  return { kind: 'text', value: kind === 'link' ? (value as Linked).name : (value as string) };
}

type Query = Asked & { columns?: string; ids?: string; format?: 'csv' | 'xlsx' };

/** The list as a file: same filters, same reach. */
export async function exportRows(
  reports: Reports,
  entity: Entity,
  { columns: asked, ids, format, ...query }: Query,
  within: Condition,
  language: Language,
): Promise<SentFile> {
  const columns = columnsOf(entity, asked);
  const where = sql<boolean>`${within} and ${filter(entity, query)} and ${chosen(ids)}`;
  const page = { limit: mostRows, pageNo: 1 };
  const sort = query.sort ?? `-${entity.label}`;
  const rows = await findRows(handleOf(reports), entity, where, sort, page);
  const labels = recordWords(entity.name, language)?.fields ?? {};
  const sheet = {
    header: columns.map((name) => labels[name] ?? stateWords[language].status),
    rows: rows.map((row) => columns.map((name) => cellOf(entity, row, name, language))),
  };
  if (format === 'xlsx')
    return {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      content: await xlsxOf(sheet),
    };
  return { type: 'text/csv; charset=utf-8', content: csvOf(sheet) };
}
