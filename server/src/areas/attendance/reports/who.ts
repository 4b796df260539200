import { seeAttendance, seeClosed } from '@muster/contract/attendance/attendance-calls.ts';
import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { Team } from '@muster/contract/people/people-calls.ts';
import { type RawBuilder, sql } from 'kysely';
import { foundPeople, inTeam, withinRule } from '../../people/public.ts';
import { type AskedPlace, type Who, wereIn, wereInOn } from '../store/place-on.ts';
import type { Span } from '../store/stale.ts';

type Condition = RawBuilder<boolean>;

/** What every report can be narrowed by. */
export interface AskedWho extends AskedPlace {
  readonly employeeId?: string;
  readonly search?: string;
  readonly team?: Team;
}

/** All months between two days are closed for the concern that someone was in at their end. */
const isClosed = ({ from, until }: Span): Condition => sql<boolean>`not exists (
  select 1 from generate_series(date_trunc('month', ${from}::date), ${until}::date,
    interval '1 month') as begun
  where not exists (select 1 from attendance_lock as closed
    where closed.month = to_char(begun, 'YYYY-MM') and closed.concern_id = (
      select department.concern_id from employment_period as period
        join department on department.id = period.department_id
      where period.employee_id = employee.id
        and period.from_date <= (begun + interval '1 month - 1 day')::date
      order by period.from_date desc limit 1)))`;

/** Whose figures between two days someone may read: as reports do, or of closed months. */
export const whoseFigures = (actor: Actor, asked: AskedWho, span: Span): Who =>
  narrowed(
    sql<boolean>`(${withinRule(seeAttendance, actor)}
      or (${withinRule(seeClosed, actor)} and ${isClosed(span)}))`,
    actor,
    asked,
  );

/** The people a report is about: within the reader's reach, narrowed by what was asked. */
export const whoIn = (actor: Actor, asked: AskedWho): Who =>
  narrowed(withinRule(seeAttendance, actor), actor, asked);

function narrowed(within: Condition, actor: Actor, asked: AskedWho): Who {
  const conditions = [within, inTeam(asked.team, actor), wereIn(asked)];
  if (asked.employeeId !== undefined)
    conditions.push(sql<boolean>`employee.id = ${asked.employeeId}`);
  if (asked.search) conditions.push(foundPeople(asked.search));
  return {
    people: sql<boolean>`${sql.join(conditions, sql` and `)}`,
    on: (day, person) => wereInOn(asked, day, person),
  };
}
