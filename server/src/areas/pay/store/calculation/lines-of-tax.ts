import { sql } from 'kysely';
import type { TaxCard } from '@muster/contract/pay/tax/tax-card.ts';
import type { TaxTerms, Terms } from '../../rules/inputs.ts';
import { readCard } from '../../rules/tax/kept-card.ts';
import { fundKind } from '../../rules/tax/month-tax.ts';
import { halfUpInSql, type SqlPart } from './part-of-amount.ts';

const isEarned = sql`(component.kind in ('Earning', 'Employer') and component.is_taxable)`;
const isAbsence = sql`(component.kind = 'Deduction' and component.taken_as = 'Absence')`;
const isFund = sql`(component.kind = 'Deduction' and component.taken_as = 'Fund')`;

/** What the month brings to be taxed, before the tax of it is known: see `taxedNow`. */
const taxedNow = ({ netFloor }: Terms): SqlPart => sql`
  due_sum as materialized (
    select due.employee_id, gross_sum.gross,
      coalesce(sum(due.due) filter (where due.kind = 'Earning'), 0)::bigint as earnings,
      coalesce(sum(due.due) filter (where due.kind = 'Deduction' and component.taken_as = 'Absence'
        and due.for_month is null), 0)::bigint as absence,
      coalesce(sum(due.due) filter (where due.kind = 'Deduction' and ${isAbsence}
        and due.for_month is not null), 0)::bigint as earlier,
      coalesce(sum(case due.kind when 'Deduction' then -due.due else due.due end) filter (where
        due.kind <> 'Information' and (${isEarned} or ${isAbsence} and due.kind <> 'Deduction')),
        0)::bigint as taxed
    from due_before_tax as due join gross_sum on gross_sum.employee_id = due.employee_id
      join component on component.id = due.component_id
    group by due.employee_id, gross_sum.gross),
  taxed_now as materialized (
    select employee_id, taxed - least(absence, earnings) - least(earlier, greatest(0, earnings
      - least(absence, earnings) - greatest(0, gross - least(absence, earnings)) * ${netFloor} / 100)) as now
    from due_sum)`;

/** A month from first to last at the salary of its last day: see `wholeMonth`. */
const wholeMonth: SqlPart = sql`
  tax_input as materialized (
    select input.employee_id, person.version, person.last_gross, input.is_member, tax.*
    from input join person on person.employee_id = input.employee_id
      cross join lateral jsonb_to_record(input.inputs->'tax') as tax (category text, minimum text,
        children int, uplift int, months int, paid jsonb, before jsonb, entries bigint, planned jsonb,
        investments jsonb, fund bigint)
    where input.inputs->'tax' is not null),
  whole_month as materialized (
    select tax.employee_id, coalesce(sum(one.amount) filter (where ${isEarned}), 0)::bigint as taxable,
      coalesce(sum(one.amount) filter (where ${isFund}), 0)::bigint as fund
    from tax_input as tax join structure_part as part on part.version_id = tax.version
        and (part.in_gross or not part.of_members or tax.is_member)
      join component on component.id = part.component_id
      left join monthly as own on own.version = tax.version and own.gross = tax.last_gross
        and own.component_id = part.component_id
      left join monthly as base on base.version = tax.version and base.gross = tax.last_gross
        and base.component_id = part.of_component_id
      cross join lateral (select case when part.in_gross then coalesce(own.amount, 0)
        when part.calc = 'fixed' then part.amount
        when part.calc in ('percentOfGross', 'percentOfComponent') then ${halfUpInSql(
          sql`case part.calc when 'percentOfGross' then tax.last_gross
            else coalesce(base.amount, 0) end * part.percent`,
          sql`10000::bigint * part.unit`,
        )} * part.unit else 0 end as amount) as one
    group by tax.employee_id),
  planned_sum as materialized (
    select tax.employee_id, sum(${halfUpInSql(
      sql`case when one."of" is null then tax.last_gross else coalesce(base.amount, 0) end
        * one.percent * one.months`,
      sql`120000::bigint`,
    )})::bigint as amount
    from tax_input as tax
      cross join lateral jsonb_to_recordset(tax.planned) as one (percent bigint, "of" uuid, months bigint)
      left join monthly as base on base.version = tax.version and base.gross = tax.last_gross
        and base.component_id = one."of"
    group by tax.employee_id)`;

