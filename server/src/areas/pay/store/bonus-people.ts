import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { BonusTerms } from '../rules/inputs.ts';
import type { Gathered } from './gather.ts';
import { employedHere } from './owed/additions.ts';
import { taxInputs } from './tax/tax-inputs.ts';

/** Whole months from joining to the day of the festival. */
const service = (
  day: string,
) => sql`(extract(year from age(${day}::date + 1, employee.joined_on)) * 12
  + extract(month from age(${day}::date + 1, employee.joined_on)))::int`;

/** Who is employed in the concern on the day, has served long enough, and for whom it is a festival. */
const eligible = (concernId: string, { day, afterMonths, religions }: BonusTerms) => sql`
  from employee join lateral (select period.department_id, period.status
      from employment_period as period
      where period.employee_id = employee.id and period.from_date <= ${day}::date
      order by period.from_date desc limit 1) as place on place.status not in ('Draft', 'Left')
    join department on department.id = place.department_id and department.concern_id = ${concernId}
    left join person_detail as detail on detail.employee_id = employee.id
  where employee.joined_on <= ${day}::date and ${service(day)} >= ${afterMonths}
    and (${religions.length === 0} or lower(btrim(detail.religion)) = any(
      ${religions.map((religion) => religion.trim().toLowerCase())}::text[]))`;

/** The next people who get the bonus, in the order of their ids. */
export async function nextEligible(
  db: Handle,
  concernId: string,
  bonus: BonusTerms,
  after: string | null,
  most: number,
): Promise<string[]> {
  const found = await sql<{ id: string }>`select employee.id ${eligible(concernId, bonus)}
    and ${after === null ? sql`true` : sql`employee.id > ${after}`}
    order by employee.id limit ${most}`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function countEligible(
  db: Handle,
  concernId: string,
  bonus: BonusTerms,
): Promise<number> {
  const found = await sql<{ total: number }>`select count(*)::int as total
    ${eligible(concernId, bonus)}`.execute(db);
  return found.rows[0]?.total ?? 0;
}

const noCounts = {
  overtime: 0,
  nights: 0,
  holidaysWorked: 0,
  weeklyOffsWorked: 0,
  presentDays: 0,
  absence: 0,
  unpaidLeave: 0,
  lateDays: 0,
  encashedLeave: 0,
};

/**
 * The salary on the day and the months of service; whoever has no salary then is left out. Tax is taken of a bonus only
 * where no salary of the year is left to take it of.
 */
export async function gatherBonusInputs(
  tx: Tx,
  given: Gathered,
  { day }: BonusTerms,
  ids: readonly string[],
): Promise<void> {
  const { attemptId, runId } = given;
  await sql`with ${employedHere(given, ids)}, ${taxInputs(given, ids)},
    known as (
      select employee.id as employee_id, jsonb_build_object('segments', jsonb_build_array(
          jsonb_build_object('rate', rate.id, 'version', version.id, 'gross', rate.gross,
            'from', ${day}::date, 'until', ${day}::date, 'days', 1)),
        'days', 1, 'working', 1, 'lates', 0, 'counts', ${JSON.stringify(noCounts)}::jsonb,
        'isMember', false, 'entries', '[]'::jsonb, 'service', ${service(day)},
        'overrides', coalesce((select jsonb_agg(jsonb_build_object('component', override.component_id,
            'amount', override.amount) order by override.component_id)
          from salary_override as override where override.run_id = ${runId}
            and override.employee_id = employee.id), '[]'))
          || case when tax_known.facts is null then '{}'
            else jsonb_build_object('tax', tax_known.facts) end as inputs
      from employee
        left join tax_known on tax_known.employee_id = employee.id
          and tax_known.facts->>'months' = '0'
        join lateral (select id, gross, structure_id from salary_rate
          where employee_id = employee.id and from_date <= ${day}::date
          order by from_date desc limit 1) as rate on true
        join lateral (select id from structure_version where structure_id = rate.structure_id
          order by from_date <= ${day}::date desc,
            case when from_date <= ${day}::date then from_date end desc, from_date
          limit 1) as version on true
      where employee.id = any(${[...ids]}::uuid[]) and not exists (
        select 1 from salary_sheet as settled where settled.run_id = ${runId}
          and settled.employee_id = employee.id and settled.state in ('Approved', 'Paid')))
    insert into salary_input (attempt_id, employee_id, inputs, hash)
    select ${attemptId}, employee_id, inputs, md5(inputs::text) from known`.execute(tx);
}
