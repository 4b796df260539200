import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { salarySheetCalls, SalarySheetRow } from '@muster/contract/pay/sheet-calls.ts';
import { payBn } from '@muster/contract/pay/words.bn.ts';
import { payEn } from '@muster/contract/pay/words.en.ts';
import { peopleBn } from '@muster/contract/people/words.bn.ts';
import { peopleEn } from '@muster/contract/people/words.en.ts';
import { sql } from 'kysely';
import { always } from '../../../platform/db/condition.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { idsIn, mostSheetRows, sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import { type SheetCell, textCell } from '../../../platform/sheets/sheet.ts';
import type { PayCall } from '../deps.ts';
import { findSheetRows, isListedSheet, lastMonth } from './list-sheets.ts';

type Exported = Omit<SalarySheetRow, 'isSelected'>;
type SalarySheetColumn = readonly [heading: string, cell: (row: Exported) => SheetCell];

const amounts = ['gross', 'earnings', 'deductions', 'net', 'employer'] as const;

function columnsIn(language: Language): readonly SalarySheetColumn[] {
  const { run, sheet } = language === 'bn' ? payBn : payEn;
  const { fields } = (language === 'bn' ? peopleBn : peopleEn).employee;
  return [
    [fields.number, ({ employee }) => textCell(employee.number)],
    [fields.name, ({ employee }) => textCell(employee.name)],
    [sheet.company, ({ concern }) => textCell(concern.name)],
    [sheet.department, ({ department }) => textCell(department?.name)],
    [sheet.designation, ({ designation }) => textCell(designation.name)],
    [sheet.month, ({ month }) => textCell(month)],
    [sheet.kind, ({ kind, title }) => textCell(title ?? sheet.kinds[kind])],
    [sheet.status, ({ state }) => textCell(sheet.states[state])],
    [sheet.paidDays, ({ kind, paidDays }) => (kind === 'Bonus' ? null : numberCell(paidDays))],
    ...amounts.map((key): SalarySheetColumn => [
      run[key],
      (row) => ({ kind: 'money', value: row[key] }),
    ]),
    [sheet.carried, ({ carried }) => ({ kind: 'money', value: carried })],
  ];
}
const numberCell = (value: number): SheetCell => ({ kind: 'number', value });

/** The list as a file: same filters, same order, same reach. */
export async function exportSheets(
  { db, actor, language }: PayCall<Db>,
  { format, sort, ids, ...asked }: Input<typeof salarySheetCalls.export>['query'],
): Promise<SentFile> {
  const month = asked.month ?? (await lastMonth(db, actor, asked.concern));
  const page = { limit: mostSheetRows, pageNo: 1 };
  const chosen = idsIn(ids);
  const isChosen = chosen ? sql<boolean>`sheet.id = any(${[...chosen]}::uuid[])` : always;
  const where = sql<boolean>`${isListedSheet(actor, asked, month)} and ${isChosen}`;
  const rows = await findSheetRows(db, where, sort, page);
  const columns = columnsIn(language);
  return sentSheet(
    {
      header: columns.map(([heading]) => heading),
      rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
    },
    format,
  );
}
