import { mostViews } from '@muster/contract/identity/view-calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

const view = {
  list: 'employee',
  title: 'Confirmed in sales',
  query: 'status=Confirmed&sort=name',
  columns: ['designation', 'status'],
};
const save = (client: Client, given: object = {}) =>
  client.post('/list-view', { ...view, ...given });
const saved = async (client: Client, given: object = {}) => {
  const reply = await save(client, given);
  expect(reply.status, reply.text).toBe(200);
  return reply.at('data._id');
};
const path = (id: string) => `/list-view/${id}`;
interface Listed {
  readonly data: { readonly _id: string; readonly title: string; readonly isDefault: boolean }[];
  readonly can: { readonly share: boolean };
}
const listed = async (client: Client, list = 'employee') =>
  (await client.get(`/list-view?list=${list}`)).body as Listed;
const titles = async (client: Client, list?: string) =>
  (await listed(client, list)).data.map(({ title }) => title);

describe('a saved view is refused', () => {
  it('without a session, malformed, and of a list that nobody knows', async () => {
    expect((await save(test.nobody)).status).toBe(401);
    const client = await test.as('hr');
    for (const given of [
      { title: ' ' },
      { title: 'x'.repeat(81) },
      { query: 'x'.repeat(2001) },
      { columns: 'name' },
      { colour: 'red' },
    ])
      expect((await save(client, given)).status).toBe(400);
    for (const list of ['moon', 'constructor', 'view-of-nothing'])
      expect((await save(client, { list })).status).toBe(404);
    expect((await client.get('/list-view?list=moon')).status).toBe(404);
    expect(await titles(client)).toEqual([]);
  });

  it('of a list that the caller may not see, also where it is shared', async () => {
    const admin = await test.as('admin');
    const id = await saved(admin, { list: 'users', isShared: true });
    const employee = await test.as('employee');
    expect((await save(employee, { list: 'users' })).status).toBe(404);
    expect((await employee.get('/list-view?list=users')).status).toBe(404);
    const chosen = { list: 'users', view: id };
    expect((await employee.put('/list-view', chosen)).status).toBe(404);
  });

  it('to be shared, of whoever may not share', async () => {
    const manager = await test.as('lineManager');
    expect((await save(manager, { isShared: true })).status).toBe(403);
    const id = await saved(manager);
    expect((await manager.put(path(id), { isShared: true })).status).toBe(403);
    expect(await listed(manager)).toMatchObject({
      data: [{ isShared: false }],
      can: { share: false },
    });
  });

  it('of another: not seen, not changed, not deleted, not chosen', async () => {
    const id = await saved(await test.as('hr'), { title: 'Mine alone' });
    const other = await test.as('admin');
    expect(await titles(other)).not.toContain('Mine alone');
    for (const reply of [
      await other.put(path(id), { title: 'Yours' }),
      await other.delete(path(id)),
      await other.put('/list-view', { list: 'employee', view: id }),
      await other.put(path('0193a1b2-0000-7000-8000-000000000000'), { title: 'Nobody’s' }),
    ])
      expect([reply.status, reply.at('code')]).toEqual([404, 'record.not-found']);
  });
});

