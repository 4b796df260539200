import { sql } from 'kysely';
import { monthlyTerms } from '../../rules/gate/explain-difference.ts';
import { halfUpInSql, type SqlPart } from '../calculation/part-of-amount.ts';
import type { Gathered } from '../gather.ts';
import { isShown } from '../runs.ts';
import { wasElsewhere } from './elsewhere.ts';
import type { RunBefore } from './run-before.ts';

/**
 * The pay of some people in both months, and what is known of them besides. What is looked up in the history is looked up
 * by its keys, whatever the database knows of its size; terms are long, so each is opened once.
 */
const sides = ({ attemptId }: Gathered, before: RunBefore, ids: readonly string[]): SqlPart => sql`
  side as materialized (
    select sheet.employee_id, true as is_now, sheet.attempt_id, sheet.paid_days, sheet.designation_id
    from salary_sheet as sheet
    where sheet.attempt_id = ${attemptId} and sheet.employee_id = any(${[...ids]}::uuid[])
    union all
    select who.id, false, paid.attempt_id, paid.paid_days, paid.designation_id
    from unnest(${[...ids]}::uuid[]) as who (id) cross join lateral (
      select sheet.attempt_id, sheet.paid_days, sheet.designation_id
      from salary_sheet as sheet join salary_attempt as attempt on attempt.id = sheet.attempt_id
      where sheet.employee_id = who.id and sheet.month = ${before.month} and sheet.run_id = ${before.id}
        and ${isShown} and sheet.state <> 'Reversed' offset 0) as paid),
  term as materialized (
    select attempt.id, attempt.terms, (attempt.terms->>'roundingId')::uuid as rounding,
      (attempt.terms->>'whole')::bigint as whole
    from salary_attempt as attempt where attempt.id in (select distinct attempt_id from side)),
  known as materialized (
    select side.employee_id, side.is_now, input.segments, input.counts
    from side cross join lateral (select kept.inputs->'segments' as segments, kept.inputs->'counts' as counts
      from salary_input as kept where kept.attempt_id = side.attempt_id
        and kept.employee_id = side.employee_id offset 0) as input),
  stretch as materialized (
    select known.employee_id, known.is_now, (one.segment->>'gross')::bigint as gross,
      (one.segment->>'days')::bigint as days, (one.segment->>'version')::uuid as version, one.place
    from known cross join lateral jsonb_array_elements(known.segments)
      with ordinality as one (segment, place)),
  average as materialized (
    select employee_id, is_now, sum(gross * days)::bigint as sum, sum(days)::bigint as days,
      array_agg(distinct version order by version) as versions
    from stretch group by employee_id, is_now)`;

/** By what all of a company is calculated. */
const isOtherMonth = sql`${sql.join(
  monthlyTerms.map(
    (name) => sql`here.terms->${sql.lit(name)} is distinct from there.terms->${sql.lit(name)}`,
  ),
  sql` or `,
)}`;

/** What changed of each as a whole: see `changesOf`. */
const changes = ({ concernId, terms }: Gathered, before: RunBefore): SqlPart => sql`
  pair as materialized (
    select distinct here.attempt_id as here_id, there.attempt_id as there_id
    from side as here join side as there on here.is_now and not there.is_now
      and there.employee_id = here.employee_id),
  month_of as materialized (
    select pair.here_id, pair.there_id, (${isOtherMonth}) as is_other_month,
      here.whole as here_whole, there.whole as there_whole
    from pair join term as here on here.id = pair.here_id join term as there on there.id = pair.there_id),
  told as materialized (
    select here.employee_id, there.employee_id is not null as has_before,
      here.paid_days::bigint as here_paid, there.paid_days::bigint as there_paid,
      month_of.here_whole, month_of.there_whole, month_of.is_other_month,
      coalesce(now.sum, 0) as here_sum, coalesce(now.days, 0) as here_days,
      coalesce(earlier.sum, 0) as there_sum, coalesce(earlier.days, 0) as there_days,
      now.versions is distinct from earlier.versions as is_other_version,
      case when here.designation_id = there.designation_id then 'increment' else 'promotion' end as raise,
      case when there.employee_id is not null and employee.last_day between ${terms.from}::date and ${terms.until}::date then 'left'
        when employee.joined_on between ${before.from}::date and ${terms.until}::date then 'joined'
        when ${wasElsewhere(sql`here.employee_id`, sql`${concernId}::uuid`, [
          sql`${before.from}::date`,
          sql`${terms.until}::date`,
        ])} then 'moved' end as days
    from side as here
      cross join lateral (select person.joined_on, person.last_day from employee as person
        where person.id = here.employee_id offset 0) as employee
      left join side as there on there.employee_id = here.employee_id and not there.is_now
      left join month_of on month_of.here_id = here.attempt_id and month_of.there_id = there.attempt_id
      left join average as now on now.employee_id = here.employee_id and now.is_now
      left join average as earlier on earlier.employee_id = here.employee_id and not earlier.is_now
    where here.is_now),
  changed as materialized (
    select asked.*, case when asked.is_raised then asked.raise when asked.is_other_days then asked.days
      when asked.is_other_version then 'structure' when asked.is_other_month then 'month' end as follow
    from (select told.*, here_sum * there_days <> there_sum * here_days as is_raised,
        here_paid * there_whole <> there_paid * here_whole as is_other_days from told) as asked)`;

