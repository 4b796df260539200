import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import { headColumn, secondTierColumn } from './tree.ts';

interface Above {
  readonly id: string;
  readonly lineManager: string | null;
  readonly secondTier: string | null;
  readonly headOfDepartment: string | null;
}

/** Who stands above each of some people, by name: whom a step waits for. HR is nobody in particular. */
export async function namesAbove(db: Handle, employeeIds: readonly string[]) {
  const found = await sql<Above>`
    select subject.id, line.name as "lineManager", second.name as "secondTier",
      head.name as "headOfDepartment"
    from employee as subject
    left join employee as line on line.id = subject.line_manager_id
    left join employee as second on second.id = ${secondTierColumn('subject')}
    left join employee as head on head.id = ${headColumn('subject')}
    where subject.id = any(${[...employeeIds]}::uuid[])`.execute(db);
  const above = new Map<string, object>(found.rows.map(({ id, ...names }) => [id, names]));
  return (employeeId: string, approver: string): string[] => {
    const names = above.get(employeeId) as Readonly<Record<string, string | null>> | undefined;
    const name = names?.[approver];
    return name ? [name] : [];
  };
}
