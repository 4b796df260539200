import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { BankBatch, BatchLine } from '@muster/contract/pay/bank/batch-calls.ts';
import {
  type PaymentMethod,
  paymentMethods,
} from '@muster/contract/people/profile/payment-method.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { linkedTo } from '../store/linked.ts';
import { holdRun } from '../store/runs.ts';

export type BatchFound = Omit<BankBatch, 'madeBy' | 'currency'> & {
  readonly byKind: AccountKind;
  readonly byId: string;
};

export const batchColumns = sql`batch.id, batch.number, batch.run_id as "runId",
  ${linkedTo('concern')} as concern, run.month, run.kind,
  run.title, period.pay_on as "payOn", batch.method,
  case when batch.payer_name is not null then json_build_object('name', batch.payer_name,
    'bank', batch.payer_bank, 'branch', batch.payer_branch, 'accountNumber', batch.payer_number,
    'routingNumber', batch.payer_routing) end as payer,
  batch.people, (select count(*)::int from salary_sheet as sheet
    join bank_batch_line as line using (attempt_id, employee_id)
    where sheet.run_id = batch.run_id and sheet.state = 'Reversed'
      and line.batch_id = batch.id) as reversed, batch.net, batch.made_by_kind as "byKind", batch.made_by_id as "byId",
  batch.created_at as "createdAt", batch.downloaded_at as "downloadedAt"`;

export const batchSource = sql`bank_batch as batch
  join salary_run as run on run.id = batch.run_id
  join concern on concern.id = batch.concern_id
  join pay_period as period on period.concern_id = run.concern_id and period.month = run.month`;

export async function findBankBatch(db: Handle, where: Condition): Promise<BatchFound | undefined> {
  const found = await sql<BatchFound>`select ${batchColumns} from ${batchSource}
    where ${where}`.execute(db);
  return found.rows[0];
}

/** The batch is held with its run: meanwhile nobody takes it apart or takes back what is in it. */
export async function holdBatch(tx: Tx, where: Condition): Promise<BatchFound | undefined> {
  const known = await findBankBatch(tx, where);
  if (known) await holdRun(tx, known.runId);
  return findBankBatch(tx, where);
}

/** In the order of their numbers, as they stand in the file and in the letter. */
export async function findBatchLines(db: Handle, batchId: string): Promise<BatchLine[]> {
  const found = await sql<BatchLine>`select sheet.id,
      json_build_object('id', employee.id, 'name', employee.name, 'number', employee.number) as employee,
      designation.name as designation, line.bank_name as bank, line.branch,
      line.account_name as "accountName", line.account_number as "accountNumber",
      line.routing_number as "routingNumber", line.amount
    from bank_batch_line as line
      join salary_sheet as sheet on sheet.attempt_id = line.attempt_id
        and sheet.employee_id = line.employee_id
      join employee on employee.id = line.employee_id
      join designation on designation.id = sheet.designation_id
    where line.batch_id = ${batchId}
    order by employee.number collate "und-x-icu", employee.id`.execute(db);
  return found.rows;
}

interface NewBatch {
  readonly id: string;
  readonly runId: string;
  readonly concernId: string;
  readonly method: PaymentMethod;
  readonly payingAccountId: string | null;
  readonly byKind: string;
  readonly byId: string;
  readonly at: string;
}

/** Keeps what the paying account is called now; its lines are put in next. */
export const insertBankBatch = (tx: Tx, batch: NewBatch) =>
  sql`with taken as (update bank_batch_counter set last = last + 1 where name = 'batch' returning last)
    insert into bank_batch (id, number, run_id, concern_id, method, paying_account_id, payer_name, payer_bank,
      payer_branch, payer_number, payer_routing, people, net, made_by_kind, made_by_id, created_at)
    select ${batch.id}, taken.last, ${batch.runId}, ${batch.concernId}, ${batch.method}, payer.id, payer.name,
      bank.name, payer.branch, payer.account_number, payer.routing_number, 0, 0, ${batch.byKind},
      ${batch.byId}, ${batch.at}
    from taken
      left join paying_account as payer on payer.id = ${batch.payingAccountId}
      left join bank on bank.id = payer.bank_id`.execute(tx);

/** Paid pay that may be sent: of a whole run, or what was paid just now. */
export const isOfRun = (runId: string): Condition => sql<boolean>`sheet.run_id = ${runId}`;
export const isOfPayment = (id: string): Condition => sql<boolean>`sheet.payment_id = ${id}`;

/** What of it is in no batch, with how each is paid. */
const unsent = (which: Condition) => sql`(
  select sheet.attempt_id, sheet.employee_id, sheet.net, account.*
  from salary_sheet as sheet
    cross join lateral (select method, bank_id, branch, account_name, account_number, routing_number
      from employee_bank_account where employee_id = sheet.employee_id) as account
  where ${which} and sheet.state = 'Paid' and sheet.net > 0
    and not exists (select 1 from bank_batch_line as other
      where other.attempt_id = sheet.attempt_id and other.employee_id = sheet.employee_id)) as unsent`;

/** The payslips that a batch of this method would have. */
export const isUnsentBy = (method: PaymentMethod, which: Condition): Condition =>
  sql<boolean>`(salary_sheet.attempt_id, salary_sheet.employee_id) in (
    select unsent.attempt_id, unsent.employee_id from ${unsent(which)}
    where unsent.method = ${method})`;

/** By which methods something is to be sent, in their order. */
export async function findUnsentMethods(tx: Tx, which: Condition): Promise<PaymentMethod[]> {
  const found = await sql<{
    method: PaymentMethod;
  }>`select distinct method from ${unsent(which)}`.execute(tx);
  const methods = new Set(found.rows.map(({ method }) => method));
  return paymentMethods.filter((method) => methods.has(method));
}

/** All of it that was paid by this method and is in no batch; answers how many and how much. */
export async function fillBatch(
  tx: Tx,
  { id, method }: NewBatch,
  which: Condition,
): Promise<{ people: number; net: bigint }> {
  const found = await sql<{ people: number; net: bigint }>`with added as (
      insert into bank_batch_line (batch_id, attempt_id, employee_id, amount, bank_name, branch,
        account_name, account_number, routing_number)
      select ${id}, unsent.attempt_id, unsent.employee_id, unsent.net, bank.name, unsent.branch,
        unsent.account_name, unsent.account_number, unsent.routing_number
      from ${unsent(which)} left join bank on bank.id = unsent.bank_id
      where unsent.method = ${method}
      returning amount)
    update bank_batch set people = sums.people, net = sums.net
    from (select count(*)::int as people, coalesce(sum(amount), 0)::bigint as net from added) as sums
    where bank_batch.id = ${id} returning bank_batch.people, bank_batch.net`.execute(tx);
  return found.rows[0] ?? { people: 0, net: 0n };
}
