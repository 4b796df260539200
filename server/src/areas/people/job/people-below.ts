import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/transaction.ts';
import { findEmployees } from '../store/employees.ts';

const most = 2000;

/** Everyone below someone in the tree and how many steps; a chosen second tier counts as two. */
export async function peopleBelow(db: Db, actor: Actor) {
  if (actor.personId === null) return { rows: [] };
  const found = await sql<{ id: string; steps: number }>`
    with recursive below (id, steps) as (
      select report.id, 1 from employee as report
      where report.line_manager_id = ${actor.personId} and report.status <> 'Left'
      union
      select report.id, below.steps + 1 from below
      join employee as report on report.line_manager_id = below.id and report.status <> 'Left'
    ), chosen (id, steps) as (
      select report.id, 2 from employee as report
      where report.second_tier_id = ${actor.personId} and report.status <> 'Left'
    ) select id, min(steps)::int as steps from (
      select * from below union all select * from chosen) as all_of_them
    group by id order by 2, 1 limit ${most}`.execute(db);
  const steps = new Map(found.rows.map((row) => [row.id, row.steps]));
  const where = sql<boolean>`employee.id = any(${[...steps.keys()]}::uuid[])`;
  const page = { limit: most, pageNo: 1 };
  const rows = await findEmployees(db, { projection: 'directory', where }, 'name', page);
  return {
    rows: rows
      .map((row) => ({ ...row, steps: steps.get(row.id) ?? 0 }))
      .toSorted((a, b) => a.steps - b.steps),
  };
}
