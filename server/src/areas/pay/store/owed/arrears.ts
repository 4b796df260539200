import type { ComponentKind } from '@muster/contract/pay/records.ts';
import type { PayCount } from '@muster/contract/pay/structure/structure-part.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { Terms } from '../../rules/inputs.ts';
import { executeByKeys } from '../by-keys.ts';
import { isOfSettledSalary, isSettledSalary } from '../settled.ts';
import { versionSpans } from '../version-spans.ts';
import { isEnteredSinceClosing } from './entered-since.ts';

/** What one company paid for a month, or did not pay though its run is over. */
export interface PastPay {
  readonly employeeId: string;
  readonly concernId: string;
  readonly runId: string;
  readonly attemptId: string;
  /** as they were kept with what was paid; none: nothing was paid */
  readonly inputs: unknown;
  readonly corrections: readonly { readonly count: PayCount; readonly quantity: number }[];
}

/** A month of someone that is over, of which something else is known now: of all companies that they were in. */
export interface ChangedMonth {
  readonly employeeId: string;
  readonly month: string;
  readonly pays: readonly PastPay[];
  /** what was agreed to for the month since, of each component */
  readonly settled: readonly {
    readonly attemptId: string;
    readonly componentId: string;
    readonly kind: ComponentKind;
    readonly due: string;
  }[];
}

/** Pay that was agreed to, and closed months of runs that are over in which someone has none, or none any more. */
const pastMonths = (ids: readonly string[], from: string, before: string) => sql`
  paid as materialized (
    select sheet.employee_id, sheet.concern_id, sheet.month, sheet.run_id, sheet.attempt_id,
      attempt.created_at as made_at
    from salary_sheet as sheet join salary_attempt as attempt on attempt.id = sheet.attempt_id
    where sheet.employee_id = any(${[...ids]}::uuid[]) and ${isSettledSalary()}
      and sheet.month >= ${from} and sheet.month < ${before}),
  unpaid as materialized (
    select figure.employee_id, figure.concern_id, figure.month, run.id as run_id,
      attempt.id as attempt_id, attempt.created_at as made_at
    from attendance_figure as figure
      join salary_run as run on run.concern_id = figure.concern_id and run.month = figure.month
        and run.kind = 'Salary' and run.state in ('Approved', 'Paid', 'Closed')
      join salary_attempt as attempt on attempt.run_id = run.id and attempt.state = 'Live'
    where figure.employee_id = any(${[...ids]}::uuid[]) and figure.month >= ${from}
      and figure.month < ${before} and (run.id, figure.employee_id) not in (
        select run_id, employee_id from paid)),
  past as materialized (select *, true as is_paid from paid union all select *, false from unpaid)`;

/**
 * Versions of structures that were entered when pay was calculated already, by the salaries that they divide: seldom
 * any, so there is nobody to look up then.
 */
const lateVersions = sql`
  ${versionSpans},
  late_version as materialized (
    select rate.employee_id, version.created_at, greatest(rate.from_date, version.begins) as begins,
      least(rate.ends, version.ends) as ends
    from version_span as version join rate on rate.structure_id = version.structure_id
      and rate.from_date < version.ends and rate.ends > version.begins
    where version.created_at > (select min(made_at) from past where is_paid) - interval '1 hour')`;

/**
 * Months without pay; months for which a salary or a version of its structure was entered, or a salary changed, when
 * their pay was calculated already (the hour is for whoever was slow); in which something was corrected since; and
 * those that were made up for: the correction may be deleted by now, or the month paid anew.
 */
const changedMonths = (ids: readonly string[]) => sql`
  rate as materialized (
    select employee_id, structure_id, from_date, version > 1 as is_changed, created_at,
      coalesce(lead(from_date) over (partition by employee_id order by from_date), 'infinity') as ends
    from salary_rate where employee_id = any(${[...ids]}::uuid[])),
  ${lateVersions},
  changed as materialized (
    select past.employee_id, past.month from past
      join pay_period as period on period.concern_id = past.concern_id and period.month = past.month
      join rate on rate.employee_id = past.employee_id and rate.from_date <= period.to_date
        and (not past.is_paid or rate.is_changed or rate.created_at > past.made_at - interval '1 hour')
    union
    select past.employee_id, past.month from past
      join pay_period as period on period.concern_id = past.concern_id and period.month = past.month
      join late_version as version on version.employee_id = past.employee_id
        and version.begins <= period.to_date and version.ends > period.from_date
        and version.created_at > past.made_at - interval '1 hour'
    union
    select correction.employee_id, correction.month from late_correction as correction
    where correction.employee_id = any(${[...ids]}::uuid[])
    union
    select line.employee_id, line.for_month from salary_line as line
    where line.employee_id = any(${[...ids]}::uuid[]) and line.cause = 'arrear'),
  pay as materialized (
    select past.employee_id, past.month, array_agg(past.attempt_id) as attempts,
      json_agg(json_build_object('employeeId', past.employee_id, 'concernId', past.concern_id,
        'runId', past.run_id, 'attemptId', past.attempt_id, 'inputs', input.inputs,
        'corrections', coalesce((
          select json_agg(json_build_object('count', count, 'quantity', quantity) order by id)
          from late_correction as correction where correction.employee_id = past.employee_id
            and correction.concern_id = past.concern_id and correction.month = past.month
            and ${isEnteredSinceClosing(sql`past.attempt_id`)}), '[]'))
        order by past.concern_id) as list
    from past
      join changed on changed.employee_id = past.employee_id and changed.month = past.month
      left join lateral (select kept.inputs from salary_input as kept
        where kept.attempt_id = past.attempt_id and kept.employee_id = past.employee_id
        offset 0) as input on past.is_paid
    group by past.employee_id, past.month)`;

/** What was agreed to for a month: then, and what was made up for since. What was rounded belongs to no month. */
const settledLines = sql`(
  select json_agg(json_build_object('attemptId', line.attempt_id,
    'componentId', line.component_id, 'kind', line.kind, 'due', line.due::text))
  from (select own.* from salary_line as own
      where own.attempt_id = any(pay.attempts) and own.employee_id = pay.employee_id
        and own.cause is null and not exists (
          select 1 from pay_role where role = 'rounding' and component_id = own.component_id)
      union all
      select made_up.* from salary_line as made_up
      where made_up.employee_id = pay.employee_id and made_up.for_month = pay.month
        and made_up.cause = 'arrear') as line
  where ${isOfSettledSalary})`;

export async function findChangedMonths(
  tx: Tx,
  ids: readonly string[],
  from: string,
  before: string,
): Promise<ChangedMonth[]> {
  const statement = sql<ChangedMonth>`with ${pastMonths(ids, from, before)}, ${changedMonths(ids)}
    select pay.employee_id as "employeeId", pay.month, pay.list as pays,
      coalesce(${settledLines}, '[]') as settled
    from pay order by pay.month, pay.employee_id`;
  return (await executeByKeys(tx, statement)).rows;
}

export async function findTerms(
  tx: Tx,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, Terms>> {
  const found = await sql<{ id: string; terms: Terms }>`select id, terms from salary_attempt
    where id = any(${[...attemptIds]}::uuid[])`.execute(tx);
  return new Map(found.rows.map(({ id, terms }) => [id, terms]));
}
