import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import { findParts, findVersions } from '../store/structures.ts';

/** A structure with all its versions. */
export async function readStructure(db: Handle, id: string) {
  const found = await sql<{ name: string; people: number }>`select structure.name, (
      select count(*)::int from (select distinct on (employee_id) structure_id from salary_rate
        order by employee_id, from_date desc) as last where last.structure_id = structure.id) as people
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
