import type { ComponentKind } from '@muster/contract/pay/records.ts';
import type { PayCount } from '@muster/contract/pay/structure/structure-part.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Terms } from '../rules/inputs.ts';

/** A month that was paid, or passed without pay, of which something else is known now. */
export interface ChangedMonth {
  readonly employeeId: string;
  readonly concernId: string;
  readonly runId: string;
  readonly attemptId: string;
  readonly month: string;
  /** as they were kept with what was paid; none: nothing was paid */
  readonly inputs: unknown;
  readonly corrections: readonly { readonly count: PayCount; readonly quantity: number }[];
  /** what was agreed to for the month since, of each component */
  readonly settled: readonly {
    readonly componentId: string;
    readonly kind: ComponentKind;
    readonly due: string;
  }[];
}

/** A salary that was entered, or changed, when the pay was calculated already. The hour is for whoever was slow. */
const isNewRate = sql<boolean>`exists (select 1 from salary_rate as rate
  where rate.employee_id = past.employee_id and rate.from_date <= period.to_date
    and (rate.version > 1 or rate.created_at > past.made_at - interval '1 hour'))`;

const isCorrected = sql<boolean>`exists (select 1 from late_correction as correction
  where correction.employee_id = past.employee_id and correction.concern_id = past.concern_id
    and correction.month = past.month)`;

/** Pay that was agreed to, and closed months of runs that are over in which someone had none. */
const pastMonths = (ids: readonly string[], from: string, before: string) => sql`
  paid as materialized (
    select sheet.employee_id, sheet.concern_id, sheet.month, sheet.run_id, sheet.attempt_id,
      attempt.created_at as made_at
    from salary_sheet as sheet join salary_attempt as attempt on attempt.id = sheet.attempt_id
    where sheet.employee_id = any(${[...ids]}::uuid[]) and sheet.kind = 'Salary'
      and sheet.state in ('Approved', 'Paid') and sheet.month >= ${from} and sheet.month < ${before}),
  unpaid as materialized (
    select figure.employee_id, figure.concern_id, figure.month, run.id as run_id,
      attempt.id as attempt_id, attempt.created_at as made_at
    from attendance_figure as figure
      join salary_run as run on run.concern_id = figure.concern_id and run.month = figure.month
        and run.kind = 'Salary' and run.state in ('Approved', 'Paid', 'Closed')
      join salary_attempt as attempt on attempt.run_id = run.id and attempt.state = 'Live'
    where figure.employee_id = any(${[...ids]}::uuid[]) and figure.month >= ${from}
      and figure.month < ${before} and not exists (select 1 from salary_sheet as sheet
        where sheet.run_id = run.id and sheet.employee_id = figure.employee_id)),
  past as materialized (select *, true as is_paid from paid union all select *, false from unpaid)`;

/** What was agreed to for a month: then, and what was made up for since. What was rounded belongs to no month. */
const settledLines = sql`(
  select json_agg(json_build_object('componentId', line.component_id, 'kind', line.kind,
    'due', line.due::text))
  from salary_line as line join salary_sheet as sheet on sheet.attempt_id = line.attempt_id
    and sheet.employee_id = line.employee_id and sheet.state in ('Approved', 'Paid')
  where line.employee_id = changed.employee_id and (
    (line.attempt_id = changed.attempt_id and line.cause is null and not exists (
      select 1 from pay_role where role = 'rounding' and component_id = line.component_id))
    or (line.cause = 'arrear' and line.for_month = changed.month)))`;

export async function findChangedMonths(
  tx: Tx,
  ids: readonly string[],
  from: string,
  before: string,
): Promise<ChangedMonth[]> {
  const found = await sql<ChangedMonth>`with ${pastMonths(ids, from, before)},
    changed as materialized (
      select past.* from past join pay_period as period on period.concern_id = past.concern_id
        and period.month = past.month
      where ${isNewRate} or ${isCorrected})
    select changed.employee_id as "employeeId", changed.concern_id as "concernId",
      changed.run_id as "runId", changed.attempt_id as "attemptId", changed.month, input.inputs,
      coalesce((select json_agg(json_build_object('count', count, 'quantity', quantity) order by id)
        from late_correction as correction where correction.employee_id = changed.employee_id
          and correction.concern_id = changed.concern_id
          and correction.month = changed.month), '[]') as corrections,
      coalesce(${settledLines}, '[]') as settled
    from changed left join salary_input as input on changed.is_paid
      and input.attempt_id = changed.attempt_id and input.employee_id = changed.employee_id
    order by changed.month, changed.employee_id`.execute(tx);
  return found.rows;
}

export async function findTerms(
  tx: Tx,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, Terms>> {
  const found = await sql<{ id: string; terms: Terms }>`select id, terms from salary_attempt
    where id = any(${[...attemptIds]}::uuid[])`.execute(tx);
  return new Map(found.rows.map(({ id, terms }) => [id, terms]));
}