const sign = sql`case line.kind when 'Earning' then 1 when 'Deduction' then -1 else 0 end`;

/** Lines by where they belong before it is asked why they changed: see `bucketOf`. */
const differences = (): SqlPart => sql`
  bucketed as materialized (
    select side.employee_id,
      case line.cause when 'arrear' then 'arrears' else coalesce(line.cause,
        case when line.component_id = term.rounding then 'rounding'
          when line.in_gross then 'gross' else 'part' end) end as bucket,
      case when line.cause is null and not line.in_gross
        and line.component_id <> term.rounding then line.component_id end as component_id,
      case when side.is_now then 1 else -1 end * ${sign} as sign,
      line.amount, coalesce(line.due - line.computed, 0) as by_hand
    from side join term on term.id = side.attempt_id
      cross join lateral (select kept.component_id, kept.kind, kept.in_gross, kept.due, kept.amount,
          kept.computed, kept.cause
        from salary_line as kept where kept.attempt_id = side.attempt_id
          and kept.employee_id = side.employee_id offset 0) as line),
  differing as materialized (
    select employee_id, bucket, component_id, sum(sign * (amount - by_hand))::bigint as amount
    from bucketed group by employee_id, bucket, component_id having sum(sign * (amount - by_hand)) <> 0
    union all
    select employee_id, 'by-hand', null, sum(sign * by_hand)::bigint
    from bucketed group by employee_id having sum(sign * by_hand) <> 0),
  part as materialized (
    select distinct on (differing.employee_id, differing.component_id) differing.employee_id,
      differing.component_id, part.calc, part.count
    from differing join stretch on stretch.employee_id = differing.employee_id
      join structure_part as part on part.version_id = stretch.version
        and part.component_id = differing.component_id and not part.in_gross
    where differing.component_id is not null
    order by differing.employee_id, differing.component_id, stretch.is_now desc, stretch.place desc)`;

const ofCount = sql`case part.count when 'overtime' then 'overtime' when 'encashedLeave' then 'encashed'
  when 'absence' then 'unpaid' when 'unpaidLeave' then 'unpaid' when 'lateDays' then 'unpaid'
  else 'attendance' end`;

const ofComponent = sql`case
  when component.kind = 'Deduction' and component."takenAs" = 'Fund' then 'fund'
  when component.kind = 'Deduction' and component."takenAs" = 'Tax' then 'tax'
  when part.calc = 'conditional' then 'attendance'
  when part.calc = 'countRate' and now.counts->part.count is distinct from earlier.counts->part.count
    then ${ofCount}
  else changed.follow end`;

/** What the salary changed by, for as many days as there were: see `partsOfGross`. */
const raised = halfUpInSql(
  sql`(changed.here_sum * changed.there_days - changed.there_sum * changed.here_days) * changed.here_paid`,
  sql`(changed.here_days * changed.there_days * changed.here_whole)`,
);
const isBoth = sql`changed.has_before and changed.is_raised and changed.is_other_days`;

/**
 * Each part of each difference with its cause, as `explained`: the same as `explainDifference` says of one person; what
 * has no cause is not in it.
 */
export const differenceSteps = (
  given: Gathered,
  before: RunBefore,
  ids: readonly string[],
): SqlPart => sql`${sides(given, before, ids)}, ${changes(given, before)}, ${differences()},
  component as materialized (select * from jsonb_to_recordset(${JSON.stringify(given.terms.components)}::jsonb)
    as one (id uuid, kind text, "takenAs" text)),
  parted as materialized (
    select differing.employee_id, differing.bucket, differing.amount as whole, differing.component_id,
      case when differing.bucket = 'gross' and ${isBoth} then ${raised} else differing.amount end as amount
    from differing join changed on changed.employee_id = differing.employee_id),
  explained as materialized (
    select parted.employee_id, parted.amount,
      case when parted.bucket in ('entry', 'loan', 'carried', 'arrears', 'by-hand') then parted.bucket
        when not changed.has_before then changed.days
        when parted.bucket in ('tax', 'rounding') then parted.bucket
        when parted.bucket = 'gross' then case when changed.is_raised then changed.raise
          when changed.is_other_days then changed.days else changed.follow end
        else ${ofComponent} end as cause
    from parted join changed on changed.employee_id = parted.employee_id
      left join component on component.id = parted.component_id
      left join part on part.employee_id = parted.employee_id and part.component_id = parted.component_id
      left join known as now on now.employee_id = parted.employee_id and now.is_now
      left join known as earlier on earlier.employee_id = parted.employee_id and not earlier.is_now
    union all
    select parted.employee_id, parted.whole - parted.amount, changed.days
    from parted join changed on changed.employee_id = parted.employee_id
    where parted.bucket = 'gross' and ${isBoth})`;
