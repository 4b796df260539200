import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { taxReportCalls, TaxReportRow } from '@muster/contract/pay/tax/tax-report-calls.ts';
import { taxBn } from '@muster/contract/pay/tax/words/tax-words.bn.ts';
import { taxEn } from '@muster/contract/pay/tax/words/tax-words.en.ts';
import type { Db } from '../../../../platform/db/transaction.ts';
import { idsIn, mostSheetRows, sentSheet } from '../../../../platform/sheets/sent-sheet.ts';
import { type SheetCell, textCell } from '../../../../platform/sheets/sheet.ts';
import type { PayCall } from '../../deps.ts';
import { askedMonths, findTaxRows } from './list-tax-report.ts';

type Column = readonly [heading: string, cell: (row: TaxReportRow) => SheetCell];

const amount = (value: bigint | null): SheetCell =>
  value === null ? textCell(null) : { kind: 'money', value };

function columnsIn(language: Language): readonly Column[] {
  const { report } = language === 'bn' ? taxBn : taxEn;
  return [
    [report.number, ({ employee }) => textCell(employee.number)],
    [report.name, ({ employee }) => textCell(employee.name)],
    [report.company, ({ concern }) => textCell(concern.name)],
    [report.department, ({ department }) => textCell(department?.name)],
    [report.designation, ({ designation }) => textCell(designation.name)],
    [report.taxNumber, ({ taxNumber }) => textCell(taxNumber)],
    [report.payslips, ({ payslips }) => ({ kind: 'number', value: payslips })],
    [report.taxable, ({ taxable }) => amount(taxable)],
    [report.deducted, ({ deducted }) => amount(deducted)],
    [report.yearTaxable, ({ yearTaxable }) => amount(yearTaxable)],
    [report.yearTax, ({ yearTax }) => amount(yearTax)],
  ];
}

/** The list as a file: same filters, same reach. */
export async function exportTaxReport(
  call: PayCall<Db>,
  { format, ids, ...asked }: Input<typeof taxReportCalls.export>['query'],
  today: string,
): Promise<SentFile> {
  const months = await askedMonths(call, asked, today);
  const page = { limit: mostSheetRows, pageNo: 1 };
  const rows = await findTaxRows(
    call.db,
    call.actor,
    { ...asked, chosen: idsIn(ids) },
    { months, page },
  );
  const columns = columnsIn(call.language);
  const header = columns.map(([heading]) => heading);
  return sentSheet(
    { header, rows: rows.map((row) => columns.map(([, cell]) => cell(row))) },
    format,
  );
}
