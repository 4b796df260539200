import { staffRead } from '@muster/contract/kernel/access-rules.ts';
import type { Actor } from '@muster/contract/kernel/actor.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/transaction.ts';
import { withinRule } from './reach.ts';
import { findEmployees } from './store/employees.ts';

type Condition = RawBuilder<boolean>;

/** More on one level are not drawn: nobody reads so wide a picture. */
const widest = 500;

const isHere = sql<boolean>`employee.status not in ('Left', 'Draft')`;
const isTop = sql<boolean>`employee.line_manager_id is null`;

/** At the top stand those without a manager who lead others. */
const leads = sql<boolean>`exists (select 1 from employee as report
  where report.line_manager_id = employee.id and report.status not in ('Left', 'Draft'))`;

const under = (person: string): Condition => sql<boolean>`employee.line_manager_id = ${person}`;

const topTwo: Condition = sql<boolean>`((${isTop} and ${leads}) or employee.line_manager_id in (
  select top.id from employee as top
  where top.line_manager_id is null and top.status not in ('Left', 'Draft')))`;

/** Each step of the way, and those who stand beside it under the same manager. */
const wayTo = (person: string): Condition => sql<boolean>`employee.id in (
  with recursive way (id, manager) as (
    select id, line_manager_id from employee where id = ${person}
    union
    select above.id, above.line_manager_id from way join employee as above on above.id = way.manager
  ) select beside.id from way join employee as beside
    on beside.id = way.id or beside.line_manager_id = way.manager)`;

async function placesOf(db: Db, ids: readonly string[]) {
  const found = await sql<{ id: string; under: string | null; reports: number }>`
    select employee.id, employee.line_manager_id as under, (select count(*)::int
      from employee as report where report.line_manager_id = employee.id
        and report.status not in ('Left', 'Draft')) as reports
    from employee where employee.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** Names only, for everyone on the staff; a level at a time, so that ten thousand are no matter. */
export async function readChart(
  db: Db,
  actor: Actor,
  asked: { readonly under?: string; readonly to?: string },
) {
  const level = asked.under ? under(asked.under) : topTwo;
  const which = asked.to ? wayTo(asked.to) : level;
  const where = sql<boolean>`${isHere} and ${withinRule(staffRead, actor)} and ${which}`;
  const page = { limit: widest, pageNo: 1 };
  const rows = await findEmployees(db, { projection: 'directory', where }, 'name', page);
  const places = await placesOf(
    db,
    rows.map((row) => row.id),
  );
  const nodes = rows.map((row) => ({
    ...row,
    photo: null,
    under: places.get(row.id)?.under ?? null,
    reports: places.get(row.id)?.reports ?? 0,
  }));
  return { nodes };
}