describe('the own views', () => {
  it('are saved, renamed, kept anew and deleted, each once per version', async () => {
    const client = await test.as('hr');
    const id = await saved(client);
    const renamed = await client.put(path(id), { title: 'Sales', version: 1 });
    expect(renamed.body).toMatchObject({ data: { title: 'Sales', query: view.query, version: 2 } });
    const late = await client.put(path(id), { query: '', version: 1 });
    expect([late.status, late.at('code')]).toEqual([409, 'record.changed-meanwhile']);
    expect(late.at('message')).toContain('(Name)');
    await client.put(path(id), { query: 'search=rahman', columns: [], version: 2 });
    expect((await listed(client)).data).toMatchObject([{ query: 'search=rahman', columns: [] }]);
    expect(await titles(client, 'designation')).toEqual([]);
    expect((await client.delete(path(id))).body).toEqual({});
    expect(await titles(client)).toEqual([]);
  });

  it('have each a name of their own, however it is written and however many save at once', async () => {
    const client = await test.as('hr');
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => save(client, { title: at % 2 ? 'Sales' : 'SALES' })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(422)]);
    const refused = replies.find(({ status }) => status === 422);
    expect(refused?.at('fields.title')).toBe('Another record already has this.');
    const other = await saved(client, { title: 'Other' });
    expect((await client.put(path(other), { title: 'sales' })).status).toBe(422);
    expect((await save(client, { title: 'Sales', list: 'designation' })).status).toBe(200);
    expect((await save(await test.as('hr'), { title: 'Sales' })).status).toBe(200);
  });

  it('are at most fifty of a list, also when the last two come at once', async () => {
    const client = await test.as('hr');
    for (let at = 1; at < mostViews; at += 1) await saved(client, { title: `View ${at}` });
    const last = await Promise.all(['One', 'Two', 'Three'].map((title) => save(client, { title })));
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await titles(client)).toHaveLength(mostViews);
    expect((await save(client, { list: 'designation' })).status).toBe(200);
  });

  it('go with their user', async () => {
    const id = await test.newUser({ role: 'HR' });
    const client = await test.enter({ kind: 'user', id });
    const kept = await saved(client, { title: 'Of a former user', isShared: true });
    const admin = await test.as('admin');
    await admin.put('/list-view', { list: 'employee', view: kept });
    expect((await admin.delete(`/users/${id}`)).status).toBe(200);
    expect(await titles(admin)).not.toContain('Of a former user');
  });
});

describe('a shared view', () => {
  it('is seen with its owner by all who see the list, and changed by those who share', async () => {
    const hr = await test.enter({
      kind: 'user',
      id: await test.newUser({ role: 'HR', name: 'Hasan' }),
    });
    const id = await saved(hr, { title: 'Probation ends', isShared: true });
    const manager = await test.as('lineManager');
    const seen = (await listed(manager)).data.find(({ _id }) => _id === id);
    expect(seen).toMatchObject({ isOwn: false, owner: 'Hasan', can: { change: false } });
    expect((await manager.put(path(id), { title: 'Mine now' })).status).toBe(404);
    expect((await manager.delete(path(id))).status).toBe(404);
    const admin = await test.as('admin');
    expect((await admin.put(path(id), { title: 'Probation' })).status).toBe(200);
    // no longer shared it is the owner's alone
    expect((await hr.put(path(id), { isShared: false })).status).toBe(200);
    expect(await titles(manager)).not.toContain('Probation');
    expect((await admin.put(path(id), { title: 'Lost' })).status).toBe(404);
  });

  it('opens the list for whoever wants it, one view a list', async () => {
    const hr = await test.as('hr');
    const shared = await saved(hr, { title: 'For all', isShared: true });
    const manager = await test.as('lineManager');
    const own = await saved(manager, { title: 'For me' });
    const choose = (id: string | null, list = 'employee') =>
      manager.put('/list-view', { list, view: id });
    const opening = async (client: Client) =>
      (await listed(client)).data.filter(({ isDefault }) => isDefault).map(({ title }) => title);
    expect((await choose(shared)).body).toEqual({});
    expect([await opening(manager), await opening(hr)]).toEqual([['For all'], []]);
    await Promise.all([choose(own), choose(own), choose(own)]);
    expect(await opening(manager)).toEqual(['For me']);
    expect((await choose(own, 'designation')).status).toBe(404);
    await choose(shared);
    await hr.delete(path(shared));
    expect(await opening(manager)).toEqual([]);
    await choose(own);
    await choose(null);
    expect(await opening(manager)).toEqual([]);
  });

  it('leaves an entry for each change, and none where nothing changed', async () => {
    const hr = await test.as('hr');
    const id = await saved(hr, { title: 'Told' });
    await hr.put(path(id), { isShared: true });
    await hr.put(path(id), { isShared: true });
    await hr.delete(path(id));
    const entries = await test.database.db
      .selectFrom('audit_entry')
      .select(['action', 'changed'])
      .where('record_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'view.create',
      'view.change',
      'view.remove',
    ]);
    expect(entries[1]?.changed).toEqual(['isShared']);
  });
});
