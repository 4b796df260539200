import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { RunInputs, runInputCalls } from '@muster/contract/pay/overview/input-calls.ts';
import { sql } from 'kysely';
import { hasConcern } from '../../../platform/access/concerns.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { countsBySheet } from '../../../platform/sheets/batches/counts.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import type { PayCall } from '../deps.ts';
import { dueLoans } from '../store/loans.ts';

type Row = Omit<RunInputs, 'last'> & {
  readonly last: { readonly kind: AccountKind; readonly id: string; readonly at: string } | null;
};

/** By what is there now: the run itself keeps what it was calculated with. */
export async function readRunInputs(
  { db, actor }: PayCall<Db>,
  { concern, month }: Input<typeof runInputCalls.read>['query'],
) {
  if (!hasConcern(actor, concern)) throw new Refusal(notFound);
  const lastDay = sql`(${`${month}-01`}::date + interval '1 month - 1 day')::date`;
  const found = await sql<Row>`with person as materialized (
      select employee.id from employee join department on department.id = employee.department_id
        and department.concern_id = ${concern}
      where employee.status not in ('Draft', 'Left') and employee.joined_on <= ${lastDay}),
    entry as materialized (
      select entry.created_by_kind, entry.created_by_id, entry.created_at
      from salary_entry as entry join person on person.id = entry.employee_id
      where entry.from_month <= ${month} and (entry.to_month is null or entry.to_month >= ${month})
        and ${countsBySheet('entry.batch_id')})
    select (select count(*) from entry)::int as entries,
      (select count(*) from (${dueLoans(
        month,
        sql<boolean>`loan.employee_id in (select id from person)`,
      )}) as due)::int as loans,
      (select count(*) from late_correction as correction
        where correction.concern_id = ${concern} and correction.month < ${month}
          and correction.created_at > coalesce((select max(run.approved_at) from salary_run as run
            where run.concern_id = ${concern} and run.kind = 'Salary' and run.month < ${month}),
            '-infinity'))::int as corrections,
      (select count(*) from person where not exists (select 1 from salary_rate as rate
        where rate.employee_id = person.id and rate.from_date <= ${lastDay}))::int as "withoutSalary",
      (select json_build_object('kind', created_by_kind, 'id', created_by_id,
          'at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from entry order by created_at desc limit 1) as last`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error('counts have a row');
  const { last, ...counts } = row;
  const nameOf = await namesOfAccounts(db, last ? [last] : []);
  return { record: { ...counts, last: last && { by: nameOf(last.id), at: last.at } } };
}
