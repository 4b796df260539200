import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Terms } from '../rules/inputs.ts';

export interface Gathered {
  readonly attemptId: string;
  readonly runId: string;
  readonly concernId: string;
  readonly terms: Terms;
}

/** Where someone was employed in the concern within the period, and in which structure at which rate. */
const segments = ({ concernId, terms }: Gathered, ids: readonly string[]) => sql`
  stretch as materialized (
    select place.employee_id, greatest(place.from_date, ${terms.from}::date) as from_date,
      least(place.to_date, ${terms.until}::date) as to_date
    from (select period.employee_id, period.from_date, period.department_id, period.status, coalesce(
          lead(period.from_date) over (partition by employee_id order by from_date) - 1,
          'infinity'::date) as to_date
        from employment_period as period where period.employee_id = any(${[...ids]}::uuid[])) as place
      join department on department.id = place.department_id and department.concern_id = ${concernId}
    where place.status not in ('Draft', 'Left')
      and place.from_date <= ${terms.until}::date and place.to_date >= ${terms.from}::date),
  rate as materialized (
    select id, employee_id, structure_id, gross, from_date, coalesce(
      lead(from_date) over (partition by employee_id order by from_date) - 1, 'infinity'::date) as to_date
    from salary_rate where employee_id = any(${[...ids]}::uuid[])),
  version as materialized (
    select id, structure_id, case when lag(from_date) over of_structure is null
        then '-infinity'::date else from_date end as from_date,
      coalesce(lead(from_date) over of_structure - 1, 'infinity'::date) as to_date
    from structure_version window of_structure as (partition by structure_id order by from_date)),
  segment as materialized (
    select stretch.employee_id, rate.id as rate_id, version.id as version_id, rate.gross,
      min(greatest(stretch.from_date, rate.from_date, version.from_date)) as from_date,
      max(least(stretch.to_date, rate.to_date, version.to_date)) as to_date,
      sum(least(stretch.to_date, rate.to_date, version.to_date)
        - greatest(stretch.from_date, rate.from_date, version.from_date) + 1)::int as days
    from stretch
      join rate on rate.employee_id = stretch.employee_id
        and rate.from_date <= stretch.to_date and rate.to_date >= stretch.from_date
      join version on version.structure_id = rate.structure_id
        and version.from_date <= least(stretch.to_date, rate.to_date)
        and version.to_date >= greatest(stretch.from_date, rate.from_date)
    group by stretch.employee_id, rate.id, version.id, rate.gross),
  segments as materialized (
    select employee_id, jsonb_agg(jsonb_build_object('rate', rate_id, 'version', version_id,
      'gross', gross, 'from', from_date, 'until', to_date, 'days', days) order by from_date) as list
    from segment group by employee_id)`;

/** What is paid or taken besides, by the concern in which someone is at the end of the period. */
const besides = ({ concernId, runId, terms }: Gathered, ids: readonly string[]) => sql`
  entries as materialized (
    select entry.employee_id, jsonb_agg(jsonb_build_object('id', entry.id, 'component',
      entry.component_id, 'amount', entry.amount) order by entry.id) as list
    from salary_entry as entry
    where entry.employee_id = any(${[...ids]}::uuid[]) and entry.from_month <= ${terms.month}
      and (entry.to_month is null or entry.to_month >= ${terms.month})
      and ${concernId} = (select department.concern_id from employment_period as last
        join department on department.id = last.department_id
        where last.employee_id = entry.employee_id and last.from_date <= ${terms.until}::date
          and last.status not in ('Draft', 'Left')
        order by last.from_date desc limit 1)
    group by entry.employee_id),
  overrides as materialized (
    select employee_id, jsonb_agg(jsonb_build_object('component', component_id, 'amount', amount)
      order by component_id) as list
    from salary_override where run_id = ${runId} and employee_id = any(${[...ids]}::uuid[])
    group by employee_id)`;

/** In hundred-thousandths of a day: leave that is not or not wholly paid, suspension and long leave. */
const unpaid = ({ concernId, terms }: Gathered, ids: readonly string[]) => sql`
  had as materialized (
    select employee_id, sum(encashed)::int as encashed, sum(case pay when 'Unpaid' then taken * 100
      when 'Part paid' then taken * (100 - paid_share) else 0 end)::int as unpaid
    from leave_figure where concern_id = ${concernId} and month = ${terms.month}
      and employee_id = any(${[...ids]}::uuid[]) group by employee_id)`;

const inputs = ({ suspendedPays, longLeavePays, until, fundAfterMonths }: Terms) => sql`
  jsonb_build_object('segments', segments.list, 'days', figure.days, 'working', figure.working,
    'lates', figure.lates,
    'counts', jsonb_build_object('overtime', figure.overtime, 'nights', figure.nights,
      'holidaysWorked', figure.holidays_worked, 'weeklyOffsWorked', figure.weekly_offs_worked,
      'presentDays', figure.present, 'absence', figure.absence, 'lateDays', figure.late_deduction,
      'encashedLeave', coalesce(had.encashed, 0),
      'unpaidLeave', coalesce(had.unpaid, 0) + figure.suspended * 1000 * ${100 - suspendedPays}
        + figure.long_leave * 1000 * ${100 - longLeavePays}),
    'isMember', employee.joined_on is not null
      and employee.joined_on + make_interval(months => ${fundAfterMonths}) <= ${until}::date,
    'entries', coalesce(entries.list, '[]'), 'overrides', coalesce(overrides.list, '[]'))`;

/**
 * All that pay hangs on, of some people, in one statement and so of one moment. Whoever has no rate in the period
 * is left out; whoever's pay of it is agreed to already, too.
 */
export async function gatherInputs(tx: Tx, given: Gathered, ids: readonly string[]): Promise<void> {
  await sql`with ${segments(given, ids)}, ${besides(given, ids)}, ${unpaid(given, ids)},
    known as materialized (
      select figure.employee_id, ${inputs(given.terms)} as inputs
      from attendance_figure as figure
        join employee on employee.id = figure.employee_id
        join segments on segments.employee_id = figure.employee_id
        left join had on had.employee_id = figure.employee_id
        left join entries on entries.employee_id = figure.employee_id
        left join overrides on overrides.employee_id = figure.employee_id
      where figure.concern_id = ${given.concernId} and figure.month = ${given.terms.month}
        and figure.employee_id = any(${[...ids]}::uuid[])
        and not exists (select 1 from salary_sheet as settled where settled.run_id = ${given.runId}
          and settled.employee_id = figure.employee_id and settled.state in ('Approved', 'Paid')))
    insert into salary_input (attempt_id, employee_id, inputs, hash)
    select ${given.attemptId}, employee_id, inputs, md5(inputs::text) from known`.execute(tx);
}
