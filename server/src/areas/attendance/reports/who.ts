import { seeAttendance, seeClosed } from '@muster/contract/attendance/attendance-calls.ts';
import { dayCount } from '@muster/contract/kernel/dates/dates.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Team } from '@muster/contract/people/people-calls.ts';
import { sql } from 'kysely';
import { foundPeople, inTeam, withinRule } from '../../people/public.ts';
import { type PlaceRequest, type Who, wereIn, wereInOn } from '../store/place-on.ts';
import type { DaySpan } from '../store/stale.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** What every report can be narrowed by. */
export interface PeopleFilter extends PlaceRequest {
  readonly employeeId?: string;
  readonly search?: string;
  readonly team?: Team;
}

/**
 * All days between two are of closed pay periods of the concern that someone was in at the end of each.
 * Periods of a concern do not overlap: their days add up.
 */
const isClosed = ({ from, until }: DaySpan): Condition => sql<boolean>`(
  select coalesce(sum(least(closed.to_date, ${until}::date)
      - greatest(closed.from_date, ${from}::date) + 1), 0)
  from attendance_lock as closed
  where closed.from_date <= ${until} and closed.to_date >= ${from} and closed.concern_id = (
    select department.concern_id from employment_period as period
      join department on department.id = period.department_id
    where period.employee_id = employee.id and period.from_date <= closed.to_date
    order by period.from_date desc limit 1)) = ${dayCount(from, until)}`;

/** Whose figures between two days someone may read: as reports do, or of closed months. */
export const whoseFigures = (actor: Actor, asked: PeopleFilter, span: DaySpan): Who =>
  narrowed(
    sql<boolean>`(${withinRule(seeAttendance, actor)}
      or (${withinRule(seeClosed, actor)} and ${isClosed(span)}))`,
    actor,
    asked,
  );

/** The people a report is about: within the reader's reach, narrowed by what was asked. */
export const whoIn = (actor: Actor, asked: PeopleFilter): Who =>
  narrowed(withinRule(seeAttendance, actor), actor, asked);

function narrowed(within: Condition, actor: Actor, asked: PeopleFilter): Who {
  const conditions = [within, inTeam(asked.team, actor), wereIn(asked)];
  if (asked.employeeId !== undefined)
    conditions.push(sql<boolean>`employee.id = ${asked.employeeId}`);
  if (asked.search) conditions.push(foundPeople(asked.search));
  return {
    people: sql<boolean>`${sql.join(conditions, sql` and `)}`,
    on: (day, person) => wereInOn(asked, day, person),
  };
}
