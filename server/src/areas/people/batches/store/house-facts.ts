import { sql } from 'kysely';
import type { Handle } from '../../../../platform/db/transaction.ts';
import {
  type MatchedLink,
  linkList,
  type LinkList,
} from '../../../../platform/sheets/rules/find-link.ts';
import type { Managers } from '../../rules/manager-loops.ts';
import { type Manager, uniqueKey } from '../../rules/person-facts.ts';
import type { SheetLinkField } from '../../rules/sheet/sheet-fields.ts';
import type { Acting } from '../../../../platform/sheets/batches/acting.ts';

/** Where each link is looked up, and what it lies in. */
const tables: Readonly<Record<SheetLinkField, readonly [table: string, parent: string | null]>> = {
  designationId: ['designation', null],
  departmentId: ['department', 'concern_id'],
  unitId: ['unit', 'department_id'],
  subUnitId: ['sub_unit', 'unit_id'],
  locationId: ['location', null],
  regionId: ['region', null],
  areaId: ['area', 'region_id'],
  categoryId: ['employee_category', null],
};

async function listOf(db: Handle, table: string, parent: string | null): Promise<LinkList> {
  const found = await sql<MatchedLink>`select id, name, inactive_at is null as "isActive",
    ${parent === null ? sql`null` : sql.ref(parent)} as "parentId" from ${sql.table(table)}`.execute(
    db,
  );
  return linkList(found.rows);
}

/** A department of another concern is not there for someone who is limited to some. */
function within(departments: LinkList, acting: Acting): LinkList {
  const concerns = acting?.concerns ?? 'all';
  if (concerns === 'all') return departments;
  const all = [...departments.byId.values()];
  return linkList(all.filter(({ parentId }) => parentId !== null && concerns.includes(parentId)));
}

export async function readLinks(db: Handle, acting: Acting) {
  const lists: [SheetLinkField, LinkList][] = [];
  for (const field of Object.keys(tables) as SheetLinkField[])
    lists.push([field, await listOf(db, ...tables[field])]);
  const links = Object.fromEntries(lists) as Record<SheetLinkField, LinkList>;
  return {
    concerns: await listOf(db, 'concern', null),
    links: { ...links, departmentId: within(links.departmentId, acting) },
  };
}

/** Who has these numbers, addresses and identities now. */
export async function readOwners(
  db: Handle,
  asked: {
    readonly numbers: readonly string[];
    readonly emails: readonly string[];
    readonly nationalIds: readonly string[];
  },
): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ field: string; value: string; id: string }>`
    select 'number' as field, number as value, id from employee
      where lower(number) = any(${[...asked.numbers]})
    union all select 'email', email, id from employee where lower(email) = any(${[...asked.emails]})
    union all select 'nationalId', national_id, employee_id from person_detail
      where national_id = any(${[...asked.nationalIds]})`.execute(db);
  return new Map(found.rows.map(({ field, value, id }) => [uniqueKey(field, value), id]));
}

interface ManagerRow {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly isOffered: boolean;
  readonly isSuspended: boolean;
  readonly leavesFrom: string | null;
}

/** By number (in small letters) and by id. */
export async function readManagers(
  db: Handle,
  keys: readonly string[],
): Promise<Map<string, Manager>> {
  const found = await sql<ManagerRow>`select id, number, name,
      status not in ('Left', 'Draft') as "isOffered", status = 'Suspended' as "isSuspended",
      (last_day + 1)::text as "leavesFrom" from employee
    where lower(number) = any(${[...keys]})
      or id = any(array(select key::uuid from unnest(${[...keys]}::text[]) as key
        where key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'))`.execute(db);
  const managers = new Map<string, Manager>();
  for (const { number, ...manager } of found.rows)
    for (const key of [manager.id, number.toLowerCase()]) managers.set(key, manager);
  return managers;
}

/** Everyone's managers of today and of every day to come. */
export async function readTree(db: Handle, today: string): Promise<Map<string, Set<string>>> {
  const found = await sql<{ person: string; above: string }>`
    select distinct period.employee_id as person, step.id as above from employment_period as period
    cross join lateral (values (period.line_manager_id), (period.second_tier_id)) as step (id)
    where step.id is not null and not exists (
      select 1 from employment_period as later where later.employee_id = period.employee_id
        and later.from_date > period.from_date and later.from_date <= ${today})`.execute(db);
  const tree = new Map<string, Set<string>>();
  for (const { person, above } of found.rows)
    tree.set(person, (tree.get(person) ?? new Set()).add(above));
  return tree satisfies Managers;
}

/** The numbers of those among some values that are ids of people. */
export async function readNumbers(
  db: Handle,
  values: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ id: string; number: string }>`select id, number from employee
    where id::text = any(${[...values]})`.execute(db);
  return new Map(found.rows.map(({ id, number }) => [id, number]));
}
