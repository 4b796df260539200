import type { UserRole } from '@muster/contract/identity/account.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../platform/clock.ts';
import { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { newSetupToken } from './login/set-up.ts';

let test: TestApp;
const password = 'three plain words';
let counter = 0;

beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

const newUser = async (role: UserRole = 'ADMIN') => {
  const email = `person${(counter += 1)}@example.com`;
  return { email, id: await test.newUser({ email, password, role }) };
};
const logIn = async (email: string, word = password) => {
  const reply = await test.nobody.post('/admin-auth/login', { email, password: word });
  return { reply, client: new Client(test.app, reply.status === 200 ? reply.at('token') : null) };
};

describe('log in', () => {
  it('gives the same answer for a wrong password, an unknown address and a disabled user', async () => {
    const { email } = await newUser();
    const disabled = await newUser();
    await test.database.db
      .updateTable('user_account')
      .set({ disabled_at: test.clock.now() })
      .where('id', '=', disabled.id)
      .execute();
    const replies = [
      await logIn(email, 'not this one'),
      await logIn('nobody@example.com'),
      await logIn(disabled.email),
    ];
    for (const { reply } of replies) {
      expect(reply.status).toBe(401);
      expect(reply.body).toEqual({
        code: 'identity.wrong-login',
        message: 'The e-mail address or the password is wrong.',
      });
    }
  });

  it.each([
    ['no password', { email: 'a@example.com' }],
    ['a list as password', { email: 'a@example.com', password: ['x'] }],
    ['an object as address', { email: { $ne: '' }, password: 'x' }],
    ['more than was asked', { email: 'a@example.com', password: 'x', role: 'ADMIN' }],
  ])('refuses %s', async (_, body) => {
    expect((await test.nobody.post('/admin-auth/login', body)).status).toBe(400);
  });

  it('answers token, user and userType, whatever the case of the address', async () => {
    const { email, id } = await newUser('HR');
    const { reply } = await logIn(` ${email.toUpperCase()} `);
    expect(reply.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      userType: 'admin',
      user: {
        _id: id,
        name: 'Test User',
        email,
        role: 'HR',
        roles: ['HR'],
        roleName: null,
        isLineManager: 'No',
        isSecondTierLineManager: 'No',
        isAssessor: 'No',
        headOfTheDepartment: 'No',
        employeeId: null,
        employeeNumber: null,
        isLimited: 'No',
        capacities: ['hr'],
        secondFactor: 'No',
        secondFactorNeeded: 'No',
        firstLogin: 'No',
        company: 'Muster',
        zone: 'Asia/Dhaka',
        weekend: [5, 6],
        currencies: { own: 'BDT', group: 'BDT', companies: [] },
      },
    });
  });

  it('tells the number of the person behind the account, and whether it reaches all concerns', async () => {
    const person = await test.newPerson();
    const own = await test.enter({ kind: 'employee', id: person });
    const number = (await own.get('/employee-auth/me')).at('user.employeeNumber');
    expect(number).toMatch(/^T-/);
    const concern = (await (await test.as('admin')).post('/concern', { name: 'Limited' })).at(
      'concern._id',
    );
    const id = await test.newUser({ employeeId: person, concernId: concern });
    const user = await test.enter({ kind: 'user', id });
    expect((await user.get('/admin-auth/me')).body).toMatchObject({
      user: { employeeId: person, employeeNumber: number, isLimited: 'Yes' },
    });
  });

  it('keeps only the hash of the token', async () => {
    const { email, id } = await newUser();
    const { client } = await logIn(email);
    const rows = await test.database.db
      .selectFrom('session')
      .selectAll()
      .where('account_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(client.token);
    expect(rows[0]?.token_hash).toHaveLength(32);
  });
});

describe('a session', () => {
  it.each(['', 'Bearer', 'Bearer x', 'Basic abc', `Bearer ${'A'.repeat(43)}`, "Bearer ' or 1=1"])(
    'is not opened by "%s"',
    async (authorization) => {
      const reply = await test.nobody.get('/admin-auth/me', { headers: { authorization } });
      expect(reply.status).toBe(401);
    },
  );

  it('tells who is logged in', async () => {
    const { email } = await newUser();
    const { client } = await logIn(email);
    const me = await client.get('/admin-auth/me');
    expect(me.body).toMatchObject({ userType: 'admin', user: { email, role: 'ADMIN' } });
  });

  it('ends with the logout, that one only', async () => {
    const { email } = await newUser();
    const [first, second] = [(await logIn(email)).client, (await logIn(email)).client];
    expect((await first.post('/admin-auth/logout')).body).toEqual({});
    expect((await first.get('/admin-auth/me')).body).toMatchObject({ code: 'session.ended' });
    expect((await second.get('/admin-auth/me')).status).toBe(200);
  });

  it('ends at once when the user is disabled', async () => {
    const { email, id } = await newUser();
    const { client } = await logIn(email);
    await test.database.db
      .updateTable('user_account')
      .set({ disabled_at: test.clock.now() })
      .where('id', '=', id)
      .execute();
    expect((await client.get('/admin-auth/me')).body).toMatchObject({ code: 'session.ended' });
  });

  it('tells the owner of a deleted account, word for word', async () => {
    const { email, id } = await newUser();
    const { client } = await logIn(email);
    await test.database.db.deleteFrom('user_account').where('id', '=', id).execute();
    expect((await client.get('/admin-auth/me')).body).toEqual({
      code: 'session.user-gone',
      message: 'The user belonging to this token no longer exists.',
    });
  });

  it('ends after thirty days', async () => {
    const other = await makeApp();
    const admin = await other.as('admin');
    other.clock.advance(days(29));
    expect((await admin.get('/admin-auth/me')).status).toBe(200);
    other.clock.advance(days(1));
    expect((await admin.get('/admin-auth/me')).status).toBe(401);
    await other.close();
  });
});

describe('own password', () => {
  const change = (client: Client, currentPassword: string, newPassword: string) =>
    client.put('/admin-auth/update-my-password', { currentPassword, newPassword });

  it('is not changed without the current one, by a short or an easy one', async () => {
    const { email } = await newUser();
    const { client } = await logIn(email);
    const wrong = await change(client, 'not this one', 'four other plain words');
    expect([wrong.status, wrong.at('code')]).toEqual([422, 'identity.wrong-password']);
    expect((await change(client, password, 'short')).status).toBe(400);
    for (const easy of [
      'password123',
      'aaaaaaaaaaaa',
      'Bangladesh71',
      `${email.split('@')[0] ?? ''}123`,
    ]) {
      const reply = await change(client, password, easy.padEnd(10, '1'));
      expect(reply.body, easy).toMatchObject({
        fields: { newPassword: 'This password is too easy to guess. Choose another.' },
      });
    }
    expect((await logIn(email)).reply.status).toBe(200);
  });

  it('gives a new token and ends every other session with the published words', async () => {
    const { email } = await newUser();
    const [here, elsewhere] = [(await logIn(email)).client, (await logIn(email)).client];
    const changed = await change(here, password, 'four other plain words');
    expect(changed.body).toMatchObject({ userType: 'admin', user: { email } });
    for (const old of [here, elsewhere])
      expect((await old.get('/admin-auth/me')).body).toEqual({
        code: 'session.password-changed',
        message: 'Password was recently changed, please log in again.',
      });
    const fresh = new Client(test.app, changed.at('token'));
    expect((await fresh.get('/admin-auth/me')).status).toBe(200);
    expect((await logIn(email)).reply.status).toBe(401);
    expect((await logIn(email, 'four other plain words')).reply.status).toBe(200);
  });

  it('is changed once by two at once', async () => {
    const { email } = await newUser();
    const { client } = await logIn(email);
    const replies = await Promise.all(
      ['first of two words', 'second of two words'].map((word) => change(client, password, word)),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 422]);
  });

  it('leaves an audit entry and no secret behind', async () => {
    const { email, id } = await newUser();
    const { client } = await logIn(email);
    await change(client, password, 'four other plain words');
    const entries = await test.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('record_id', '=', id)
      .execute();
    expect(entries.map((entry) => entry.action).toSorted()).toEqual([
      'identity.change-password',
      'identity.login',
      'identity.login',
    ]);
    expect(JSON.stringify(entries)).not.toContain('plain words');
  });
});

