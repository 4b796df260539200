import { sql } from 'kysely';
import type { Handle } from '../../platform/db/transaction.ts';

interface Days {
  readonly shift: boolean;
  readonly roster: boolean;
  readonly holidays: boolean;
}

/** Whether there is a shift, someone who works by one, and a day that is free for all. */
export async function daysSetUp(db: Handle): Promise<Days> {
  const found = await sql<Days>`select
    exists (select 1 from shift where inactive_at is null) as shift,
    exists (select 1 from roster_assignment) as roster,
    exists (select 1 from holiday where inactive_at is null) as holidays`.execute(db);
  return found.rows[0] ?? { shift: false, roster: false, holidays: false };
}
