import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { leaveFileCalls } from '@muster/contract/leave/calls/leave-file-calls.ts';
import { leaveBn } from '@muster/contract/leave/words.bn.ts';
import { leaveEn } from '@muster/contract/leave/words.en.ts';
import { peopleBn } from '@muster/contract/people/words.bn.ts';
import { peopleEn } from '@muster/contract/people/words.en.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { settle } from '../balances/post-due.ts';
import { balanceFilter } from '../balances/read-balances.ts';
import type { LeaveCall, LeaveDeps } from '../deps.ts';
import { type BalanceRow, findBalances, findListed } from '../store/ledger/balances.ts';
import { textCell } from '../../../platform/sheets/sheet.ts';
import { type Columns, daysCell, sheetOf, wholeList } from './sheet-of.ts';

/** Between two such parts others are served. */
const part = 250;

function columnsIn(language: Language): Columns<BalanceRow> {
  const { balance, year } = language === 'bn' ? leaveBn : leaveEn;
  const { fields } = (language === 'bn' ? peopleBn : peopleEn).employee;
  return [
    [fields.number, ({ employee }) => textCell(employee.number)],
    [fields.name, ({ employee }) => textCell(employee.name)],
    [balance.kind, ({ leaveType }) => textCell(leaveType.name)],
    [year, (row) => ({ kind: 'number', value: row.year })],
    [balance.entitled, ({ entitled }) => daysCell(entitled)],
    [balance.used, ({ used }) => daysCell(used)],
    [balance.waiting, ({ waiting }) => daysCell(waiting)],
    [balance.left, ({ available }) => daysCell(available)],
  ];
}

/** The list as a file, as the job would leave it if it ran now. */
export async function exportBalances(
  call: LeaveCall<Db>,
  { format, ...query }: Input<typeof leaveFileCalls.balances>['query'],
  parts: LeaveDeps,
): Promise<SentFile> {
  const of = await balanceFilter(call, query, parts);
  const people = await findListed(call.db, of, wholeList);
  for (let at = 0; at < people.length; at += part)
    await settle(call, people.slice(at, at + part), parts);
  const { rows } = await findBalances(call.db, of, wholeList);
  return sheetOf(columnsIn(call.language), rows, format);
}