describe('set-up of the first administrator', () => {
  const first = { name: 'First Admin', email: 'first@example.com', password };

  it('works once, for one of two at once, and never after', async () => {
    const other = await makeApp();
    const token = await newSetupToken(other.database.db, other.clock);
    expect((await other.nobody.get(`/setup/${token}`)).body).toEqual({ open: true });
    const replies = await Promise.all([
      other.nobody.post(`/setup/${token}`, first),
      other.nobody.post(`/setup/${token}`, { ...first, email: 'second@example.com' }),
    ]);
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 404]);
    expect((await other.nobody.get(`/setup/${token}`)).body).toEqual({ open: false });
    expect(await newSetupToken(other.database.db, other.clock)).toBeNull();
    await other.close();
  });

  it('replaces an older link and ends after a day', async () => {
    const other = await makeApp();
    const older = await newSetupToken(other.database.db, other.clock);
    const newer = await newSetupToken(other.database.db, other.clock);
    expect((await other.nobody.post(`/setup/${older}`, first)).status).toBe(404);
    other.clock.advance(days(1));
    expect((await other.nobody.post(`/setup/${newer}`, first)).status).toBe(404);
    await other.close();
  });

  it('is closed to guesses once there are users', async () => {
    await newUser();
    expect((await test.nobody.get('/setup/guess')).body).toEqual({ open: false });
    expect((await test.nobody.post('/setup/guess', first)).status).toBe(404);
  });
});
