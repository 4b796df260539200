import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';

let test: TestApp;
let admin: Client;
let counter = 0;
const password = 'three plain words';
const newEmail = () => `user${(counter += 1)}@example.com`;
const given = (more: object = {}) => ({
  name: 'Rahim Uddin',
  email: newEmail(),
  userRole: 'HR',
  password,
  ...more,
});
const newConcern = async () =>
  (await admin.post('/concern', { name: `Concern ${(counter += 1)}` })).at('concern._id');
const add = async (more: object = {}) => {
  const reply = await admin.post('/users', given(more));
  expect(reply.status, reply.text).toBe(200);
  return { id: reply.at('users._id'), email: reply.at('users.email') };
};

beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

describe('adding a user', () => {
  it.each([
    ['no name', { name: '' }, 400, 'name'],
    ['no address', { email: 'nobody' }, 400, 'email'],
    ['a role that does not exist', { userRole: 'ROOT' }, 400, 'userRole'],
    ['a short password', { password: 'short' }, 400, 'password'],
    ['an easy password', { password: 'password123' }, 422, 'password'],
    ['the own name as password', { password: 'rahimuddin' }, 422, 'password'],
    ['a concern that does not exist', { organization: crypto.randomUUID() }, 422, 'organization'],
    ['a person who does not exist', { employeeId: crypto.randomUUID() }, 422, 'employeeId'],
    ['an id of one’s choice', { _id: crypto.randomUUID() }, 400, '_id'],
    ['a hash', { passwordHash: 'x' }, 400, 'passwordHash'],
    ['a version', { version: 7 }, 400, 'version'],
  ])('refuses %s', async (_, more, status, field) => {
    const reply = await admin.post('/users', given(more));
    expect([reply.status, Object.keys((reply.body as { fields: object }).fields)]).toEqual([
      status,
      [field],
    ]);
  });

  it('refuses a taken address, whatever its case, and a person who has a user or has left', async () => {
    const employeeId = await test.newPerson();
    const { email } = await add({ employeeId });
    const again = await admin.post('/users', given({ email: email.toUpperCase() }));
    expect([again.status, again.at('fields.email')]).toEqual([
      422,
      'Another record already has this.',
    ]);
    const twice = await admin.post('/users', given({ employeeId }));
    expect([twice.status, twice.at('fields.employeeId')]).toEqual([
      422,
      'Another record already has this.',
    ]);
    const former = await test.newPerson({ status: 'Left' });
    expect((await admin.post('/users', given({ employeeId: former }))).status).toBe(422);
  });

  it('gives the address to one of ten who add it at once', async () => {
    const email = newEmail();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => admin.post('/users', given({ email }))),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, ...Array(9).fill(422)]);
  });

  it('answers the user with its links and what may be done, and never a hash', async () => {
    const organization = await newConcern();
    const employeeId = await test.newPerson({ name: 'Farhana Akter' });
    const reply = await admin.post('/users', given({ organization, employeeId, active: 'No' }));
    expect(reply.body).toMatchObject({
      users: {
        name: 'Rahim Uddin',
        userRole: 'HR',
        organization: { _id: organization, name: expect.stringMatching(/^Concern/) as string },
        employeeId: { _id: employeeId, name: 'Farhana Akter' },
        active: 'No',
        secondFactor: 'No',
        lastSeenAt: null,
        version: 1,
        can: { change: true, remove: true },
      },
    });
    expect(reply.text).not.toMatch(/hash|argon/i);
  });

  it('can be logged in with at once, without a password not at all', async () => {
    const { email } = await add();
    const login = (word: string, to = email) =>
      test.nobody.post('/admin-auth/login', { email: to, password: word });
    expect((await login(password)).status).toBe(200);
    const invited = await add({ password: undefined });
    for (const word of ['null', 'no account has this one'])
      expect((await login(word, invited.email)).status).toBe(401);
  });
});

