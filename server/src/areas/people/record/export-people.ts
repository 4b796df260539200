import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { projectionFields } from '@muster/contract/people/employee.ts';
import { type peopleCalls, takeCards } from '@muster/contract/people/people-calls.ts';
import { sql } from 'kysely';
import { handleOf, type Reports } from '../../../platform/db/reports.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { columnsIn, idsIn, mostSheetRows, sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import type { SheetCell } from '../../../platform/sheets/sheet.ts';
import { employeeCondition } from './list-employees.ts';
import { projectionOfList, withinRule } from '../reach.ts';
import {
  dayFields,
  flagWord,
  fieldLabel,
  managerFields,
  sheetFields,
  wireOf,
  wordOf,
} from '../rules/sheet/sheet-fields.ts';
import { type EmployeeRow, findEmployees } from '../store/employees.ts';
import { always } from '../../../platform/db/condition.ts';

/** Managers by their numbers, as an import takes them. */
async function numbersOf(db: Handle, rows: readonly EmployeeRow[]) {
  const ids = new Set(
    rows.flatMap((row) => managerFields.flatMap((field) => row[field]?.id ?? [])),
  );
  const found = await sql<{ id: string; number: string }>`select id, number from employee
    where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(found.rows.map(({ id, number }) => [id, number]));
}

interface Linked {
  readonly id: string;
  readonly name: string;
}
const isLinked = (value: unknown): value is Linked => typeof value === 'object' && value !== null;

const text = (value: string): SheetCell => ({ kind: 'text', value });

function cellOf(
  row: Readonly<Record<string, unknown>>,
  field: string,
  numbers: ReadonlyMap<string, string>,
  language: Language,
): SheetCell {
  const value = row[field];
  if (isLinked(value))
    return text(
      managerFields.some((name) => name === field) ? (numbers.get(value.id) ?? '') : value.name,
    );
  if (typeof value === 'boolean') return text(flagWord(value, language));
  if (typeof value !== 'string') return null;
  return dayFields.includes(field) ? { kind: 'date', value } : text(wordOf(field, value, language));
}

/** The list as a file, which an import takes again: no column beyond what the reader may know. */
export async function exportPeople(
  reports: Reports,
  actor: Actor,
  { columns: asked, ids, format, ...query }: Input<typeof peopleCalls.export>['query'],
  language: Language,
): Promise<SentFile> {
  const projection = projectionOfList(actor);
  const known = sheetFields.filter((field) => projectionFields[projection].includes(field));
  const columns = columnsIn(asked, new Map(known.map((field) => [wireOf(field), field])));
  const chosen = idsIn(ids);
  const isChosen = chosen ? sql<boolean>`employee.id = any(${[...chosen]}::uuid[])` : always;
  const where = sql<boolean>`${withinRule(takeCards, actor)} and ${employeeCondition(query)} and ${isChosen}`;
  const db = handleOf(reports);
  const page = { limit: mostSheetRows, pageNo: 1 };
  const rows = await findEmployees(
    db,
    { projection, where, asOf: query.asOf },
    query.sort ?? 'name',
    page,
  );
  const numbers = await numbersOf(db, rows);
  return sentSheet(
    {
      header: columns.map((field) => fieldLabel(field, language)),
      rows: rows.map((row) => columns.map((field) => cellOf({ ...row }, field, numbers, language))),
    },
    format,
  );
}
