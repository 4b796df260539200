import { taxed } from '@muster/contract/pay/records.ts';
import { lastOfMonth } from '@muster/contract/kernel/dates/dates.ts';
import { type RawBuilder, sql } from 'kysely';
import { countsBySheet } from '../../../../platform/sheets/batches/counts.ts';
import type { TaxTerms, Terms } from '../../rules/inputs.ts';
import { readCard } from '../../rules/tax/kept-card.ts';
import { isSettledSalary } from '../settled.ts';

/** Whose tax is calculated together. */
interface TaxedTogether {
  readonly concernId: string;
  readonly terms: Terms;
}

/** Pay of the tax year that is agreed to, whichever company paid it. */
const paidInYear = ({ from, until }: TaxTerms, ids: readonly string[]) => sql`
  tax_paid as materialized (
    select sheet.employee_id, sum(sheet.taxable)::bigint as taxable, sum(sheet.tax)::bigint as tax,
      sum(sheet.fund)::bigint as fund,
      coalesce(array_agg(sheet.month) filter (where ${isSettledSalary()}), '{}') as months
    from salary_sheet as sheet
    where sheet.employee_id = any(${[...ids]}::uuid[]) and sheet.month between ${from} and ${until}
      and sheet.state in ('Approved', 'Paid')
    group by sheet.employee_id),
  tax_before as materialized (
    select opening.employee_id, sum(opening.taxable)::bigint as taxable, sum(opening.tax)::bigint as tax
    from opening_figure as opening
    where opening.employee_id = any(${[...ids]}::uuid[])
      and opening.until_month between ${from} and ${until} and ${countsBySheet('opening.batch_id')}
    group by opening.employee_id)`;

/** The month whose pay a day belongs to, where periods end like this one. */
const payMonth = (day: RawBuilder<unknown>, { bonus, month, until }: Terms): RawBuilder<unknown> =>
  bonus || until === lastOfMonth(month)
    ? sql`to_char(${day}, 'YYYY-MM')`
    : sql`to_char((${day} - ${Number(until.slice(8))}::int) + interval '1 month', 'YYYY-MM')`;

/** Months of the tax year from this one on, as long as someone is employed, whose salary is not agreed to yet. */
const monthsLeft = (tax: TaxTerms, terms: Terms, ids: readonly string[]) => sql`
  tax_month as materialized (
    select person.employee_id, to_char(one, 'YYYY-MM') as month
    from (select employee.id as employee_id, coalesce(paid.months, '{}') as paid, (
          select ${payMonth(sql`min(gone.from_date) - 1`, terms)} from employment_period as gone
          where gone.employee_id = employee.id and gone.status = 'Left'
            and gone.from_date > ${terms.from}::date) as last
        from employee left join tax_paid as paid on paid.employee_id = employee.id
        where employee.id = any(${[...ids]}::uuid[])) as person
      cross join generate_series((${terms.month} || '-01')::date, (${tax.until} || '-01')::date,
        interval '1 month') as one
    where to_char(one, 'YYYY-MM') <= greatest(coalesce(person.last, ${tax.until}), ${terms.month})
      and (${!terms.bonus} and to_char(one, 'YYYY-MM') = ${terms.month}
        or to_char(one, 'YYYY-MM') <> all(person.paid))),
  tax_months as materialized (
    select employee_id, count(*)::int as months, max(month) as last from tax_month group by employee_id)`;

/** What is entered for each of the months to come. */
const laterEntries = ({ month }: Terms, ids: readonly string[]) => sql`
  tax_entries as materialized (
    select entry.employee_id, sum(case component.kind when 'Deduction' then -entry.amount
        else entry.amount end)::bigint as amount
    from salary_entry as entry
      join pay_component as component on component.id = entry.component_id
        and (component.kind in ('Earning', 'Employer') and component.taxable = ${taxed}
          or component.kind = 'Deduction' and component.taken_as = 'Absence')
      join tax_month as later on later.employee_id = entry.employee_id and later.month > ${month}
        and later.month >= entry.from_month and (entry.to_month is null or later.month <= entry.to_month)
    where entry.employee_id = any(${[...ids]}::uuid[]) and ${countsBySheet('entry.batch_id')}
    group by entry.employee_id)`;

const monthEnd = sql`((plan.month || '-01')::date + interval '1 month')`;
const service = sql`(extract(year from age(${monthEnd}, employee.joined_on)) * 12
  + extract(month from age(${monthEnd}, employee.joined_on)))::int`;

