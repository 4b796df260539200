import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { Client, Reply } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';

/** A house of one's own for each: who is the last administrator depends on all others. */
let test: TestApp;
let id: string;
let admin: Client;
beforeEach(async () => {
  test = await makeApp();
  id = await test.newUser({ name: 'First Admin' });
  admin = await test.enter({ kind: 'user', id });
});
afterEach(() => test.close());

const another = async (more: Parameters<TestApp['newUser']>[0] = {}) => {
  const other = await test.newUser({ name: 'Second Admin', ...more });
  return { id: other, client: await test.enter({ kind: 'user', id: other }) };
};
const outcome = (reply: Reply) => (reply.status === 200 ? 'done' : reply.at('code'));
const ableAdmins = () =>
  test.database.db
    .selectFrom('user_account')
    .select('id')
    .where('user_role', '=', 'ADMIN')
    .where('disabled_at', 'is', null)
    .where('concern_id', 'is', null)
    .execute();

describe('the own account', () => {
  it.each([
    ['disabled', (client: Client, own: string) => client.put(`/users/${own}`, { active: 'No' })],
    ['demoted', (client: Client, own: string) => client.put(`/users/${own}`, { userRole: 'HR' })],
    ['deleted', (client: Client, own: string) => client.delete(`/users/${own}`)],
  ])('is not %s by oneself, even with another administrator', async (_, deed) => {
    await another();
    expect(outcome(await deed(admin, id))).toBe('identity.own-user');
    expect((await admin.get('/admin-auth/me')).status).toBe(200);
    expect((await admin.get(`/users/${id}`)).body).toMatchObject({
      users: { can: { change: true, remove: false } },
    });
  });

  it('may be renamed', async () => {
    expect((await admin.put(`/users/${id}`, { name: 'New Name' })).status).toBe(200);
  });
});

describe('the last administrator', () => {
  it('is not limited to a concern by oneself', async () => {
    const concern = (await admin.post('/concern', { name: 'North' })).at('concern._id');
    const reply = await admin.put(`/users/${id}`, { organization: concern });
    expect(reply.body).toMatchObject({
      code: 'identity.last-admin',
      message: expect.stringMatching(/^First Admin is the last administrator/) as string,
    });
  });

  it.each<[string, (client: Client, other: string) => Promise<Reply>]>([
    ['demote', (client, other) => client.put(`/users/${other}`, { userRole: 'HR' })],
    ['disable', (client, other) => client.put(`/users/${other}`, { active: 'No' })],
    ['delete', (client, other) => client.delete(`/users/${other}`)],
  ])('stays when two %s each other at once', async (_, deed) => {
    for (let round = 0; round < 5; round += 1) {
      const other = await another();
      const left = await Promise.all([deed(admin, other.id), deed(other.client, id)]);
      const done = left.filter((reply) => reply.status === 200);
      expect(done.length, left.map((reply) => reply.text).join()).toBe(1);
      expect(await ableAdmins()).toHaveLength(1);
      const [survivor] = await ableAdmins();
      id = survivor?.id ?? '';
      admin = await test.enter({ kind: 'user', id });
    }
  });

  const today = () => test.clock.today('Asia/Dhaka');
  const personOf = async (user: string): Promise<string> => {
    const person = await test.newPerson({ joinedOn: addDays(today(), -30) });
    await test.database.db
      .updateTable('user_account')
      .set({ employee_id: person })
      .where('id', '=', user)
      .execute();
    return person;
  };
  const leave = (client: Client, person: string, date: string) =>
    client.post(`/employee/${person}/life`, { action: 'leave', date, leavingReason: 'Resigned' });

  it.each([
    ['today', -1],
    ['on a day to come', 30],
  ])('does not leave the house %s; with another one, yes', async (_, days) => {
    const person = await personOf(id);
    const hr = await test.as('hr');
    const date = addDays(today(), days);
    expect((await leave(hr, person, date)).body).toMatchObject({
      code: 'identity.last-admin',
      message: expect.stringMatching(/^First Admin is the last administrator/) as string,
    });
    expect((await admin.get('/admin-auth/me')).status).toBe(200);
    const second = await another();
    expect((await leave(hr, person, date)).status).toBe(200);
    // the second is the last from now on, also while the first is still here
    const concern = (await second.client.post('/concern', { name: 'North' })).at('concern._id');
    const limited = await second.client.put(`/users/${second.id}`, { organization: concern });
    expect(outcome(limited)).toBe('identity.last-admin');
  });

  it.each([
    ['today', 0],
    ['on a day to come', 30],
  ])('is not suspended %s; with another one, yes', async (_, days) => {
    const person = await personOf(id);
    const hr = await test.as('hr');
    const given = { action: 'suspend', date: addDays(today(), days) };
    const suspended = () => hr.post(`/employee/${person}/life`, given);
    expect(outcome(await suspended())).toBe('identity.last-admin');
    await another();
    expect((await suspended()).status).toBe(200);
  });

  it('is not tied to a person who is about to leave', async () => {
    const person = await test.newPerson();
    const hr = await test.as('hr');
    expect((await leave(hr, person, addDays(today(), 30))).status).toBe(200);
    const tied = await admin.put(`/users/${id}`, { employeeId: person });
    expect(outcome(tied)).toBe('identity.last-admin');
    await another();
    expect((await admin.put(`/users/${id}`, { employeeId: person })).status).toBe(200);
  });

  it('stays when two leave at once, and when one leaves while the other is disabled', async () => {
    const hr = await test.as('hr');
    for (let round = 0; round < 5; round += 1) {
      const other = await another();
      const [mine, theirs] = [await personOf(id), await personOf(other.id)];
      const gone = addDays(today(), -1);
      const rival = () =>
        round % 2 ? leave(hr, theirs, gone) : admin.put(`/users/${other.id}`, { active: 'No' });
      const replies = await Promise.all([leave(hr, mine, gone), rival()]);
      const done = replies.filter((reply) => reply.status === 200);
      expect(done.length, replies.map((reply) => reply.text).join()).toBe(1);
      if (done[0] === replies[0]) {
        id = other.id;
        admin = other.client;
      }
    }
  });

  it('is not one who was invited only, is disabled or has left', async () => {
    const employeeId = await test.newPerson();
    await another({ employeeId });
    const disabled = await another();
    await admin.put(`/users/${disabled.id}`, { active: 'No' });
    const invited = { name: 'Invited', email: 'invited@example.com', userRole: 'ADMIN' };
    expect((await admin.post('/users', invited)).status).toBe(200);
    await test.database.db.updateTable('employee').set({ status: 'Left' }).execute();
    const concern = (await admin.post('/concern', { name: 'North' })).at('concern._id');
    const reply = await admin.put(`/users/${id}`, { organization: concern });
    expect(outcome(reply)).toBe('identity.last-admin');
  });
});

