import { sql } from 'kysely';
import { countUnits } from '@muster/contract/pay/structure/structure-part.ts';
import type { Terms } from '../../rules/inputs.ts';
import { halfUpInSql, halfUpWide, type SqlPart } from './part-of-amount.ts';

const perCount = sql`(case part.count ${sql.join(
  Object.entries(countUnits).map(([count, unit]) => sql`when ${count} then ${sql.lit(unit)}`),
  sql` `,
)} end)`;

/** So many, each at an amount, or at a part of the month's pay; days away at that part of what was earned. */
const counted = ({ overtimeHours, absenceDays, whole }: Terms): SqlPart => {
  const all = sql`(person.counts->>part.count)::int`;
  const away = sql`case part.count when 'unpaidLeave' then least(person.away, ${all}) else 0 end`;
  const percent = sql`coalesce(part.percent, 10000)::numeric`;
  const divisor = sql`coalesce(part.divisor, case part.count when 'overtime'
    then ${overtimeHours}::int else ${absenceDays}::int end)`;
  const base = sql`case when part.of_component_id is null then person.weighted
    else coalesce(base.weighted, 0) end`;
  const unit = sql`part.unit::numeric * 10000 * ${perCount}`;
  const ofWhole = sql`person.there::numeric * ${whole}::int`;
  const times = sql`((${all} - ${away}) * ${ofWhole} + (${away})::numeric * person.paid * ${divisor})`;
  return sql`case when part.amount is not null
    then ${halfUpWide(sql`part.amount * ${percent} * ${all}`, unit)} * part.unit
    else ${halfUpWide(
      sql`(${base}) * ${percent} * ${times}`,
      sql`person.there * ${divisor} * ${ofWhole} * ${unit}`,
    )} * part.unit end`;
};

/** What a percentage is of; none: of the gross. */
const ofId = sql`case part.calc when 'percentOfComponent' then part.of_component_id end`;

/** Of each stretch its own percentage, by what of the base was earned in it; of what was worth nothing, the latest. */
const percentage = (base: SqlPart, worth: SqlPart): SqlPart =>
  sql`case when ${worth} = 0
    then ${halfUpInSql(sql`${base} * part.percent`, sql`10000::bigint * part.unit`)} * part.unit
    else ${halfUpWide(
      sql`${base} * percent_weight.weighted`,
      sql`${worth}::numeric * 10000 * part.unit`,
    )} * part.unit end`;

/** What structures give and take besides: each part as it stands in the latest stretch that has it. */
export const beyond = (terms: Terms): SqlPart => sql`
  besides as materialized (
    select segment.employee_id, segment.days, segment.gross, part.component_id, part.calc, part.amount,
      part.percent, first_value(part.percent) over latest as last_percent,
      ${ofId} as of_id, first_value(${ofId}) over latest as last_of_id,
      part.place + case when segment.version = person.version then 0 else 1000 end as place,
      part.version_id, row_number() over latest as nth
    from segment join person on person.employee_id = segment.employee_id
      join structure_part as part on part.version_id = segment.version and not part.in_gross
    window latest as (partition by segment.employee_id, part.component_id
      order by segment.from_date desc)),
  fixed_weight as materialized (
    select employee_id, component_id, sum(amount * days)::bigint as weighted
    from besides where calc = 'fixed' group by employee_id, component_id),
  percent_weight as materialized (
    select besides.employee_id, besides.component_id, sum(besides.days::numeric
      * case when besides.of_id is not distinct from besides.last_of_id
          then besides.percent else besides.last_percent end
      * case when besides.last_of_id is null then besides.gross
          else coalesce(monthly.amount, 0) end) as weighted
    from besides left join monthly on monthly.version = besides.version_id
        and monthly.gross = besides.gross and monthly.component_id = besides.last_of_id
    where besides.calc in ('percentOfGross', 'percentOfComponent')
    group by besides.employee_id, besides.component_id),
  beyond_part as materialized (
    select person.employee_id, part.component_id, besides.place, component.kind, case part.calc
      when 'fixed' then ${halfUpInSql(
        sql`fixed_weight.weighted * case when part.is_prorated then person.paid else ${terms.whole} end`,
        sql`person.there::bigint * ${terms.whole} * part.unit`,
      )} * part.unit
      when 'percentOfGross' then ${percentage(sql`gross_sum.gross`, sql`person.weighted`)}
      when 'percentOfComponent'
        then ${percentage(sql`coalesce(of_line.due, 0)`, sql`coalesce(base.weighted, 0)`)}
      when 'countRate' then ${counted(terms)}
      else case when person.there >= ${terms.days} and person.away = 0
        and person.lates <= coalesce(part.most_lates, 0)
        and (person.counts->>'absence')::int <= coalesce(part.most_absence, 0)
        then part.amount else 0 end
      end as amount
    from besides join person on person.employee_id = besides.employee_id and besides.nth = 1
      join structure_part as part on part.version_id = besides.version_id
        and part.component_id = besides.component_id and part.calc <> 'entered'
        and (person.is_member or not part.of_members)
      left join fixed_weight on fixed_weight.employee_id = besides.employee_id
        and fixed_weight.component_id = besides.component_id
      left join percent_weight on percent_weight.employee_id = besides.employee_id
        and percent_weight.component_id = besides.component_id
      join component on component.id = part.component_id
      join gross_sum on gross_sum.employee_id = person.employee_id
      left join gross_line as of_line on of_line.employee_id = person.employee_id
        and of_line.component_id = part.of_component_id
      left join weighted as base on base.employee_id = person.employee_id
        and base.component_id = part.of_component_id),
  entered as materialized (
    select input.employee_id, one.*
    from input cross join lateral rows from (jsonb_to_recordset(input.inputs->'entries')
        as (id uuid, component uuid, kind text, amount bigint, month text, cause text))
      with ordinality as one (id, component, kind, amount, month, cause, place)
      join component on component.id = one.component)`;
