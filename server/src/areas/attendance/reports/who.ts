import { seeAttendance } from '@muster/contract/attendance/attendance-calls.ts';
import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { Team } from '@muster/contract/people/people-calls.ts';
import { type RawBuilder, sql } from 'kysely';
import { foundPeople, inTeam, withinRule } from '../../people/public.ts';

type Condition = RawBuilder<boolean>;

/** What every report can be narrowed by. */
export interface AskedWho {
  readonly concern?: string;
  readonly department?: string;
  readonly designation?: string;
  readonly unit?: string;
  readonly employeeId?: string;
  readonly search?: string;
  readonly team?: Team;
}

const columns = {
  department: 'employee.department_id',
  designation: 'employee.designation_id',
  unit: 'employee.unit_id',
  employeeId: 'employee.id',
} as const;

/** The people a report is about: within the reader's reach, narrowed by what was asked. */
export function whoIn(actor: Actor, asked: AskedWho): Condition {
  const conditions = [withinRule(seeAttendance, actor), inTeam(asked.team, actor)];
  for (const [name, column] of Object.entries(columns)) {
    const value = asked[name as keyof typeof columns];
    if (value !== undefined) conditions.push(sql<boolean>`${sql.ref(column)} = ${value}`);
  }
  if (asked.concern !== undefined)
    conditions.push(sql<boolean>`employee.department_id in (
      select department.id from department where department.concern_id = ${asked.concern})`);
  if (asked.search) conditions.push(foundPeople(asked.search));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