describe('an administrator of one concern', () => {
  it('sees, makes and changes users of that concern only', async () => {
    const [north, south] = [
      (await admin.post('/concern', { name: 'North' })).at('concern._id'),
      (await admin.post('/concern', { name: 'South' })).at('concern._id'),
    ];
    const limited = await another({ concernId: north });
    const [near, far] = [
      await another({ concernId: north, role: 'HR' }),
      await another({ concernId: south, role: 'HR' }),
    ];
    const { client } = limited;
    const listed = await client.get('/users/data?sort=createdAt');
    const { data } = listed.body as { data: Record<string, unknown>[] };
    expect(data.map((row) => Object.values(row)[0])).toEqual([limited.id, near.id]);
    for (const foreign of [far.id, id]) {
      expect((await client.get(`/users/${foreign}`)).status).toBe(404);
      expect((await client.put(`/users/${foreign}`, { name: 'X' })).status).toBe(404);
      expect((await client.delete(`/users/${foreign}`)).status).toBe(404);
      expect((await client.get(`/users/${foreign}/log`)).status).toBe(404);
    }
    const given = { name: 'New', email: 'new@example.com', userRole: 'ADMIN' };
    for (const organization of [undefined, null, south]) {
      const reply = await client.post('/users', { ...given, organization });
      expect([reply.status, reply.at('fields.organization')]).toEqual([
        422,
        'Choose one that still exists.',
      ]);
    }
    for (const organization of [null, south])
      for (const target of [near.id, limited.id])
        expect((await client.put(`/users/${target}`, { organization })).status).toBe(422);
    expect((await client.post('/users', { ...given, organization: north })).status).toBe(200);
    const foreigner = await test.newPerson();
    const tied = await client.put(`/users/${near.id}`, { employeeId: foreigner });
    expect([tied.status, tied.at('fields.employeeId')]).toEqual([
      422,
      'Choose one that still exists.',
    ]);
  });
});
