import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import { headColumn, secondTierColumn } from './tree.ts';

const columns: Readonly<Record<string, RawBuilder<unknown>>> = {
  lineManager: sql`subject.line_manager_id`,
  secondTier: secondTierColumn('subject'),
  headOfDepartment: headColumn('subject'),
};

/**
 * Who stands above each of some people, by name: whom a step waits for that asks one of some approvers.
 * HR is nobody in particular.
 */
export async function namesAbove(
  db: Handle,
  employeeIds: readonly string[],
  approvers: readonly string[],
) {
  const asked = Object.entries(columns).filter(([approver]) => approvers.includes(approver));
  const names = asked.map(
    ([approver, column]) => sql`(select above.name from employee as above
      where above.id = ${column}) as ${sql.ref(approver)}`,
  );
  const found =
    asked.length === 0 || employeeIds.length === 0
      ? []
      : (
          await sql<Record<string, string | null>>`select subject.id, ${sql.join(names)}
            from employee as subject
            where subject.id = any(${[...new Set(employeeIds)]}::uuid[])`.execute(db)
        ).rows;
  const byId = new Map(found.map((row) => [row.id, row]));
  return (employeeId: string, approver: string): string[] => {
    const name = approver in columns ? byId.get(employeeId)?.[approver] : undefined;
    return name ? [name] : [];
  };
}
