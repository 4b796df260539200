import { choiceNames, type Entity, wireField } from '@muster/contract/kernel/entity.ts';
import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { recordWords, recordStateWords } from '@muster/contract/record-words.ts';
import { sql } from 'kysely';
import { handleOf, type Reports } from '../platform/db/reports.ts';
import { columnsIn, idsIn, mostSheetRows, sentSheet } from '../platform/sheets/sent-sheet.ts';
import type { SheetCell } from '../platform/sheets/sheet.ts';
import { type ListRequest, filter } from './filter.ts';
import type { Condition } from '../platform/db/condition.ts';
import { findRows, type Row } from './store.ts';

function chosen(asked: string | undefined): Condition {
  const ids = idsIn(asked);
  return ids ? sql`own.id = any(${[...ids]}::uuid[])` : sql`true`;
}

/** Columns are asked for by the names of the wire. */
function columnsOf(entity: Entity, asked: string | undefined): string[] {
  const known = [...Object.keys(entity.fields), 'active'];
  return columnsIn(asked, new Map(known.map((name) => [wireField(entity, name), name])));
}

function cellOf(entity: Entity, row: Row, name: string, language: Language): SheetCell {
  const { active, inactive } = recordStateWords[language];
  if (name === 'active') return { kind: 'text', value: row.active ? active : inactive };
  const [value, kind] = [row[name], entity.fields[name]?.kind];
  if (value === null || value === undefined) return null;
  if (kind === 'money') return { kind, value: value as bigint };
  if (kind === 'date') return { kind, value: value as string };
  if (kind === 'link') return { kind: 'text', value: (value as Linked).name };
  const nameOf = choiceNames(recordWords(entity.name, language)?.choices, name);
  return { kind: 'text', value: kind === 'choice' ? nameOf(value as string) : (value as string) };
}

type Query = ListRequest & { columns?: string; ids?: string; format?: 'csv' | 'xlsx' };

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
  const page = { limit: mostSheetRows, pageNo: 1 };
  const sort = query.sort ?? `-${entity.label}`;
  const rows = await findRows(handleOf(reports), entity, where, sort, page);
  const labels = recordWords(entity.name, language)?.fields ?? {};
  const sheet = {
    header: columns.map((name) => labels[name] ?? recordStateWords[language].status),
    rows: rows.map((row) => columns.map((name) => cellOf(entity, row, name, language))),
  };
  return sentSheet(sheet, format);
}
