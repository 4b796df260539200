import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';

/** Someone limited to one concern: what belongs to another one is not there for them. */
let test: TestApp;
let admin: Client;
let limited: Client;
const ids: Record<string, string> = {};

beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  for (const side of ['North', 'South']) {
    const concern = await admin.post('/concern', { name: side });
    ids[side] = concern.at('concern._id');
    const department = await admin.post('/department', {
      name: 'Sales',
      concernCompany: ids[side],
    });
    ids[`${side} department`] = department.at('department._id');
    const unit = await admin.post('/unit', {
      name: 'Depot',
      department: ids[`${side} department`],
    });
    ids[`${side} unit`] = unit.at('data._id');
    const part = await admin.post('/sub-unit', { name: 'Ramp', unitId: ids[`${side} unit`] });
    ids[`${side} sub-unit`] = part.at('data._id');
  }
  const id = await test.newUser({ role: 'HR', concernId: ids.North });
  limited = await test.enter({ kind: 'user', id });
});
afterAll(() => test.close());

it.each(['concern', 'department', 'unit', 'sub-unit'])(
  'lists and shows only its own: %s',
  async (record) => {
    const name = record === 'concern' ? '' : ` ${record}`;
    const listed = await limited.get(`/${record}/data`);
    expect(listed.body).toMatchObject({ total: 1, data: [{ _id: ids[`North${name}`] }] });
    expect((await limited.get(`/${record}/${ids[`North${name}`]}`)).status).toBe(200);
    const foreign = `/${record}/${ids[`South${name}`]}`;
    expect((await limited.get(foreign)).status).toBe(404);
    expect((await limited.put(foreign, { name: 'Taken over' })).status).toBe(404);
    expect((await limited.delete(foreign)).status).toBe(404);
    expect((await limited.get(`/${record}/export`)).text.trim().split('\n')).toHaveLength(2);
  },
);

it('adds nothing to another concern and moves nothing there', async () => {
  const added = await limited.post('/department', { name: 'Spy', concernCompany: ids.South });
  expect(added.status).toBe(404);
  const moved = await limited.put(`/department/${ids['North department']}`, {
    name: 'Moved',
    concernCompany: ids.South,
  });
  expect(moved.status).toBe(404);
  expect((await admin.get('/department/data?search=Spy')).at('total')).toBe('0');
  expect((await limited.get('/department/data')).at('total')).toBe('1');
});

it('sees what belongs to no concern', async () => {
  await admin.post('/region', { name: 'Everywhere' });
  expect((await limited.get('/region/data')).at('total')).toBe('1');
});
