import type { BankSheetTotals, PayoutGroup } from '@muster/contract/pay/bank/bank-sheet-calls.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { linkedTo } from '../store/linked.ts';
import { paidForColumns, sheetSource, sheetState } from '../store/sheets.ts';

export const bankSheetSource = sql`${sheetSource}
  left join bank_batch_line as line on line.attempt_id = sheet.attempt_id
    and line.employee_id = sheet.employee_id
  left join bank_batch as batch on batch.id = line.batch_id
  left join employee_bank_account as account on account.employee_id = sheet.employee_id
  left join bank on bank.id = account.bank_id`;

/** Everyone is in exactly one of them: that is why they come to the total. What was sent stays where it was sent. */
export const payoutGroup = sql<PayoutGroup>`case when batch.id is not null then batch.method
  when ${sheetState} = 'Held' then 'Held'
  when account.method is null then 'Missing' else account.method end`;

const told = (sent: string, now: string) =>
  sql`case when batch.id is not null then ${sql.ref(`line.${sent}`)} else ${sql.ref(now)} end`;

export const bankSheetColumns = sql`sheet.id, sheet.run_id as "runId", sheet.month, ${paidForColumns},
  ${sheetState} as state, sheet.net, ${payoutGroup} as "group",
  json_build_object('id', employee.id, 'name', employee.name, 'number', employee.number) as employee,
  ${linkedTo('concern')} as concern, ${linkedTo('department')} as department,
  ${linkedTo('designation')} as designation, ${told('bank_name', 'bank.name')} as bank,
  ${told('branch', 'account.branch')} as branch,
  ${told('account_name', 'account.account_name')} as "accountName",
  ${told('account_number', 'account.account_number')} as "accountNumber",
  ${told('routing_number', 'account.routing_number')} as "routingNumber",
  case when batch.id is not null then json_build_object('id', batch.id, 'number', batch.number) end as batch`;

const noOne = { people: 0, net: 0n };

/** What goes where, and the whole: counted by itself, so that the parts can be held against it. */
export async function bankSheetTotals(db: Handle, where: Condition): Promise<BankSheetTotals> {
  const found = await sql<{ group: PayoutGroup | null; people: number; net: bigint }>`
    select "group", count(*)::int as people, coalesce(sum(net), 0)::bigint as net
    from (select ${payoutGroup} as "group", sheet.net from ${bankSheetSource} where ${where}) as rows
    group by grouping sets (("group"), ())`.execute(db);
  const of = (group: PayoutGroup | null) => {
    const row = found.rows.find((one) => one.group === group);
    return row ? { people: row.people, net: row.net } : noOne;
  };
  return {
    bank: of('Bank'),
    wallet: of('Wallet'),
    cash: of('Cash'),
    held: of('Held'),
    missing: of('Missing'),
    total: of(null),
  };
}
