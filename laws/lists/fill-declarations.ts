import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/db/transaction.ts';

/** Each of some people declared for one of two income years, some at the same moment. */
export async function fillDeclarations(db: Db, ids: readonly string[]): Promise<void> {
  await sql`insert into tax_declaration (id, employee_id, tax_year, state, created_at, decided_at,
      version)
    select gen_random_uuid(), said.employee_id, 2025 + said.turn % 2,
      (array['Declared', 'Accepted', 'Returned'])[1 + said.turn % 3],
      '2026-02-01'::timestamptz + said.turn % 4 * interval '1 hour',
      case when said.turn % 3 > 0 then '2026-02-02'::timestamptz end, 1
    from unnest(${[...ids]}::uuid[]) with ordinality as said (employee_id, turn)`.execute(db);
  await sql`insert into tax_declaration_item (declaration_id, place, kind, amount)
    select id, 0, 'dps', 100 from tax_declaration`.execute(db);
}
