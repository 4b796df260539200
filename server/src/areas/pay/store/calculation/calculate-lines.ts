import { sql } from 'kysely';
import { takenAs } from '@muster/contract/pay/records.ts';
import type { BonusTerms, Terms } from '../../rules/inputs.ts';
import { beyond } from './lines-beyond-gross.ts';
import { monthTaxSteps } from './lines-of-tax.ts';
import { halfUpInSql, type SqlPart } from './part-of-amount.ts';

/** What is short is given up by the largest of `one`, and by the next where it has not enough: see `givenUp`. */
const givenUp = (of: SqlPart, short: SqlPart): SqlPart =>
  sql`one.amount - greatest(0, least(greatest(one.amount, 0), ${short} - coalesce(
    sum(greatest(one.amount, 0)) over (partition by ${of} order by one.amount desc, one.place,
      one.component_id rows between unbounded preceding and 1 preceding), 0)))::bigint`;

/** What was kept of the people, as tables. */
const kept = (attemptId: string, ids: readonly string[], terms: Terms): SqlPart => sql`
  input as materialized (
    select employee_id, inputs, (inputs->>'days')::int as days, (inputs->>'working')::int as working,
      (inputs->>'lates')::int as lates, (inputs->>'isMember')::boolean as is_member,
      inputs->'counts' as counts, coalesce((inputs->>'away')::int, 0) as away
    from salary_input where attempt_id = ${attemptId} and employee_id = any(${[...ids]}::uuid[])),
  component as materialized (
    select id, kind, "isTaxable" as is_taxable, "takenAs" as taken_as
    from jsonb_to_recordset(${JSON.stringify(terms.components)}::jsonb)
      as one (id uuid, kind text, "isTaxable" boolean, "takenAs" text)),
  segment as materialized (
    select input.employee_id, one.version, one.gross, one.days, one."from" as from_date
    from input cross join lateral jsonb_to_recordset(input.inputs->'segments')
      as one (version uuid, gross bigint, days int, "from" date)),
  there as materialized (
    select employee_id, sum(days)::int as there, sum(gross * days)::bigint as weighted,
      (array_agg(version order by from_date desc))[1] as version,
      (array_agg(gross order by from_date desc))[1] as last_gross
    from segment group by employee_id),
  person as materialized (
    select there.*, input.lates, input.is_member, input.counts, input.away, case
      when there.there >= ${terms.days} then ${terms.whole}
      when ${terms.proration} in ('working', '26')
        then least(${terms.whole}, case when input.days > 0 then input.working * there.there / input.days
          else ${terms.whole} * there.there / ${terms.days} end)
      else least(${terms.whole}, there.there) end as paid
    from there join input on input.employee_id = there.employee_id),
  override as materialized (
    select input.employee_id, one.component, one.amount
    from input cross join lateral jsonb_to_recordset(input.inputs->'overrides')
      as one (component uuid, amount bigint))`;

/** A whole month of each part of the gross, for every salary there is: see `breakdown`. */
const monthly: SqlPart = sql`
  rated as materialized (select distinct version, gross from segment),
  first as materialized (
    select rated.version, rated.gross, part.component_id, part.place, case part.calc
      when 'fixed' then part.amount
      when 'percentOfGross' then ${halfUpInSql(sql`rated.gross * part.percent`, sql`10000::bigint * part.unit`)} * part.unit
      else ${halfUpInSql(sql`(rated.gross - version.fixed) * 10000`, sql`part.divisor::bigint * part.unit`)} * part.unit
      end as amount
    from rated join structure_version as version on version.id = rated.version
      join structure_part as part on part.version_id = rated.version and part.in_gross
        and part.calc in ('fixed', 'percentOfGross', 'shareAfterFixed')),
  second as materialized (
    select rated.version, rated.gross, part.component_id, part.place,
      ${halfUpInSql(sql`coalesce(first.amount, 0) * part.percent`, sql`10000::bigint * part.unit`)} * part.unit as amount
    from rated join structure_part as part on part.version_id = rated.version and part.in_gross
        and part.calc = 'percentOfComponent'
      left join first on first.version = rated.version and first.gross = rated.gross
        and first.component_id = part.of_component_id),
  both_parts as materialized (select * from first union all select * from second),
  part_sum as materialized (
    select version, gross, sum(amount)::bigint as amount from both_parts group by version, gross),
  monthly as materialized (
    select one.version, one.gross, one.component_id, ${givenUp(
      sql`one.version, one.gross`,
      sql`greatest(part_sum.amount - one.gross, 0)`,
    )} as amount
    from both_parts as one
      join part_sum on part_sum.version = one.version and part_sum.gross = one.gross
    union all
    select rated.version, rated.gross, part.component_id,
      greatest(rated.gross - coalesce(part_sum.amount, 0), 0)
    from rated join structure_part as part on part.version_id = rated.version and part.calc = 'remainder'
      left join part_sum on part_sum.version = rated.version and part_sum.gross = rated.gross)`;