describe('the list', () => {
  it('is searched, filtered, sorted and paged', async () => {
    const organization = await newConcern();
    const names = ['Zakir', 'babul', 'Ayesha'];
    for (const name of names)
      await add({ name: `${name} Listed`, organization, userRole: 'RECRUITER' });
    const namesOf = async (query: string) => {
      const reply = await admin.get(`/users/data?organization=${organization}&${query}`);
      expect(reply.status, reply.text).toBe(200);
      const { data, total } = reply.body as { data: { name: string }[]; total: number };
      return [total, ...data.map((row) => row.name.split(' ')[0])];
    };
    expect(await namesOf('')).toEqual([3, 'Zakir', 'babul', 'Ayesha']);
    expect(await namesOf('sort=name')).toEqual([3, 'Ayesha', 'babul', 'Zakir']);
    expect(await namesOf('sort=name&limit=2&pageNo=2')).toEqual([3, 'Zakir']);
    expect(await namesOf('search=BUL LIS')).toEqual([1, 'babul']);
    expect(await namesOf('search=%25')).toEqual([0]);
    expect(await namesOf('userRole=HR')).toEqual([0]);
    expect(await namesOf('active=No')).toEqual([0]);
    for (const sort of ['email', 'userRole', 'active', 'createdAt', 'lastSeenAt'])
      expect((await namesOf(`sort=-${sort}`))[0]).toBe(3);
    expect((await admin.get('/users/data?sort=password_hash')).status).toBe(400);
    expect((await admin.get('/users/data?organization=x')).status).toBe(400);
  });

  it('is found in by a part of name or address, twenty at most', async () => {
    for (let index = 0; index < 22; index += 1) await test.newUser({ name: `Searched ${index}` });
    const found = await admin.get('/users/user-search?searchKeyword=searched');
    const { data, total, limit } = found.body as { data: []; total: number; limit: number };
    expect([data.length, total, limit]).toEqual([20, 22, 20]);
    const { email, id } = await add();
    const byMail = await admin.get(`/users/user-search?searchKeyword=${email}`);
    expect(byMail.at('data.0._id')).toBe(id);
    expect((await admin.get('/users/user-search')).status).toBe(200);
  });

  it('tells when each was last seen', async () => {
    const { id } = await add();
    expect((await admin.get(`/users/${id}`)).at('users.lastSeenAt')).toBe('null');
    await test.enter({ kind: 'user', id });
    expect((await admin.get(`/users/${id}`)).at('users.lastSeenAt')).toMatch(/^\d{4}-/);
  });

  it('may be read by HR and all-access, who change nothing', async () => {
    const { id } = await add();
    for (const reader of [await test.as('hr'), await test.as('allAccess')]) {
      const reply = await reader.get(`/users/${id}`);
      expect(reply.body).toMatchObject({ users: { can: { change: false, remove: false } } });
      expect((await reader.put(`/users/${id}`, { name: 'X' })).status).toBe(403);
      expect((await reader.delete(`/users/${id}`)).status).toBe(403);
    }
  });
});

