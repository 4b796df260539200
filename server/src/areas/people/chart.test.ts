import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';

let test: TestApp;
let reader: Client;
const ids = new Map<string, string>();
beforeAll(async () => {
  test = await makeApp();
  const add = async (name: string, manager?: string, status?: 'Left') =>
    ids.set(name, await test.newPerson({ name, status, managerId: manager && ids.get(manager) }));
  await add('Chief');
  await add('North', 'Chief');
  await add('South', 'Chief');
  await add('Rahim', 'North');
  await add('Salma', 'North');
  await add('Karim', 'Rahim');
  reader = await test.enter({ kind: 'employee', id: ids.get('Karim') ?? '' });
});
afterAll(() => test.close());

const drawn = async (query: string): Promise<string[]> => {
  const reply = await reader.get(`/employee/organisation-chart${query}`);
  const { data } = reply.body as {
    data: { name: string; reports: number; under: string | null }[];
  };
  const nameOf = new Map([...ids].map(([name, id]) => [id, name]));
  return data.map((node) => `${node.name} ${node.reports} ${nameOf.get(node.under ?? '') ?? '-'}`);
};

it('opens with the top and the level below it', async () => {
  expect(await drawn('')).toEqual(['Chief 2 -', 'North 2 Chief', 'South 0 Chief']);
});

it('opens the people of one', async () => {
  expect(await drawn(`?under=${ids.get('North')}`)).toEqual(['Rahim 1 North', 'Salma 0 North']);
});

it('shows the way to someone, with those beside it', async () => {
  expect(await drawn(`?to=${ids.get('Karim')}`)).toEqual([
    'Chief 2 -',
    'Karim 0 Rahim',
    'North 2 Chief',
    'Rahim 1 North',
    'Salma 0 North',
    'South 0 Chief',
  ]);
});

it('leaves out who has left, and tells names only', async () => {
  await test.database.db
    .updateTable('employee')
    .set({ status: 'Left' })
    .where('name', '=', 'Salma')
    .execute();
  expect(await drawn(`?under=${ids.get('North')}`)).toEqual(['Rahim 1 North']);
  const reply = await reader.get('/employee/organisation-chart');
  const { data } = reply.body as { data: object[] };
  expect(Object.keys(data[0] ?? {}).toSorted()).toEqual([
    '_id',
    'department',
    'designation',
    'email',
    'localName',
    'location',
    'name',
    'number',
    'phone',
    'photo',
    'reports',
    'under',
  ]);
  expect((await (await test.as('applicant')).get('/employee/organisation-chart')).status).toBe(403);
});

it('tells how many there are where a level is too wide to be told, and always who is looked for', async () => {
  const wide = await test.newPerson({ name: 'Wide', managerId: ids.get('Chief') });
  const one = await test.newPerson({ name: 'A zealous one', managerId: wide });
  await sql`insert into employee (id, number, name, designation_id, line_manager_id, status, version,
      is_assessor, head_of_department, created_at, updated_at, grams, near)
    select gen_random_uuid(), 'W-' || which, 'W ' || which, designation_id, line_manager_id, status, 1,
      false, false, created_at, updated_at, '{}', '{}'
    from employee, generate_series(1, 511) as which where id = ${one}`.execute(test.database.db);
  const read = async (query: string) => {
    const { body } = await reader.get(`/employee/organisation-chart?${query}`);
    return body as { data: { _id: string }[]; total: number };
  };
  const level = await read(`under=${wide}`);
  expect([level.data.length, level.total]).toEqual([500, 512]);
  const narrow = await read(`under=${ids.get('North')}`);
  expect(narrow.total).toBe(narrow.data.length);
  const last = await test.newPerson({ name: 'Zz', managerId: wide });
  const way = await read(`to=${last}`);
  expect(way.data.map((node) => node._id)).toContain(last);
  expect(way.data.map((node) => node._id)).toContain(wide);
  expect(way.total).toBeGreaterThan(way.data.length);
});
