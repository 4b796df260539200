import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { PaidPerson, salaryCalls } from '@muster/contract/pay/rate-calls.ts';
import { salaryBn } from '@muster/contract/pay/words/salary-words.bn.ts';
import { salaryEn } from '@muster/contract/pay/words/salary-words.en.ts';
import { peopleBn } from '@muster/contract/people/words.bn.ts';
import { peopleEn } from '@muster/contract/people/words.en.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { mostSheetRows, sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import { dateCell, type SheetCell, textCell } from '../../../platform/sheets/sheet.ts';
import type { PayCall } from '../deps.ts';
import { findSalaries } from './list-salaries.ts';

type SalaryColumn = readonly [heading: string, cell: (person: PaidPerson) => SheetCell];

function columnsIn(language: Language): readonly SalaryColumn[] {
  const { columns } = language === 'bn' ? salaryBn : salaryEn;
  const { fields } = (language === 'bn' ? peopleBn : peopleEn).employee;
  return [
    [fields.number, ({ number }) => textCell(number)],
    [fields.name, ({ name }) => textCell(name)],
    [columns.concern, ({ concern }) => textCell(concern?.name)],
    [columns.department, ({ department }) => textCell(department?.name)],
    [columns.designation, ({ designation }) => textCell(designation.name)],
    [columns.structure, ({ structure }) => textCell(structure?.name)],
    [columns.from, ({ from }) => (from === null ? null : dateCell(from))],
    [columns.gross, ({ gross }) => (gross === null ? null : { kind: 'money', value: gross })],
  ];
}

/** The list as a file: same filters, same order, same reach. */
export async function exportSalaries(
  call: PayCall<Db>,
  { format, ...asked }: Input<typeof salaryCalls.export>['query'],
  today: string,
): Promise<SentFile> {
  const people = await findSalaries(call, asked, today, { limit: mostSheetRows, pageNo: 1 });
  const columns = columnsIn(call.language);
  return sentSheet(
    {
      header: columns.map(([heading]) => heading),
      rows: people.map((person) => columns.map(([, cell]) => cell(person))),
    },
    format,
  );
}
