import { sql } from 'kysely';
import type { Condition } from '../../../../platform/db/condition.ts';
import type { SqlPart } from '../calculation/part-of-amount.ts';

/** Belonged to another company of the group on some of these days, whichever of them was paid first. */
export const wasElsewhere = (
  employee: SqlPart,
  concern: SqlPart,
  [from, until]: readonly [from: SqlPart, until: SqlPart],
): Condition => sql<boolean>`exists (select 1 from employment_period as place
    join department as of_place on of_place.id = place.department_id
  where place.employee_id = ${employee} and of_place.concern_id <> ${concern}
    and place.status not in ('Draft', 'Left') and place.from_date <= ${until}
    and not exists (select 1 from employment_period as later where later.employee_id = place.employee_id
      and later.from_date > place.from_date and later.from_date <= ${from}) offset 0)`;
