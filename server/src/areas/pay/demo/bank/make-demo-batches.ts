import { decimalText } from '@muster/contract/kernel/money/money.ts';
import {
  type PaymentMethod,
  paymentMethods,
} from '@muster/contract/people/profile/payment-method.ts';
import { sql } from 'kysely';
import { auditMany, type NewAuditEntry } from '../../../../platform/audit/audit.ts';
import { after, minutes } from '../../../../platform/clock.ts';
import type { Condition } from '../../../../platform/db/condition.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';
import { bankFile } from '../../bank/bank-file.ts';
import { findBatchLines } from '../../bank/batch-store.ts';
import { fileNoted } from '../../bank/download-batch.ts';
import { findTemplate } from '../../bank/templates.ts';
import { usualTemplate } from './bank-templates.ts';
import type { DemoPayers } from '../pay-demo-month.ts';

const afterPaying = { made: minutes(60), fileTaken: minutes(75) };
/** Months are paid on this day of the next one. */
const payDay = 5;

interface Made {
  readonly id: string;
  readonly month: string;
  readonly payOn: string;
  readonly method: PaymentMethod;
  readonly payingAccountId: string | null;
  readonly people: number;
  readonly net: bigint;
  readonly paidAt: string;
}

/**
 * All that is paid or will be, in its order: months that are made behind the first start come between others, and
 * the numbers of their batches do, too.
 */
const planned = sql`(select id, row_number() over (order by due, concern, month) as turn from (
    select run.id, concern.name as concern, month.name as month, coalesce(
      (run.paid_at at time zone 'UTC')::date, (month.name || '-01')::date + interval '1 month'
        + ${payDay - 1} * interval '1 day') as due
    from (select concern_id, min(month) as first, max(month) as last from salary_run
        where kind = 'Salary' and paid_at is not null group by concern_id) as known
      join concern on concern.id = known.concern_id
      cross join lateral (select to_char(one, 'YYYY-MM') as name from generate_series(
        (known.first || '-01')::date, (known.last || '-01')::date, interval '1 month') as one) as month
      left join salary_run as run on run.concern_id = known.concern_id and run.month = month.name
        and run.kind = 'Salary' and run.paid_at is not null
    union all
    select run.id, concern.name, month, (paid_at at time zone 'UTC')::date
    from salary_run as run join concern on concern.id = concern_id
    where kind = 'Bonus' and paid_at is not null) as each_run)`;

/** Whoever has no account yet gets it in cash, so that no month that is over owes anyone anything. */
const paidBy = sql<PaymentMethod>`coalesce(account.method, 'Cash')`;

/** One batch for each way of paying of each run. */
async function insertBatches(
  tx: Tx,
  isMeant: Condition,
  { agrees }: DemoPayers,
): Promise<readonly Made[]> {
  const methods = [...paymentMethods];
  const found = await sql<Made>`with planned as materialized ${planned},
    counted as (update bank_batch_counter
      set last = greatest(last, (select max(turn) from planned) * ${methods.length})),
    sent as (select sheet.run_id, ${paidBy} as method, count(*)::int as people,
        sum(sheet.net)::bigint as net
      from salary_run as run join salary_sheet as sheet on sheet.run_id = run.id
        left join employee_bank_account as account on account.employee_id = sheet.employee_id
      where ${isMeant} and run.paid_at is not null and sheet.state = 'Paid' and sheet.net > 0
      group by 1, 2),
    made as (insert into bank_batch (id, number, run_id, concern_id, method, paying_account_id, payer_name,
        payer_bank, payer_branch, payer_number, payer_routing, people, net, made_by_kind, made_by_id,
        created_at)
      select gen_random_uuid(),
        (turn - 1) * ${methods.length} + array_position(${methods}::text[], sent.method), run.id,
        run.concern_id, sent.method, payer.id, payer.name, bank.name, payer.branch,
        payer.account_number, payer.routing_number, sent.people, sent.net, ${agrees.kind},
        ${agrees.accountId}, run.paid_at + ${afterPaying.made} * interval '1 millisecond'
      from sent join planned on planned.id = sent.run_id join salary_run as run on run.id = sent.run_id
        left join paying_account as payer on payer.concern_id = run.concern_id
          and sent.method <> 'Cash'
        left join bank on bank.id = payer.bank_id
      returning *)
    select made.id, run.month, period.pay_on as "payOn", made.method,
      made.paying_account_id as "payingAccountId", made.people, made.net, run.paid_at as "paidAt"
    from made join salary_run as run on run.id = made.run_id
      join pay_period as period on period.concern_id = run.concern_id and period.month = run.month
    order by made.number`.execute(tx);
  return found.rows;
}

async function insertLines(tx: Tx, batches: readonly Made[]): Promise<void> {
  await sql`insert into bank_batch_line (batch_id, attempt_id, employee_id, amount, bank_name, branch,
      account_name, account_number, routing_number)
    select batch.id, sheet.attempt_id, sheet.employee_id, sheet.net, bank.name, account.branch,
      account.account_name, account.account_number, account.routing_number
    from bank_batch as batch
      join salary_sheet as sheet on sheet.run_id = batch.run_id and sheet.state = 'Paid'
        and sheet.net > 0
      left join employee_bank_account as account on account.employee_id = sheet.employee_id
      left join bank on bank.id = account.bank_id
    where batch.id = any(${batches.map(({ id }) => id)}::uuid[])
      and batch.method = ${paidBy}`.execute(tx);
}

/** Files went to the banks by the template that is used for all of them; cash has none. */
async function takeFiles(
  tx: Tx,
  batches: readonly Made[],
  { agrees }: DemoPayers,
): Promise<NewAuditEntry[]> {
  const usual = await sql<{ id: string }>`select id from bank_template
    where name = ${usualTemplate}`.execute(tx);
  const template = await findTemplate(tx, usual.rows[0]?.id ?? '');
  if (!template) throw new Error('The demo company has the template that it uses.');
  const taken = batches.filter(({ method }) => method !== 'Cash');
  await sql`update bank_batch
    set downloaded_at = created_at + ${afterPaying.fileTaken - afterPaying.made} * interval '1 millisecond'
    where id = any(${taken.map(({ id }) => id)}::uuid[])`.execute(tx);
  const entries: NewAuditEntry[] = [];
  for (const { id, paidAt, ...batch } of taken) {
    const lines = await findBatchLines(tx, id);
    const file = await bankFile(template, { ...batch, payer: null, currency: '' }, lines);
    const at = after(paidAt, afterPaying.fileTaken);
    entries.push({
      at,
      actor: agrees,
      requestId: newId(at),
      action: 'bank-batch.download',
      record: 'bank_batch',
      recordId: id,
      after: fileNoted(template, batch, file),
    });
  }
  return entries;
}

/** The files and cash lists of some paid runs, made and taken on the day of the payment by whoever paid. */
export async function makeDemoBatches(
  tx: Tx,
  isMeant: Condition,
  payers: DemoPayers,
): Promise<void> {
  const batches = await insertBatches(tx, isMeant, payers);
  await insertLines(tx, batches);
  const made = batches.map(({ id, paidAt, month, method, people, net, payingAccountId }) => {
    const at = after(paidAt, afterPaying.made);
    return {
      at,
      actor: payers.agrees,
      requestId: newId(at),
      action: 'bank-batch.make',
      record: 'bank_batch',
      recordId: id,
      after: {
        month,
        method,
        people,
        net: decimalText(net),
        ...(payingAccountId && { payingAccountId }),
      },
    };
  });
  await auditMany(tx, [...made, ...(await takeFiles(tx, batches, payers))]);
}