/** Bonuses that are planned for the rest of the year, of whoever is to get them and has not got them yet. */
const planned = (tax: TaxTerms, { concernId, terms }: TaxedTogether, ids: readonly string[]) => sql`
  tax_planned as materialized (
    select employee.id as employee_id, jsonb_agg(jsonb_build_object('title', plan.title,
        'month', plan.month, 'percent', plan.percent, 'of', plan.of_component_id,
        'months', case when plan.is_prorated then least(12, ${service}) else 12 end)
      order by plan.month, plan.title) as list
    from planned_bonus as plan
      join employee on employee.id = any(${[...ids]}::uuid[])
      join tax_months on tax_months.employee_id = employee.id and plan.month <= tax_months.last
      left join person_detail as detail on detail.employee_id = employee.id
    where plan.concern_id = ${concernId} and plan.month between ${terms.month} and ${tax.until}
      and ${service} >= plan.after_months and (plan.religions = '{}'
        or lower(btrim(detail.religion)) = any(plan.religions))
      and not exists (select 1 from salary_sheet as had join salary_run as run on run.id = had.run_id
        where had.employee_id = employee.id and had.kind = 'Bonus' and run.title = plan.title
          and had.month between ${tax.from} and ${tax.until} and had.state in ('Approved', 'Paid'))
    group by employee.id)`;

const declared = ({ year }: TaxTerms, ids: readonly string[]) => sql`
  tax_declared as materialized (
    select declaration.employee_id, jsonb_agg(jsonb_build_object('kind', item.kind,
      'amount', item.accepted) order by item.place) as list
    from tax_declaration as declaration
      join tax_declaration_item as item on item.declaration_id = declaration.id and item.accepted > 0
    where declaration.employee_id = any(${[...ids]}::uuid[]) and declaration.tax_year = ${year}
      and declaration.state = 'Accepted'
    group by declaration.employee_id)`;

/** Nothing was said of them: by what their record says of them, else as most are. */
function categoryOf({ card }: TaxTerms): RawBuilder<unknown> {
  const { categories } = readCard(card);
  const byGender = categories.flatMap(({ key, genders }) =>
    genders.map((gender) => sql`when detail.gender = ${gender} then ${key}`),
  );
  const usual = sql`${categories[0]?.key ?? ''}`;
  return byGender.length === 0 ? usual : sql`case ${sql.join(byGender, sql` `)} else ${usual} end`;
}

/** All that is known of a tax year besides this month's pay, as `tax_known`; whoever is not taxed is not in it. */
export function taxInputs(given: TaxedTogether, ids: readonly string[]): RawBuilder<unknown> {
  const { terms } = given;
  const { tax } = terms;
  if (!tax)
    return sql`tax_known as (select null::uuid as employee_id, null::jsonb as facts where false)`;
  return sql`
    ${paidInYear(tax, ids)}, ${monthsLeft(tax, terms, ids)}, ${laterEntries(terms, ids)},
    ${planned(tax, given, ids)}, ${declared(tax, ids)},
    tax_profile_now as materialized (
      select distinct on (employee_id) * from tax_profile
      where employee_id = any(${[...ids]}::uuid[]) and from_year <= ${tax.year}
      order by employee_id, from_year desc),
    tax_known as materialized (
      select here.employee_id, jsonb_build_object(
        'category', coalesce(profile.category, ${categoryOf(tax)}),
        'minimum', coalesce(profile.minimum, ''), 'children', coalesce(profile.children, 0),
        'uplift', coalesce(profile.uplift, 0), 'months', coalesce(tax_months.months, 0),
        'paid', jsonb_build_object('taxable', coalesce(paid.taxable, 0), 'tax', coalesce(paid.tax, 0)),
        'before', jsonb_build_object('taxable', coalesce(before.taxable, 0),
          'tax', coalesce(before.tax, 0)),
        'entries', coalesce(entries.amount, 0), 'planned', coalesce(planned.list, '[]'),
        'investments', coalesce(declared.list, '[]'),
        'fund', case when ${tax.countsFund} then coalesce(paid.fund, 0) end) as facts
      from employed_here as here
        left join tax_months on tax_months.employee_id = here.employee_id
        left join tax_paid as paid on paid.employee_id = here.employee_id
        left join tax_before as before on before.employee_id = here.employee_id
        left join tax_entries as entries on entries.employee_id = here.employee_id
        left join tax_planned as planned on planned.employee_id = here.employee_id
        left join tax_declared as declared on declared.employee_id = here.employee_id
        left join tax_profile_now as profile on profile.employee_id = here.employee_id
        left join person_detail as detail on detail.employee_id = here.employee_id
      where not coalesce(profile.is_untaxed, false))`;
}
