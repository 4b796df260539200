import { sql } from 'kysely';
import { always, type Condition } from '../../../platform/db/condition.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { type PersonInputs, personInputs, type Terms } from '../rules/inputs.ts';
import { executeByKeys } from './by-keys.ts';
import { additions, type OwedArrear, type PaidTogether } from './owed/additions.ts';
import { taxInputs } from './tax/tax-inputs.ts';

export interface Gathered extends PaidTogether {
  readonly attemptId: string;
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

/** In hundred-thousandths of a day: leave that is not or not wholly paid, suspension and long leave. */
const unpaid = ({ concernId, terms }: Gathered, ids: readonly string[]) => sql`
  had as materialized (
    select employee_id, sum(encashed)::int as encashed, sum(case pay when 'Unpaid' then taken * 100
      when 'Part paid' then taken * (100 - paid_share) else 0 end)::int as unpaid
    from leave_figure where concern_id = ${concernId} and month = ${terms.month}
      and employee_id = any(${[...ids]}::uuid[]) group by employee_id)`;

/** Of the days of which only half was worked, how much counts as absent; the rest was present. */
const halfAbsent = ({ halfDayAbsence = 0 }: Terms) =>
  sql`((figure.half_days_to_work * ${halfDayAbsence}::int + 50) / 100)`;

/** Days suspended and on long leave, as far as they are not paid. */
const away = ({ suspendedPays, longLeavePays }: Terms) =>
  sql`(figure.suspended * 1000 * ${100 - suspendedPays}::int
    + figure.long_leave * 1000 * ${100 - longLeavePays}::int)`;

const inputs = (terms: Terms) => sql`
  jsonb_build_object('segments', segments.list,
    'days', figure.days - figure.suspended - figure.long_leave, 'working', figure.working,
    'lates', figure.lates,
    'counts', jsonb_build_object('overtime', figure.overtime, 'nights', figure.nights,
      'holidaysWorked', figure.holidays_worked, 'weeklyOffsWorked', figure.weekly_offs_worked,
      'presentDays', figure.present * 1000 + figure.half_days_to_work - ${halfAbsent(terms)},
      'absence', figure.absence + ${halfAbsent(terms)}, 'lateDays', figure.late_deduction,
      'encashedLeave', coalesce(had.encashed, 0),
      'unpaidLeave', coalesce(had.unpaid, 0) + ${away(terms)}),
    'away', ${away(terms)},
    'isMember', employee.joined_on is not null
      and employee.joined_on + make_interval(months => ${terms.fundAfterMonths}) <= ${terms.until}::date,
    'entries', coalesce(entries.list, '[]'), 'overrides', coalesce(overrides.list, '[]'))
    || case when tax_known.facts is null then '{}' else jsonb_build_object('tax', tax_known.facts) end`;

/** All that pay hangs on, of some people; whoever has no rate in the period is left out. */
const gathering = (
  given: Gathered,
  ids: readonly string[],
  owedFor: readonly OwedArrear[],
  where: Condition,
) => sql`
  ${segments(given, ids)}, ${additions(given, ids, owedFor)}, ${unpaid(given, ids)},
  ${taxInputs(given, ids)},
  known as materialized (
    select figure.employee_id, ${inputs(given.terms)} as inputs
    from attendance_figure as figure
      join employee on employee.id = figure.employee_id and employee.id = any(${[...ids]}::uuid[])
      join segments on segments.employee_id = figure.employee_id
      left join had on had.employee_id = figure.employee_id
      left join entries on entries.employee_id = figure.employee_id
      left join overrides on overrides.employee_id = figure.employee_id
      left join tax_known on tax_known.employee_id = figure.employee_id
    where figure.concern_id = ${given.concernId} and figure.month = ${given.terms.month}
      and figure.employee_id = any(${[...ids]}::uuid[]) and ${where})`;

/**
 * Whoever's pay of the month is agreed to already is left out. They are looked up once: nothing is known yet of
 * how many a run has that is being made, and looked for one by one each would be looked for among all of them.
 */
const isOpen = (runId: string): Condition => sql<boolean>`figure.employee_id not in (
  select settled.employee_id from salary_sheet as settled
  where settled.run_id = ${runId} and settled.state in ('Approved', 'Paid'))`;

/** In one statement, and so of one moment. */
export async function gatherInputs(
  tx: Tx,
  given: Gathered,
  ids: readonly string[],
  owedFor: readonly OwedArrear[],
): Promise<void> {
  const statement = sql`with ${gathering(given, ids, owedFor, isOpen(given.runId))}
    insert into salary_input (attempt_id, employee_id, inputs, hash)
    select ${given.attemptId}, employee_id, inputs, md5(inputs::text) from known`;
  await executeByKeys(tx, statement);
}

/** What would be known of a month now that was paid before. */
export async function readInputs(
  tx: Tx,
  given: Gathered,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonInputs>> {
  const statement = sql<{ id: string; inputs: unknown }>`with ${gathering(given, ids, [], always)}
    select employee_id as id, inputs from known`;
  const found = await executeByKeys(tx, statement);
  return new Map(found.rows.map(({ id, inputs: known }) => [id, personInputs.parse(known)]));
}