const values = (rows: readonly SqlPart[], otherwise: SqlPart): SqlPart =>
  rows.length === 0 ? sql`(select ${otherwise} where false)` : sql`(values ${sql.join(rows)})`;

/** What was put by, each kind as far as its cap: see `countedInvestment`. */
const invested = ({ rebate }: TaxCard): SqlPart => sql`
  invested as materialized (
    select item.employee_id, sum(least(item.amount, kind.cap))::bigint as amount
    from (select employee_id, kind, sum(amount)::bigint as amount from (
          select tax.employee_id, one.kind, one.amount from tax_input as tax
            cross join lateral jsonb_to_recordset(tax.investments) as one (kind text, amount bigint)
          union all
          select tax.employee_id, ${fundKind}::text, greatest(0, tax.fund + coalesce(month.fund, 0) * tax.months)
          from tax_input as tax left join whole_month as month on month.employee_id = tax.employee_id
          where tax.fund is not null) as each
        group by employee_id, kind) as item
      join ${values(
        (rebate?.kinds ?? []).map(({ key, cap }) => sql`(${key}::text, ${cap}::bigint)`),
        sql`null::text, null::bigint`,
      )} as kind (key, cap) on kind.key = item.kind
    group by item.employee_id)`;

const share = (of: SqlPart, rate: number): SqlPart =>
  halfUpInSql(sql`(${of}) * ${rate}::bigint`, sql`10000::bigint`);

function exempt({ exemption: { part, of, cap, fixed } }: TaxCard): SqlPart {
  const some =
    part === null || of === null
      ? sql`0::bigint`
      : halfUpInSql(sql`year.salary * ${part}::bigint`, sql`${of}::bigint`);
  return sql`least(year.salary, least(${some}, ${cap}::bigint) + ${fixed}::bigint)`;
}

/** The year as it looks now, and where the bands of each person begin and end. */
const taxYear = (card: TaxCard): SqlPart => {
  const [first] = card.bands;
  const usual = first?.to ?? null;
  const categories = card.categories.map(
    ({ key, firstBand, flatRate }) => sql`(${key}::text, ${firstBand}::bigint, ${flatRate}::int)`,
  );
  const [firstCategory] = card.categories;
  const own =
    usual === null
      ? sql`null::bigint`
      : sql`case when category.flat_rate is null then coalesce(category.first_band, ${usual}::bigint)
        + ${card.perChild}::bigint * tax.children end`;
  return sql`
  tax_category as materialized (select * from ${values(categories, sql`null::text, null::bigint, null::int`)}
    as one (key, first_band, flat_rate)),
  tax_year as materialized (
    select tax.employee_id, tax.minimum, tax.uplift, greatest(1, tax.months) as months,
      (tax.before->>'tax')::bigint + (tax.paid->>'tax')::bigint as deducted,
      greatest(0, (tax.before->>'taxable')::bigint + (tax.paid->>'taxable')::bigint
        + coalesce(taxed_now.now, 0) + coalesce(month.taxable, 0) * greatest(0, tax.months - 1)
        + tax.entries + coalesce(planned_sum.amount, 0))::bigint as salary,
      coalesce(invested.amount, 0) as investment, category.flat_rate,
      ${own} as own
    from tax_input as tax
      join tax_category as category on category.key = case when exists (
        select 1 from tax_category as known where known.key = tax.category)
        then tax.category else ${firstCategory?.key ?? ''} end
      left join taxed_now on taxed_now.employee_id = tax.employee_id
      left join whole_month as month on month.employee_id = tax.employee_id
      left join planned_sum on planned_sum.employee_id = tax.employee_id
      left join invested on invested.employee_id = tax.employee_id),
  tax_base as materialized (
    select year.*, year.salary - ${exempt(card)} as taxable from tax_year as year)`;
};

