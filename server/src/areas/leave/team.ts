import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../platform/db/transaction.ts';
import type { PersonFacts } from '../people/public.ts';

const most = 200;

/** Those with the same line manager, or of the same unit. */
export const isOfTeam = ({ id, lineManagerId, unitId }: PersonFacts): RawBuilder<boolean> =>
  sql<boolean>`(employee.status not in ('Left', 'Draft') and employee.id <> ${id} and (
    employee.line_manager_id = ${lineManagerId} or employee.unit_id = ${unitId}))`;

/** The team of someone, without them. */
export async function teamOf(db: Handle, person: PersonFacts): Promise<string[]> {
  const found = await sql<{ id: string }>`select id from employee
    where ${isOfTeam(person)} order by name collate "und-x-icu", id limit ${most}`.execute(db);
  return found.rows.map(({ id }) => id);
}
