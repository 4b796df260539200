import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import { secondTierColumn } from '../../people/public.ts';

/** Who stands above each of some people, by name: whom a step waits for. HR is nobody in particular. */
export async function namesAbove(db: Handle, employeeIds: readonly string[]) {
  const found = await sql<{ id: string; line: string | null; second: string | null }>`
    select subject.id, line.name as line, second.name as second from employee as subject
    left join employee as line on line.id = subject.line_manager_id
    left join employee as second on second.id = ${secondTierColumn('subject')}
    where subject.id = any(${[...employeeIds]}::uuid[])`.execute(db);
  const above = new Map(found.rows.map((row) => [row.id, row]));
  return (employeeId: string, approver: string): string[] => {
    const row = above.get(employeeId);
    const name = approver === 'lineManager' ? row?.line : row?.second;
    return name && (approver === 'lineManager' || approver === 'secondTier') ? [name] : [];
  };
}
