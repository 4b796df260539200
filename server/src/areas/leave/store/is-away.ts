import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../../platform/decisions/decision-context.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** Whether the person of a column has agreed leave on a day: half of it is enough, some hours are not. */
export const isAway = (person: RawBuilder<unknown>, day: Day): Condition =>
  sql<boolean>`exists (select 1 from leave_day as away
    where away.employee_id = ${person} and away.day = ${day} and away.half > 0 and away.is_agreed)`;
