import type { RosterTarget } from '@muster/contract/calendar/roster-calls.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** What a roster is made of. */
export type Part = { readonly shiftId: string } | { readonly patternId: string };

const usesPart = (part: Part): Condition =>
  'patternId' in part
    ? sql`assignment.pattern_id = ${part.patternId}`
    : sql`(assignment.shift_id = ${part.shiftId} or assignment.pattern_id in (
        select pattern_id from roster_pattern_day where shift_id = ${part.shiftId}))`;

export interface AssignedTo {
  readonly target: RosterTarget;
  readonly ofId: string | null;
}

/** For whom some part of a roster is in use. */
export async function findTargets(db: Handle, part: Part): Promise<AssignedTo[]> {
  const found = await sql<AssignedTo>`select distinct target, ${ofId} as "ofId"
    from roster_assignment as assignment where ${usesPart(part)}`.execute(db);
  return found.rows;
}

/** Whose single days were set to a shift. */
export async function findSetTo(db: Handle, shiftId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`select distinct employee_id as id from roster_day
    where shift_id = ${shiftId}`.execute(db);
  return found.rows.map((row) => row.id);
}

/** Whom an assignment is for, whatever that is. */
export const ofId = sql`coalesce(assignment.concern_id, assignment.location_id,
  assignment.department_id, assignment.unit_id, assignment.sub_unit_id, assignment.employee_id)`;

/** The concern that an assignment lies within; none for the house and for places of several. */
const concernOfDepartment = (department: RawBuilder<unknown>) =>
  sql`(select concern_id from department where id = ${department})`;
export const concernOfAssignment = sql`case assignment.target
  when 'concern' then assignment.concern_id
  when 'department' then ${concernOfDepartment(sql`assignment.department_id`)}
  when 'unit' then ${concernOfDepartment(sql`(select department_id from unit
    where id = assignment.unit_id)`)}
  when 'subUnit' then ${concernOfDepartment(sql`(select unit.department_id from sub_unit
    join unit on unit.id = sub_unit.unit_id where sub_unit.id = assignment.sub_unit_id)`)}
  when 'employee' then ${concernOfDepartment(sql`(select department_id from employee
    where id = assignment.employee_id)`)} end`;