/** See `bandsOf`: another first band moves the later ones along, or only cuts into them. */
function byBands(card: TaxCard): SqlPart {
  const usual = card.bands[0]?.to ?? null;
  const edge = (at: bigint): SqlPart =>
    card.isMoving
      ? sql`(${at}::bigint + base.own - ${usual}::bigint)`
      : sql`greatest(${at}::bigint, base.own)`;
  const each = card.bands.map(({ from, to, rate }, at) => {
    if (usual === null)
      return share(sql`greatest(0, least(base.taxable, ${to}::bigint) - ${from}::bigint)`, rate);
    const lower = at === 0 ? sql`0::bigint` : edge(from);
    const upper = at === 0 ? sql`base.own` : to === null ? sql`null::bigint` : edge(to);
    return share(sql`greatest(0, least(base.taxable, ${upper}) - ${lower})`, rate);
  });
  return sql`case when base.flat_rate is not null
    then ${halfUpInSql(sql`base.taxable * base.flat_rate`, sql`10000::bigint`)}
    else ${sql.join(each, sql` + `)} end`;
}

function rebateOf({ rebate }: TaxCard): SqlPart {
  if (!rebate) return sql`0::bigint`;
  const { ofIncome, ofInvestment, cap } = rebate;
  const limbs = [
    sql`banded.tax`,
    ...(ofIncome === null ? [] : [share(sql`base.taxable`, ofIncome)]),
    ...(ofInvestment === null ? [] : [share(sql`base.investment`, ofInvestment)]),
    ...(cap === null ? [] : [sql`${cap}::bigint`]),
  ];
  return sql`least(${sql.join(limbs)})`;
}

function reliefOf({ relief }: TaxCard): SqlPart {
  if (!relief) return sql`0::bigint`;
  const { upTo, most, isMarginal } = relief;
  return sql`case when base.taxable <= ${upTo}::bigint then least(rebated.tax, ${most}::bigint)
    else ${isMarginal ? sql`greatest(0, rebated.tax - (base.taxable - ${upTo}::bigint))` : sql`0`} end`;
}

/** Each on the tax with the charges before it. */
const charges = ({ charges: all }: TaxCard): SqlPart =>
  sql.join(
    all.map(({ rate, above }, at) => {
      const before = sql.ref(at === 0 ? 'relieved' : `charged${at - 1}`);
      const name = sql.ref(`charged${at}`);
      return sql`cross join lateral (select ${before}.tax + case when base.taxable > ${above}::bigint
        then ${share(sql`${before}.tax`, rate)} else 0 end as tax) as ${name}`;
    }),
    sql` `,
  );

const leastTax = ({ minimums }: TaxCard): SqlPart => {
  const [usual] = minimums;
  if (!usual) return sql`0::bigint`;
  const each = minimums.map(({ key, amount }) => sql`when ${key}::text then ${amount}::bigint`);
  return sql`case when base.own is not null and base.taxable > base.own
    then case base.minimum ${sql.join(each, sql` `)} else ${usual.amount}::bigint end else 0 end`;
};

/** What is taken of each for the month, as `month_tax`: see `monthTax`. */
export function monthTaxSteps(terms: Terms, { card: kept, unit }: TaxTerms): SqlPart {
  const card = readCard(kept);
  const last = sql.ref(
    card.charges.length === 0 ? 'relieved' : `charged${card.charges.length - 1}`,
  );
  return sql`${taxedNow(terms)}, ${wholeMonth}, ${invested(card)}, ${taxYear(card)},
  tax_of_year as materialized (
    select base.employee_id, base.taxable, base.deducted, base.months,
      asked.tax + ${halfUpInSql(sql`asked.tax * base.uplift`, sql`100::bigint`)} as tax
    from tax_base as base
      cross join lateral (select ${byBands(card)} as tax) as banded
      cross join lateral (select banded.tax - ${rebateOf(card)} as tax) as rebated
      cross join lateral (select rebated.tax - ${reliefOf(card)} as tax) as relieved
      ${charges(card)}
      cross join lateral (select greatest(${last}.tax, ${leastTax(card)}) as tax) as asked),
  month_tax as materialized (
    select employee_id, greatest(0, ${halfUpInSql(
      sql`(tax - deducted)`,
      sql`(months * ${unit}::bigint)`,
    )} * ${unit}::bigint)::bigint as amount
    from tax_of_year)`;
}