/** The parts of the gross as they were earned; the remainder takes what is left of the whole. */
const earned = (terms: Terms): SqlPart => sql`
  weighted as materialized (
    select segment.employee_id, monthly.component_id, sum(monthly.amount * segment.days)::bigint as weighted
    from segment join monthly on monthly.version = segment.version and monthly.gross = segment.gross
    group by segment.employee_id, monthly.component_id),
  others as materialized (
    select weighted.employee_id, weighted.component_id, coalesce(part.place, 1000) as place,
      ${halfUpInSql(sql`weighted.weighted * person.paid`, sql`person.there::bigint * ${terms.whole} * coalesce(part.unit, 1)`)}
        * coalesce(part.unit, 1) as amount
    from weighted join person on person.employee_id = weighted.employee_id
      left join structure_part as part on part.version_id = person.version
        and part.component_id = weighted.component_id
    where part.calc is distinct from 'remainder'),
  other_sum as materialized (
    select person.employee_id, sum(others.amount)::bigint as amount, ${halfUpInSql(
      sql`person.weighted * person.paid`,
      sql`person.there::bigint * ${terms.whole}`,
    )} as gross
    from person left join others on others.employee_id = person.employee_id
    group by person.employee_id, person.weighted, person.paid, person.there),
  gross_part as materialized (
    select one.employee_id, one.component_id, one.place, ${givenUp(
      sql`one.employee_id`,
      sql`greatest(other_sum.amount - other_sum.gross, 0)`,
    )} as amount
    from others as one join other_sum on other_sum.employee_id = one.employee_id
    union all
    select person.employee_id, part.component_id, part.place,
      greatest(other_sum.gross - coalesce(other_sum.amount, 0), 0)
    from person join structure_part as part on part.version_id = person.version and part.calc = 'remainder'
      join other_sum on other_sum.employee_id = person.employee_id),
  gross_line as materialized (
    select gross_part.employee_id, gross_part.component_id, gross_part.place,
      coalesce(override.amount, gross_part.amount) as due,
      case when override.amount is not null then gross_part.amount end as computed
    from gross_part left join override on override.employee_id = gross_part.employee_id
      and override.component = gross_part.component_id),
  gross_sum as materialized (
    select employee_id, sum(due)::bigint as gross from gross_line group by employee_id)`;

/** A part of a month's basic, or whatever it is a part of; nothing else. See `bonusLines`. */
const bonus = ({ percent, ofId, isProrated, componentId }: BonusTerms): SqlPart => sql`
  gross_line as materialized (
    select null::uuid as employee_id, null::uuid as component_id, 0 as place, 0::bigint as due,
      null::bigint as computed where false),
  gross_sum as materialized (select employee_id, 0::bigint as gross from person),
  beyond_part as materialized (
    select segment.employee_id, ${componentId}::uuid as component_id, 0 as place, 'Earning' as kind,
      ${halfUpInSql(
        sql`${ofId === null ? sql`segment.gross` : sql`coalesce(base.amount, 0)`} * ${percent}::bigint
          * ${isProrated ? sql`least(12, (input.inputs->>'service')::int)` : sql`12`}`,
        sql`120000::bigint`,
      )} as amount
    from segment join input on input.employee_id = segment.employee_id
      left join monthly as base on base.version = segment.version and base.gross = segment.gross
        and base.component_id = ${ofId}::uuid),
  entered as materialized (
    select null::uuid as employee_id, null::uuid as id, null::uuid as component, null::text as kind,
      0::bigint as amount, null::text as month, null::text as cause, 0::bigint as place where false)`;

/** All lines as they are due but tax; what comes to nothing is left out, unless someone said so. */
const dueBeforeTax = ({ tax }: Terms): SqlPart => sql`
  due_before_tax as materialized (
    select employee_id, component_id, 'Earning' as kind, true as in_gross, 1 as stage, place, due,
      computed, null::uuid as source_id, null::text as for_month, null::text as cause
    from gross_line where due <> 0 or computed is not null
    union all
    select part.employee_id, part.component_id, part.kind, false, 2, part.place,
      coalesce(override.amount, part.amount),
      case when override.amount is not null then part.amount end, null, null, null
    from beyond_part as part left join override on override.employee_id = part.employee_id
      and override.component = part.component_id
    where (part.amount <> 0 or override.amount is not null)
      and ${tax ? sql`part.component_id <> ${tax.componentId}::uuid` : sql`true`}
    union all
    select employee_id, component, kind, false, 3, place, amount, null, id, month, cause from entered)`;

