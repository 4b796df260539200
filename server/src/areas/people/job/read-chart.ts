import { staffRead } from '@muster/contract/kernel/access/access-rules.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/transaction.ts';
import { withinRule } from '../reach.ts';
import { type EmployeeFilter, countEmployees, findEmployees } from '../store/employees.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** More on one level are not drawn: nobody reads so wide a picture. */
const widest = 500;

const isHere = sql<boolean>`employee.status not in ('Left', 'Draft')`;
const isTop = sql<boolean>`employee.line_manager_id is null`;

/** At the top stand those without a manager who lead others. */
const leads = sql<boolean>`exists (select 1 from employee as report
  where report.line_manager_id = employee.id and report.status not in ('Left', 'Draft'))`;

const under = (person: string): Condition => sql<boolean>`employee.line_manager_id = ${person}`;

/** Looked up from the top: one condition with `or` would read every person. */
const topTwo: Condition = sql<boolean>`employee.id in (
  select employee.id from employee where ${isTop} and ${leads}
  union all
  select report.id from employee join employee as report on report.line_manager_id = employee.id
  where ${isTop} and ${isHere})`;

const way = (person: string) => sql`with recursive way (id, manager) as (
    select id, line_manager_id from employee where id = ${person}
    union
    select above.id, above.line_manager_id from way join employee as above on above.id = way.manager
  )`;
const onWay = (person: string): Condition =>
  sql<boolean>`employee.id in (${way(person)} select id from way)`;
/** Those who stand beside each step of the way, under the same manager; the steps too. */
const besideWay = (person: string): Condition => sql<boolean>`employee.id in (${way(person)}
  select beside.id from way join employee as beside
    on beside.id = way.id or beside.line_manager_id = way.manager)`;

/** Whom each stands under, and how many of those under them the reader may know. */
async function placesOf(db: Db, ids: readonly string[], isKnown: Condition) {
  const found = await sql<{ id: string; under: string | null; reports: number }>`
    select one.id, one.line_manager_id as under, (select count(*)::int
      from employee where employee.line_manager_id = one.id and ${isKnown}) as reports
    from employee as one where one.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** Names only, for everyone on the staff; a level at a time, so that ten thousand are no matter. */
export async function readChart(
  db: Db,
  actor: Actor,
  asked: { readonly under?: string; readonly to?: string },
) {
  const level = asked.under ? under(asked.under) : topTwo;
  const which = asked.to ? besideWay(asked.to) : level;
  const isKnown = sql<boolean>`${isHere} and ${withinRule(staffRead, actor)}`;
  const askedFor = (condition: Condition): EmployeeFilter => ({
    projection: 'directory',
    where: sql<boolean>`${isKnown} and ${condition}`,
  });
  const found = (condition: Condition) =>
    findEmployees(db, askedFor(condition), 'name', { limit: widest, pageNo: 1 });
  const drawn = await found(which);
  const total = drawn.length < widest ? drawn.length : await countEmployees(db, askedFor(which));
  // who is looked for, and the way there, is told whatever else is left out
  const known = new Set(drawn.map((row) => row.id));
  const steps = asked.to && total > drawn.length ? await found(onWay(asked.to)) : [];
  const rows = [...drawn, ...steps.filter((row) => !known.has(row.id))];
  const places = await placesOf(
    db,
    rows.map((row) => row.id),
    isKnown,
  );
  const nodes = rows.map((row) => ({
    ...row,
    under: places.get(row.id)?.under ?? null,
    reports: places.get(row.id)?.reports ?? 0,
  }));
  return { nodes, total };
}
