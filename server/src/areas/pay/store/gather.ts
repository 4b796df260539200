import type { ComponentKind } from '@muster/contract/pay/records.ts';
import { sql } from 'kysely';
import { always, type Condition } from '../../../platform/db/condition.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { type PersonInputs, personInputs, type Terms } from '../rules/inputs.ts';
import { loanBalance } from './loans.ts';
import { madeId } from './made-id.ts';

export interface Gathered {
  readonly attemptId: string;
  readonly runId: string;
  readonly concernId: string;
  readonly terms: Terms;
}

/** What is owed to someone, or by them, for an earlier month. */
export interface OwedArrear {
  readonly employeeId: string;
  readonly month: string;
  readonly componentId: string;
  readonly kind: ComponentKind;
  readonly amount: bigint;
  /** how much was agreed to for that month when it was found: what is found again then is the same */
  readonly settled: number;
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

/**
 * What could not be taken of the last pay that was agreed to: it had in it whatever was left over before. A loan
 * keeps its own balance; what was not earned or owed for that month alone is not taken later.
 */
const leftOver = (terms: Terms, ids: readonly string[]) => sql`
  left_over as materialized (
    select line.employee_id, ${madeId(sql`last.attempt_id::text || line.employee_id || line.place`)} as id,
      line.component_id, 'Deduction' as kind, line.due - line.amount as amount, 'carried' as cause,
      coalesce(line.for_month, last.month) as month, line.place
    from (select distinct on (sheet.employee_id) sheet.employee_id, sheet.attempt_id, sheet.month
        from salary_sheet as sheet
        where sheet.employee_id = any(${[...ids]}::uuid[]) and sheet.state in ('Approved', 'Paid')
          and sheet.month < ${terms.month} and sheet.kind = 'Salary'
        order by sheet.employee_id, sheet.month desc) as last
      join salary_line as line on line.attempt_id = last.attempt_id
        and line.employee_id = last.employee_id
      join pay_component as component on component.id = line.component_id
    where line.kind = 'Deduction' and line.due > line.amount
      and (component.taken_as in ('Court', 'Other') or line.cause in ('arrear', 'carried')))`;

const arrears = (owedFor: readonly OwedArrear[]) => sql`
  arrear as materialized (
    select "employeeId" as employee_id, ${madeId(
      sql`"employeeId" || month || "componentId" || kind || settled`,
    )} as id, "componentId" as component_id, kind, amount, 'arrear' as cause, month, place
    from rows from (jsonb_to_recordset(${JSON.stringify(owedFor, (_key, value: unknown) =>
      typeof value === 'bigint' ? Number(value) : value,
    )}::jsonb) as ("employeeId" uuid, month text, "componentId" uuid, kind text, amount bigint,
        settled int))
      with ordinality as one ("employeeId", month, "componentId", kind, amount, settled, place))`;

/** What is paid or taken besides, by the concern in which someone is at the end of the period. */
const additions = (given: Gathered, ids: readonly string[], owedFor: readonly OwedArrear[]) => sql`
  employed_here as materialized (
    select last.employee_id from (
      select distinct on (period.employee_id) period.employee_id, period.department_id
      from employment_period as period
      where period.employee_id = any(${[...ids]}::uuid[])
        and period.from_date <= ${given.terms.until}::date and period.status not in ('Draft', 'Left')
      order by period.employee_id, period.from_date desc) as last
    join department on department.id = last.department_id and department.concern_id = ${given.concernId}),
  ${leftOver(given.terms, ids)},
  ${arrears(owedFor)},
  addition as materialized (
    select entry.employee_id, entry.id, entry.component_id, component.kind, entry.amount,
      'entry' as cause, null as month, 0 as place
    from salary_entry as entry join employed_here as here on here.employee_id = entry.employee_id
      join pay_component as component on component.id = entry.component_id
    where entry.from_month <= ${given.terms.month}
      and (entry.to_month is null or entry.to_month >= ${given.terms.month})
    union all
    select loan.employee_id, loan.id, role.component_id, 'Deduction',
      least(loan.instalment, ${loanBalance}), 'loan', null, 0
    from salary_loan as loan join employed_here as here on here.employee_id = loan.employee_id
      join pay_role as role on role.role = 'loan'
    where loan.state = 'Running' and loan.from_month <= ${given.terms.month} and ${loanBalance} > 0
      and not coalesce(loan.paused_from <= ${given.terms.month}
        and coalesce(loan.paused_until, '9999-12') >= ${given.terms.month}, false)
    union all
    select left_over.* from left_over
      join employed_here as here on here.employee_id = left_over.employee_id
    union all
    select arrear.* from arrear join employed_here as here on here.employee_id = arrear.employee_id),
  entries as materialized (
    select employee_id, jsonb_agg(jsonb_build_object('id', id, 'component', component_id,
      'kind', kind, 'amount', amount, 'cause', cause, 'month', month)
        order by cause, month, place, id) as list
    from addition group by employee_id),
  overrides as materialized (
    select employee_id, jsonb_agg(jsonb_build_object('component', component_id, 'amount', amount)
      order by component_id) as list
    from salary_override where run_id = ${given.runId} and employee_id = any(${[...ids]}::uuid[])
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

/** All that pay hangs on, of some people; whoever has no rate in the period is left out. */
const gathering = (
  given: Gathered,
  ids: readonly string[],
  owedFor: readonly OwedArrear[],
  where: Condition,
) => sql`
  ${segments(given, ids)}, ${additions(given, ids, owedFor)}, ${unpaid(given, ids)},
  known as materialized (
    select figure.employee_id, ${inputs(given.terms)} as inputs
    from attendance_figure as figure
      join employee on employee.id = figure.employee_id
      join segments on segments.employee_id = figure.employee_id
      left join had on had.employee_id = figure.employee_id
      left join entries on entries.employee_id = figure.employee_id
      left join overrides on overrides.employee_id = figure.employee_id
    where figure.concern_id = ${given.concernId} and figure.month = ${given.terms.month}
      and figure.employee_id = any(${[...ids]}::uuid[]) and ${where})`;

/** Whoever's pay of the month is agreed to already is left out. */
const isOpen = (runId: string): Condition => sql<boolean>`not exists (
  select 1 from salary_sheet as settled where settled.run_id = ${runId}
    and settled.employee_id = figure.employee_id and settled.state in ('Approved', 'Paid'))`;

/** In one statement, and so of one moment. */
export async function gatherInputs(
  tx: Tx,
  given: Gathered,
  ids: readonly string[],
  owedFor: readonly OwedArrear[],
): Promise<void> {
  await sql`with ${gathering(given, ids, owedFor, isOpen(given.runId))}
    insert into salary_input (attempt_id, employee_id, inputs, hash)
    select ${given.attemptId}, employee_id, inputs, md5(inputs::text) from known`.execute(tx);
}

/** What would be known of a month now that was paid before. */
export async function readInputs(
  db: Handle,
  given: Gathered,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonInputs>> {
  const found = await sql<{ id: string; inputs: unknown }>`with ${gathering(given, ids, [], always)}
    select employee_id as id, inputs from known`.execute(db);
  return new Map(found.rows.map(({ id, inputs: known }) => [id, personInputs.parse(known)]));
}