describe('changing a user', () => {
  it('refuses a stale version with who, when and what, and logins are no changes', async () => {
    const { id } = await add();
    await test.enter({ kind: 'user', id });
    await admin.put(`/users/${id}`, { name: 'Karim Uddin', version: 1 });
    const client = await test.enter({ kind: 'user', id });
    await client.post('/admin-auth/logout');
    const late = await admin.put(`/users/${id}`, { name: 'Salim Uddin', version: 1 });
    expect([late.status, late.at('code')]).toEqual([409, 'record.changed-meanwhile']);
    expect(late.at('message')).toMatch(/^A admin changed this record on .*\(Name\)/);
    expect((await admin.put(`/users/${id}`, { name: 'Salim Uddin', version: 2 })).status).toBe(200);
  });

  it('leaves what is not mentioned, clears what is null, and counts no empty change', async () => {
    const { id, email } = await add({ organization: await newConcern() });
    const same = await admin.put(`/users/${id}`, { email });
    expect(same.at('users.version')).toBe('1');
    const cleared = await admin.put(`/users/${id}`, { organization: null });
    expect(cleared.body).toMatchObject({ users: { organization: null, email, version: 2 } });
    const other = await add();
    const taken = await admin.put(`/users/${id}`, { email: other.email });
    expect([taken.status, taken.at('fields.email')]).toEqual([
      422,
      'Another record already has this.',
    ]);
    expect((await admin.put(`/users/${crypto.randomUUID()}`, { name: 'X' })).status).toBe(404);
  });

  it.each([
    ['disabling', { active: 'No' }],
    ['a new role', { userRole: 'PAYROLL' }],
  ])('%s ends the sessions at once', async (_, change) => {
    const { id } = await add();
    const client = await test.enter({ kind: 'user', id });
    await admin.put(`/users/${id}`, { name: 'Still There' });
    expect((await client.get('/admin-auth/me')).status).toBe(200);
    expect((await admin.put(`/users/${id}`, change)).status).toBe(200);
    expect((await client.get('/admin-auth/me')).at('code')).toBe('session.ended');
    const open = await test.database.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  it('a new address makes the links in the old mailbox worthless', async () => {
    const open = (of: string) =>
      test.database.db
        .selectFrom('one_time_link')
        .select('purpose')
        .where('account_id', '=', of)
        .where('used_at', 'is', null)
        .execute();
    const [forgetful, invited] = [await add(), await add({ password: undefined })];
    await test.nobody.post('/admin-auth/forgot-password', { email: forgetful.email });
    expect(await open(forgetful.id)).toEqual([{ purpose: 'reset' }]);
    await admin.put(`/users/${forgetful.id}`, { email: newEmail() });
    expect(await open(forgetful.id)).toEqual([]);
    const email = newEmail();
    await admin.put(`/users/${invited.id}`, { email });
    expect(await open(invited.id)).toEqual([{ purpose: 'invite' }]);
    const mails = test.database.db.selectFrom('mail').select('kind').where('recipient', '=', email);
    expect(await mails.execute()).toHaveLength(1);
  });

  it('leaves an entry of what was changed', async () => {
    const { id } = await add();
    await admin.put(`/users/${id}`, { userRole: 'RECRUITER', name: 'Anew' });
    const entries = await test.database.db
      .selectFrom('audit_entry')
      .select(['action', 'changed'])
      .where('record_id', '=', id)
      .orderBy('at')
      .execute();
    expect(entries.at(-1)).toEqual({ action: 'user.change', changed: ['name', 'userRole'] });
  });
});

describe('deleting a user', () => {
  it('tells whoever still holds a session, and is over', async () => {
    const { id } = await add();
    const client = await test.enter({ kind: 'user', id });
    expect((await admin.delete(`/users/${id}`)).body).toEqual({});
    expect((await client.get('/admin-auth/me')).at('message')).toBe(
      'The user belonging to this token no longer exists.',
    );
    expect((await admin.get(`/users/${id}`)).status).toBe(404);
    expect((await admin.delete(`/users/${id}`)).status).toBe(404);
  });
});

describe('the log', () => {
  it('shows logins and changes of one user, the newest first, in pages', async () => {
    const { id, email } = await add({ userRole: 'ADMIN' });
    const login = await test.nobody.post('/admin-auth/login', { email, password });
    expect(login.status).toBe(200);
    const client = await test.enter({ kind: 'user', id });
    await client.post('/designation', { name: `Logged ${(counter += 1)}` });
    const log = await admin.get(`/users/${id}/log?limit=1`);
    expect(log.body).toMatchObject({
      total: 2,
      pageNo: 1,
      limit: 1,
      data: [{ action: 'designation.create', record: 'designation' }],
    });
    const second = await admin.get(`/users/${id}/log?limit=1&pageNo=2`);
    expect(second.body).toMatchObject({ data: [{ action: 'identity.login', recordId: id }] });
    expect((await admin.get(`/users/${crypto.randomUUID()}/log`)).status).toBe(404);
  });
});
