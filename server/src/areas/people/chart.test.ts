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
