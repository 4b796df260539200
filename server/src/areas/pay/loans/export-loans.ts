import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { loanCalls, SalaryLoan } from '@muster/contract/pay/loans/loan-calls.ts';
import { loanBn } from '@muster/contract/pay/loans/loan-words.bn.ts';
import { loanEn } from '@muster/contract/pay/loans/loan-words.en.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { dayOf, type Now } from '../../../platform/now.ts';
import { mostSheetRows, sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import { dateCell, type SheetCell, textCell } from '../../../platform/sheets/sheet.ts';
import type { PayCall } from '../deps.ts';
import { findListedLoans } from './read-loans.ts';

const words = { en: loanEn, bn: loanBn } as const;
const sum = (value: bigint): SheetCell => ({ kind: 'money', value });

/** The list as a file: same filters, same reach. */
export async function exportLoans(
  call: PayCall<Db>,
  { format, ...asked }: Input<typeof loanCalls.export>['query'],
  { today, zone }: Now,
): Promise<SentFile> {
  const { columns, number, states } = words[call.language];
  const page = { limit: mostSheetRows, pageNo: 1 };
  const loans = await findListedLoans(call, asked, page, today.slice(0, 7));
  const cellsOf = (loan: SalaryLoan): SheetCell[] => [
    textCell(loan.employee.number),
    textCell(loan.employee.name),
    textCell(states[loan.state]),
    dateCell(dayOf(loan.createdAt, zone)),
    textCell(loan.from),
    textCell(loan.ends),
    sum(loan.principal),
    sum(loan.instalment),
    sum(loan.balance),
    textCell(loan.note),
    textCell(loan.enteredBy),
  ];
  const header = [
    number,
    columns.person,
    columns.status,
    columns.createdAt,
    columns.from,
    columns.ends,
    columns.principal,
    columns.instalment,
    columns.balance,
    columns.note,
    columns.enteredBy,
  ];
  return sentSheet({ header, rows: loans.map(cellsOf) }, format);
}
