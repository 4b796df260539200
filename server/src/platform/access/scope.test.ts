import type { AccessRule, Actor, Capacity } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from '../../testing/postgres/test-database.ts';
import type { Database } from '../db/database.ts';
import { withinReach } from './scope.ts';

let database: Database;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

const actor = (capacities: Capacity[], concerns: Actor['concerns'] = 'all'): Actor => ({
  kind: 'employee',
  accountId: 'account',
  sessionId: 'session',
  personId: 'me',
  formerPersons: [],
  name: 'Me',
  capacities,
  concerns,
  departments: ['sales'],
});
const columns = {
  person: 'person',
  manager: 'manager',
  secondTier: 'second',
  department: 'department',
  concern: 'concern',
  assignee: 'assignee',
};
const rule: AccessRule = {
  employee: 'own',
  lineManager: ['own', 'sub'],
  secondTier: ['sub', 'sub2'],
  headOfDepartment: 'dept',
  assessor: 'assigned',
  hr: 'all',
};

/** person, manager, second tier, department, concern, assignee */
const people = sql`(values
  ('me', 'boss', 'chief', 'sales', 'north', 'x'),
  ('mine', 'me', 'boss', 'store', 'north', 'x'),
  ('theirs', 'mine', 'me', 'store', 'north', 'x'),
  ('colleague', 'boss', 'chief', 'sales', 'south', 'x'),
  ('candidate', 'x', 'x', 'store', 'south', 'me'),
  ('foreign', 'x', 'x', 'store', 'south', 'x')
) as row (person, manager, second, department, concern, assignee)`;

const seenBy = async (who: Actor, subject = columns) => {
  const found = await sql<{ person: string }>`select person from ${people}
    where ${withinReach(rule, who, subject)} order by person`.execute(database.db);
  return found.rows.map((row) => row.person);
};

it.each<[Capacity[], string[]]>([
  [[], []],
  [['applicant'], []],
  [['employee'], ['me']],
  [['lineManager'], ['me', 'mine']],
  [['secondTier'], ['mine', 'theirs']],
  [['headOfDepartment'], ['colleague', 'me']],
  [['assessor'], ['candidate']],
  [
    ['employee', 'assessor'],
    ['candidate', 'me'],
  ],
  [['hr'], ['candidate', 'colleague', 'foreign', 'me', 'mine', 'theirs']],
])('as %s reaches %s', async (capacities, seen) => {
  expect(await seenBy(actor(capacities))).toEqual(seen);
});

it('never reaches outside the concerns of the account', async () => {
  expect(await seenBy(actor(['hr'], ['south']))).toEqual(['candidate', 'colleague', 'foreign']);
  expect(await seenBy(actor(['headOfDepartment'], ['north']))).toEqual(['me']);
  expect(await seenBy(actor(['hr'], []))).toEqual([]);
});

it('reaches its own people in whatever concern they are', async () => {
  expect(await seenBy(actor(['lineManager', 'secondTier'], ['south']))).toEqual([
    'me',
    'mine',
    'theirs',
  ]);
});

it('reaches nothing by a scope whose column the list does not have', async () => {
  const without = {
    ...columns,
    manager: undefined,
    secondTier: undefined,
  } as unknown as typeof columns;
  expect(await seenBy(actor(['secondTier']), without)).toEqual([]);
});

it('reaches nothing of one’s own without a person behind the account', async () => {
  expect(await seenBy({ ...actor(['employee', 'lineManager']), personId: null })).toEqual([]);
});
