import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { taxDepositCalls } from '@muster/contract/pay/tax/deposits/deposit-calls.ts';
import { depositBn } from '@muster/contract/pay/tax/deposits/deposit-words.bn.ts';
import { depositEn } from '@muster/contract/pay/tax/deposits/deposit-words.en.ts';
import { sql } from 'kysely';
import { hasConcern } from '../../../../platform/access/concerns.ts';
import { byWords } from '../../../../platform/db/listed.ts';
import type { Db } from '../../../../platform/db/transaction.ts';
import { mostSheetRows, sentSheet } from '../../../../platform/sheets/sent-sheet.ts';
import { type SheetCell, textCell } from '../../../../platform/sheets/sheet.ts';
import type { PayCall } from '../../deps.ts';
import { findCompany } from './list-deposits.ts';

interface Deducted {
  readonly name: string;
  readonly number: string;
  readonly taxNumber: string | null;
  readonly taxable: bigint;
  readonly tax: bigint;
}
type Column = readonly [heading: string, cell: (row: Deducted) => SheetCell];

function columnsIn(language: Language): readonly Column[] {
  const { file } = language === 'bn' ? depositBn : depositEn;
  return [
    [file.number, ({ number }) => textCell(number)],
    [file.name, ({ name }) => textCell(name)],
    [file.taxNumber, ({ taxNumber }) => textCell(taxNumber)],
    [file.taxable, ({ taxable }) => ({ kind: 'money', value: taxable })],
    [file.tax, ({ tax }) => ({ kind: 'money', value: tax })],
  ];
}

/** Of whom how much was deducted in a month: its sum is what is to be deposited. */
export async function exportDepositList(
  { db, actor, language }: PayCall<Db>,
  { concernId, month, format }: Input<typeof taxDepositCalls.export>['query'],
): Promise<SentFile> {
  if (!hasConcern(actor, concernId)) throw new Refusal(notFound);
  await findCompany(db, concernId);
  const found = await sql<Deducted>`select employee.name, employee.number,
      detail.tax_number as "taxNumber", sum(sheet.taxable)::bigint as taxable,
      sum(sheet.tax)::bigint as tax
    from salary_sheet as sheet join employee on employee.id = sheet.employee_id
      left join person_detail as detail on detail.employee_id = employee.id
    where sheet.concern_id = ${concernId} and sheet.month = ${month} and sheet.state = 'Paid'
    group by employee.id, detail.tax_number having sum(sheet.tax) <> 0
    order by ${byWords(sql`employee.name`)}, employee.id limit ${mostSheetRows}`.execute(db);
  const columns = columnsIn(language);
  const header = columns.map(([heading]) => heading);
  return sentSheet(
    { header, rows: found.rows.map((row) => columns.map(([, cell]) => cell(row))) },
    format,
  );
}