/** With the tax of the month, after what a structure gives and takes and before what was entered. */
const due = (terms: Terms): SqlPart =>
  terms.tax
    ? sql`${monthTaxSteps(terms, terms.tax)},
  due as materialized (
    select * from due_before_tax
    union all
    select month_tax.employee_id, ${terms.tax.componentId}::uuid, 'Deduction', false, 2, 5000,
      coalesce(override.amount, month_tax.amount),
      case when override.amount is not null then month_tax.amount end, null, null, 'tax'
    from month_tax left join override on override.employee_id = month_tax.employee_id
      and override.component = ${terms.tax.componentId}::uuid
    where month_tax.amount <> 0 or override.amount is not null)`
    : sql`tax_of_year as (
    select null::uuid as employee_id, 0::bigint as taxable, 0::bigint as tax where false),
  due as materialized (select * from due_before_tax)`;

const turn = sql`array_position(${sql.lit(`{${takenAs.join(',')}}`)}::text[], component.taken_as)`;

/** Of the month itself: what is taken for an earlier one leaves the floor as anything else. */
const isAbsence = sql`(component.taken_as = 'Absence' and due.for_month is null)`;

/** Absence as far as something was earned, other deductions in their turn as far as something is left above the floor. */
const taken = ({ netFloor }: Terms): SqlPart => sql`
  earning as materialized (
    select due.employee_id, gross_sum.gross,
      coalesce(sum(due.due) filter (where due.kind = 'Earning'), 0)::bigint as earnings,
      coalesce(sum(due.due) filter (where due.kind = 'Deduction' and ${isAbsence}), 0)::bigint as absence
    from due join gross_sum on gross_sum.employee_id = due.employee_id
      join component on component.id = due.component_id
    group by due.employee_id, gross_sum.gross),
  room as materialized (
    select employee_id, earnings, earnings - least(absence, earnings)
      - greatest(0, gross - least(absence, earnings)) * ${netFloor} / 100 as above_floor
    from earning),
  deduction as materialized (
    select due.employee_id, due.stage, due.place, due.component_id, due.source_id,
      greatest(0, least(due.due, case when ${isAbsence} then room.earnings else room.above_floor end
        - coalesce(sum(due.due) over (partition by due.employee_id, ${isAbsence}
          order by ${turn}, due.stage, due.place, due.source_id, due.component_id
          rows between unbounded preceding and 1 preceding), 0)))::bigint as amount
    from due join component on component.id = due.component_id
      join room on room.employee_id = due.employee_id
    where due.kind = 'Deduction'),
  cut as materialized (
    select due.*, case when due.kind = 'Deduction' then deduction.amount else due.due end as amount
    from due left join deduction on deduction.employee_id = due.employee_id
      and deduction.stage = due.stage and deduction.component_id = due.component_id
      and deduction.source_id is not distinct from due.source_id)`;

const rounded = ({ netUnit, roundingId }: Terms): SqlPart => sql`
  net as materialized (
    select employee_id, (coalesce(sum(amount) filter (where kind = 'Earning'), 0)
      - coalesce(sum(amount) filter (where kind = 'Deduction'), 0))::bigint as net
    from cut group by employee_id),
  line as materialized (
    select employee_id, component_id, kind, in_gross, stage, place, due, amount, computed, source_id,
      for_month, cause from cut
    union all
    select employee_id, ${roundingId}::uuid, 'Earning', false, 4, 0, more, more, null, null, null, null
    from (select employee_id, (net + ${netUnit - 1}) / ${netUnit}::bigint * ${netUnit} - net as more
      from net) as up where more <> 0)`;

/** The chain from what was kept to the lines of everyone; each step stands by itself, so that it is done once. */
export const lineSteps = (attemptId: string, ids: readonly string[], terms: Terms): SqlPart =>
  sql.join([
    kept(attemptId, ids, terms),
    monthly,
    ...(terms.bonus ? [bonus(terms.bonus)] : [earned(terms), beyond(terms)]),
    dueBeforeTax(terms),
    due(terms),
    taken(terms),
    rounded(terms),
  ]);
