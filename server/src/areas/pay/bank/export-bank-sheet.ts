import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { bankSheetCalls, BankSheetRow } from '@muster/contract/pay/bank/bank-sheet-calls.ts';
import { payBn } from '@muster/contract/pay/words.bn.ts';
import { payEn } from '@muster/contract/pay/words.en.ts';
import { peopleBn } from '@muster/contract/people/words.bn.ts';
import { peopleEn } from '@muster/contract/people/words.en.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { mostSheetRows, sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import { type SheetCell, textCell } from '../../../platform/sheets/sheet.ts';
import type { PayCall } from '../deps.ts';
import { bankSheetFilter, findBankSheet } from './list-bank-sheet.ts';

type BankSheetColumn = readonly [heading: string, cell: (row: BankSheetRow) => SheetCell];

function columnsIn(language: Language): readonly BankSheetColumn[] {
  const { bank, sheet } = language === 'bn' ? payBn : payEn;
  const { fields } = (language === 'bn' ? peopleBn : peopleEn).employee;
  const said = bank.sheet;
  return [
    [fields.number, ({ employee }) => textCell(employee.number)],
    [fields.name, ({ employee }) => textCell(employee.name)],
    [sheet.company, ({ concern }) => textCell(concern.name)],
    [sheet.department, ({ department }) => textCell(department?.name)],
    [sheet.status, ({ state }) => textCell(sheet.states[state])],
    [said.group, ({ group }) => textCell(said.groups[group])],
    [said.bank, (row) => textCell(row.bank)],
    [said.branch, ({ branch }) => textCell(branch)],
    [said.accountName, ({ accountName }) => textCell(accountName)],
    [said.accountNumber, ({ accountNumber }) => textCell(accountNumber)],
    [said.routingNumber, ({ routingNumber }) => textCell(routingNumber)],
    [bank.batch.net, ({ net }) => ({ kind: 'money', value: net })],
    [said.batch, ({ batch }) => (batch ? { kind: 'number', value: batch.number } : null)],
  ];
}

/** The list as a file: same filters, same order, same reach. */
export async function exportBankSheet(
  call: PayCall<Db>,
  { format, sort, ...asked }: Input<typeof bankSheetCalls.export>['query'],
): Promise<SentFile> {
  const { where } = await bankSheetFilter(call, asked);
  const page = { limit: mostSheetRows, pageNo: 1 };
  const rows = await findBankSheet(call.db, where, sort, page);
  const columns = columnsIn(call.language);
  return sentSheet(
    {
      header: columns.map(([heading]) => heading),
      rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
    },
    format,
  );
}
