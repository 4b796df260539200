import { type RawBuilder, sql } from 'kysely';
import { always, type Condition } from '../../../platform/db/condition.ts';

type Part = RawBuilder<unknown>;

/** Where someone is looked for. */
export interface PlaceRequest {
  readonly concern?: string;
  readonly department?: string;
  readonly designation?: string;
  readonly unit?: string;
}

/** Whom a report is about. */
export interface Who {
  readonly people: Condition;
  /**
   * On which of their days: of someone who moved, those in the place that was asked for. Inside a query
   * of a row's own the person is that row's, or the periods are looked through once for each row.
   */
  readonly on: (day: Part, person?: Part) => Condition;
}

export const anywhere: Who['on'] = () => always;

/** Of a period of somebody's work; none: nothing was asked for. */
function isThere({ concern, department, designation, unit }: PlaceRequest): Part | undefined {
  const asked = [
    department && sql`period.department_id = ${department}`,
    designation && sql`period.designation_id = ${designation}`,
    unit && sql`period.unit_id = ${unit}`,
    concern &&
      sql`period.department_id in (select id from department where concern_id = ${concern})`,
  ].filter((one) => one !== undefined);
  return asked.length === 0 ? undefined : sql.join(asked, sql` and `);
}

/** People who were there at any time. */
export function wereIn(place: PlaceRequest): Condition {
  const there = isThere(place);
  if (!there) return always;
  return sql<boolean>`employee.id in (
    select period.employee_id from employment_period as period where ${there})`;
}

/** Those who were there on a day: what counts is the work of then, not of today. */
export function wereInOn(
  place: PlaceRequest,
  day: Part,
  person: Part = sql`employee.id`,
): Condition {
  const there = isThere(place);
  if (!there) return anywhere(day);
  return sql<boolean>`exists (select 1 from (select *, lead(from_date) over (
        partition by employee_id order by from_date) as next_from from employment_period) as period
      where period.employee_id = ${person} and period.from_date <= ${day}
        and (period.next_from is null or period.next_from > ${day}) and ${there})`;
}

/** The work that someone had on a day; of a day before the first, that one. */
export const jobOn = (day: Part): Part => sql`lateral (
  select period.designation_id, period.department_id from employment_period as period
  where period.employee_id = employee.id
  order by period.from_date <= ${day} desc, abs(period.from_date - ${day}) limit 1)`;
