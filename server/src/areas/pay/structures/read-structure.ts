import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import { findParts, findVersions } from '../store/structures.ts';

/** A structure with all its versions, and how many of those who are employed have it today. */
export async function readStructure(db: Handle, id: string, today: string) {
  const found = await sql<{ name: string; people: number }>`select structure.name, (
      select count(*)::int from employee
        cross join lateral (select had.structure_id from salary_rate as had
          where had.employee_id = employee.id and had.from_date <= ${today}
          order by had.from_date desc limit 1) as rate
      where employee.id in (select employee_id from salary_rate where structure_id = structure.id)
        and employee.status not in ('Draft', 'Left') and employee.joined_on <= ${today}
        and rate.structure_id = structure.id) as people
    from salary_structure as structure where structure.id = ${id}`.execute(db);
  const [structure] = found.rows;
  if (!structure) throw new Refusal(notFound);
  const rows = await findVersions(db, id);
  const parts = await findParts(
    db,
    rows.map((version) => version.id),
  );
  const nameOf = await namesOfAccounts(
    db,
    rows.map(({ byKind, byId }) => ({ kind: byKind as AccountKind, id: byId })),
  );
  const versions = rows.map(({ byKind: _kind, byId, ...version }) => ({
    ...version,
    parts: [...(parts.get(version.id) ?? [])],
    enteredBy: nameOf(byId),
  }));
  return { record: { id, ...structure, versions } };
}
