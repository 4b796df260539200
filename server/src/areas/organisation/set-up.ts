import { sql } from 'kysely';
import type { Handle } from '../../platform/db/transaction.ts';

interface Structure {
  readonly company: boolean;
  readonly location: boolean;
  readonly department: boolean;
  readonly designation: boolean;
}

/** Whether there is one of each that is in use. */
export async function structureSetUp(db: Handle): Promise<Structure> {
  const found = await sql<Structure>`select
    exists (select 1 from concern where inactive_at is null) as company,
    exists (select 1 from location where inactive_at is null) as location,
    exists (select 1 from department where inactive_at is null) as department,
    exists (select 1 from designation where inactive_at is null) as designation`.execute(db);
  return (
    found.rows[0] ?? { company: false, location: false, department: false, designation: false }
  );
}
