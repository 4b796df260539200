import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grow } from '../../demo/bulk/grow.ts';
import { loadDemo } from '../../demo/demo.ts';
import { systemClock } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/rows.generated.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { newDatabaseUrl } from '../../testing/postgres/test-database.ts';
import { listEmployees } from './record/list-employees.ts';
import { searchPeople } from './record/search-people.ts';
import { nowOn, todayInDhaka } from '../../testing/clocks/in-dhaka.ts';

/** With many people no list and no search reads them all: asked of the planner for what is really sent. */
const people = 4000;
const today = todayInDhaka();
let pool: pg.Pool;
let db: Kysely<DB>;
let sent: LogEvent['query'][] = [];
const ids = new Map<string, string>();

beforeAll(async () => {
  const url = await newDatabaseUrl();
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  await loadDemo(database.patient, systemClock);
  await grow(database.patient, { count: people - 320, first: 320 }, nowOn(today), () => undefined);
  await sql`vacuum analyze`.execute(database.patient);
  await database.close();
  pool = new pg.Pool({ connectionString: url });
  const log = ({ query }: LogEvent) => void sent.push(query);
  db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log });
  const found = await sql<{ name: string; id: string }>`
    select 'department' as name, id from department where name = 'Procurement'
    union all select 'designation', id from designation where name = 'Regional Sales Manager'
    union all select 'unit', id from unit where name = 'Packaging buying'
    union all select 'subUnit', id from sub_unit where name = 'Key accounts'
    union all select 'region', id from region where name = 'Khulna'
    union all select 'area', id from area where name = 'Bogura'
    union all select email, id from employee where email like '%@example.com'`.execute(db);
  for (const { name, id } of found.rows) ids.set(name, id);
});
afterAll(() => db.destroy());

const admin: Actor = {
  kind: 'user',
  accountId: '',
  sessionId: '',
  personId: null,
  formerPersons: [],
  name: '',
  capacities: ['admin'],
  concerns: 'all',
  departments: [],
};
const leader = (email: string, ...more: Actor['capacities']): Actor => ({
  ...admin,
  kind: 'employee',
  personId: ids.get(email) ?? null,
  capacities: ['employee', 'lineManager', ...more],
});

/** Every statement that was sent, as the planner would run it; the small tables are read whole. */
async function plansOf(work: () => Promise<unknown>): Promise<string> {
  sent = [];
  await work();
  const plans: string[] = [];
  for (const query of sent) {
    const plan = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query.sql}`, [
      ...query.parameters,
    ]);
    plans.push(...plan.rows.map((row) => row['QUERY PLAN']));
  }
  expect(plans.length).toBeGreaterThan(3);
  return plans.join('\n');
}
const everybody = /Seq Scan on (employee|employment_period)\b(?!_)/;

describe('the list', () => {
  it.each(['department', 'designation', 'unit', 'subUnit', 'region', 'area'])(
    'by %s finds its way by an index',
    async (field) => {
      const query = { limit: 50, [field]: ids.get(field) };
      expect(await plansOf(() => listEmployees(db, admin, query))).not.toMatch(everybody);
    },
  );

  it.each([
    ['Suspended', { status: 'Suspended' as const }],
    ['Contract', { employmentType: 'Contract' as const }],
    ['what is due', { confirmationDueBefore: addDays(today, 30), sort: 'confirmationDueDate' }],
    ['what is searched', { search: 'Nasreen Sultana' }],
    ['words in another order', { search: 'Sultana Nasreen' }],
    ['a phone however it is written', { search: '+880 1711-22 33' }],
  ])('by %s too', async (_, query) => {
    expect(await plansOf(() => listEmployees(db, admin, query))).not.toMatch(everybody);
  });

  it.each([
    'name',
    '-number',
    'status',
    'joiningDate',
    '-designation',
    'department',
    'createdAt',
    '-updatedAt',
  ])('sorted by %s sorts no more than a page of each group', async (sort) => {
    const plans = await plansOf(() => listEmployees(db, admin, { sort }));
    expect(plans).not.toMatch(everybody);
    for (const [, rows] of plans.matchAll(/Sort {2}\(cost=\S+ rows=(\d+)/g))
      expect(Number(rows)).toBeLessThan(people / 5);
  });

  it.each([
    ['a manager', 'manager@example.com', []],
    ['a second tier', 'second@example.com', ['secondTier'] as const],
  ])('of %s looks only at those below', async (_, email, more) => {
    const plans = await plansOf(() => listEmployees(db, leader(email, ...more), {}));
    expect(plans).not.toMatch(everybody);
  });

  it('with faces and links sends two statements, however many rows it has', async () => {
    for (const limit of [1, 200]) {
      await plansOf(() => listEmployees(db, admin, { limit }));
      expect(sent).toHaveLength(2);
    }
  });

  it('of another day reads the periods of a person by their index', async () => {
    const plans = await plansOf(() => listEmployees(db, admin, { asOf: addDays(today, -400) }));
    expect(plans).not.toMatch(/Seq Scan on employment_period/);
  });
});

describe('the search', () => {
  it.each([
    'EMP-00900',
    'Nasreen Sultana',
    'Nasrean Sultana',
    'Qqzzxxvv',
    'নাসরিন',
    '+880 1711-223344',
  ])('for %s goes by what words have in common', async (text) => {
    const plans = await plansOf(() => searchPeople(db, admin, text));
    expect(plans).not.toMatch(everybody);
    expect(plans).not.toContain('employee_by_name');
    expect(plans).toContain('employee_by_grams');
  });
});
