import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.ts';
import { Client } from '../../../testing/client.ts';
import { leastCosts } from '../../../testing/processes/cost.ts';
import { linkTo, mailsTo } from '../../../testing/files/mailed.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { evenRecoveryTime } from './recovery.ts';

let test: TestApp;
let counter = 0;
const password = 'three plain words';
const newWord = 'four other plain words';

beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

const newUser = async (given: { password?: string } = {}) => {
  const email = `person${(counter += 1)}@example.com`;
  return { email, id: await test.newUser({ email, ...given }) };
};
const forgot = (email: string, path = '/admin-auth') =>
  test.nobody.post(`${path}/forgot-password`, { email });
const linkFor = async (email: string) => {
  expect((await forgot(email)).body).toEqual({});
  return linkTo(test.database.db, email);
};
const reset = (token: string, word = newWord, path = '/admin-auth') =>
  test.nobody.put(`${path}/reset-password/${token}`, { password: word });
const logIn = (email: string, word: string, path = '/admin-auth') =>
  test.nobody.post(`${path}/login`, { email, password: word });

describe('a forgotten password', () => {
  it('gets the same answer for known, unknown and disabled accounts, and one mail', async () => {
    const [known, disabled] = [await newUser(), await newUser()];
    await test.database.db
      .updateTable('user_account')
      .set({ disabled_at: test.clock.now() })
      .where('id', '=', disabled.id)
      .execute();
    for (const email of [known.email, disabled.email, 'nobody@example.com']) {
      const { status, body, headers } = await forgot(email);
      expect({ status, body, length: headers['content-length'] }).toEqual({
        status: 200,
        body: {},
        length: '2',
      });
    }
    expect(await mailsTo(test.database.db, known.email)).toHaveLength(1);
    expect(await mailsTo(test.database.db, disabled.email)).toEqual([]);
    expect(await mailsTo(test.database.db, 'nobody@example.com')).toEqual([]);
  });

  it('takes the same time for known and unknown addresses, longer than its work', async () => {
    const accounts = await Promise.all(Array.from({ length: 20 }, () => newUser()));
    const { known, unknown } = await leastCosts(accounts.length, {
      known: (turn) => forgot(accounts[turn]?.email ?? ''),
      unknown: (turn) => forgot(`stranger${turn}@example.com`),
    });
    expect(Math.min(known.time, unknown.time)).toBeGreaterThanOrEqual(evenRecoveryTime - 1);
    expect(known.work).toBeLessThan(evenRecoveryTime);
  });

  it('mails a link of the configured address, whatever the request says of itself', async () => {
    const { email } = await newUser();
    await test.app.inject({
      method: 'POST',
      url: `${basePath}/admin-auth/forgot-password`,
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        forwarded: 'host=evil.example',
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
      },
      payload: { email },
    });
    const [mail] = await mailsTo(test.database.db, email);
    expect(mail?.body).toMatch(/^https:\/\/muster\.example\/reset-password\/[\w-]{43}$/m);
    expect(mail?.body).not.toContain('evil');
    expect(mail?.body).toContain('পাসওয়ার্ড');
  });

  it('is mailed to the stored address of an employee who gave a number', async () => {
    const email = 'salma@example.com';
    await test.newPerson({ number: 'EMP-77', email });
    await test.newPerson({ number: 'EMP-78' });
    for (const number of ['emp-77', 'EMP-78', 'EMP-79'])
      expect((await forgot(number, '/employee-auth')).body).toEqual({});
    const { link } = await linkTo(test.database.db, email);
    expect(link).toMatch(/^https:\/\/muster\.example\/employee\/reset-password\//);
  });

  it('is asked for five times in a row and not more from one place', async () => {
    const { email } = await newUser();
    const found: number[] = [];
    for (let at = 0; at < 7; at += 1) found.push((await forgot(email)).status);
    expect(found).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('floods nobody from fifty places at once: three mails an hour, the answer the same', async () => {
    const { email } = await newUser();
    const ask = (at: number) =>
      test.app.inject({
        method: 'POST',
        url: `${basePath}/admin-auth/forgot-password`,
        remoteAddress: `198.51.100.${at}`,
        payload: { email },
      });
    const replies = await Promise.all(Array.from({ length: 50 }, (_, at) => ask(at + 1)));
    for (const reply of replies) expect(reply.json()).toEqual({});
    expect(await mailsTo(test.database.db, email)).toHaveLength(3);
    test.clock.advance(minutes(60));
    await ask(60);
    expect(await mailsTo(test.database.db, email)).toHaveLength(4);
  });

  it('counts the spellings of one account together', async () => {
    const email = 'spelled@example.com';
    await test.newPerson({ number: 'SP-1', email });
    const found: number[] = [];
    for (const login of ['SP-1', email, 'sp-1', ' Spelled@Example.com ', 'SP-1', email])
      found.push((await forgot(login, '/employee-auth')).status);
    expect(found).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await mailsTo(test.database.db, email)).toHaveLength(3);
  });

  it('keeps only the hash of the token, and no address in the audit', async () => {
    const { email, id } = await newUser();
    const { token } = await linkFor(email);
    const db = test.database.db;
    const links = await db.selectFrom('one_time_link').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(token);
    const entries = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('record_id', '=', id)
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['identity.forgot-password']);
    expect(JSON.stringify(entries)).not.toContain(token);
  });
});

describe('a reset', () => {
  it.each(['guess', 'A'.repeat(43)])('is refused for the token %s', async (token) => {
    const reply = await reset(token);
    expect([reply.status, reply.at('code')]).toEqual([404, 'identity.link-closed']);
  });

  it('is refused by the rules of passwords, and the link stays good', async () => {
    const { email } = await newUser();
    const { token } = await linkFor(email);
    expect((await reset(token, 'short')).status).toBe(400);
    expect((await reset(token, 'password123')).body).toMatchObject({
      fields: { password: 'This password is too easy to guess. Choose another.' },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it('changes only whose token it is: another address in the body is refused', async () => {
    const [mine, other] = [await newUser({ password }), await newUser({ password })];
    const { token } = await linkFor(mine.email);
    const swap = await test.nobody.put(`/admin-auth/reset-password/${token}`, {
      password: newWord,
      email: other.email,
    });
    expect(swap.status).toBe(400);
    expect((await reset(token)).body).toMatchObject({ user: { email: mine.email } });
    expect((await logIn(other.email, password)).status).toBe(200);
    expect((await logIn(mine.email, newWord)).status).toBe(200);
    expect((await logIn(mine.email, password)).status).toBe(401);
  });

  it('works once', async () => {
    const { email } = await newUser();
    const { token } = await linkFor(email);
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token, 'five more plain words here')).at('code')).toBe(
      'identity.link-closed',
    );
  });

  it('is won by one of two at once', async () => {
    const { email } = await newUser();
    const { token } = await linkFor(email);
    const words = ['first of two words', 'second of two words'];
    const replies = await Promise.all(words.map((word) => reset(token, word)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const winner = replies[0]?.status === 200 ? words[0] : words[1];
    expect((await logIn(email, winner ?? '')).status).toBe(200);
  });

  it('is void after a newer link was sent', async () => {
    const { email } = await newUser();
    const older = await linkFor(email);
    const newer = await linkFor(email);
    expect((await reset(older.token)).status).toBe(404);
    expect((await reset(newer.token)).status).toBe(200);
  });

  it('is closed after sixty minutes', async () => {
    const other = await makeApp();
    const email = 'late@example.com';
    await other.newUser({ email });
    const put = (token: string) =>
      other.nobody.put(`/admin-auth/reset-password/${token}`, { password: newWord });
    await other.nobody.post('/admin-auth/forgot-password', { email });
    const first = await linkTo(other.database.db, email);
    other.clock.advance(minutes(60));
    expect((await put(first.token)).status).toBe(404);
    await other.nobody.post('/admin-auth/forgot-password', { email });
    const second = await linkTo(other.database.db, email);
    other.clock.advance(minutes(59));
    expect((await put(second.token)).status).toBe(200);
    await other.close();
  });

  it('is closed to a kind of account whose link it is not, even with the same id', async () => {
    const { email, id } = await newUser();
    await test.newPerson({ id });
    const { token } = await linkFor(email);
    expect((await reset(token, newWord, '/employee-auth')).status).toBe(404);
    expect((await reset(token)).status).toBe(200);
  });

  it('is closed once the account is disabled', async () => {
    const { email, id } = await newUser();
    const { token } = await linkFor(email);
    await test.database.db
      .updateTable('user_account')
      .set({ disabled_at: test.clock.now() })
      .where('id', '=', id)
      .execute();
    expect((await reset(token)).status).toBe(404);
  });

  it('ends every session, logs in at once and leaves an entry without secrets', async () => {
    const { email, id } = await newUser();
    const before = await test.enter({ kind: 'user', id });
    const { token } = await linkFor(email);
    const done = await reset(token);
    expect((await before.get('/admin-auth/me')).at('code')).toBe('session.password-changed');
    const fresh = new Client(test.app, done.at('token'));
    expect((await fresh.get('/admin-auth/me')).body).toMatchObject({ user: { email } });
    const entries = await test.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('record_id', '=', id)
      .execute();
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'identity.forgot-password',
      'identity.login',
      'identity.reset-password',
    ]);
    expect(JSON.stringify(entries)).not.toContain('plain words');
  });

  it('gives an employee a first password', async () => {
    const email = 'first@example.com';
    const id = await test.newPerson({ email });
    await test.database.db.deleteFrom('employee_account').where('employee_id', '=', id).execute();
    await forgot(email, '/employee-auth');
    const { token } = await linkTo(test.database.db, email);
    const done = await reset(token, newWord, '/employee-auth');
    expect(done.body).toMatchObject({ userType: 'employee', user: { email } });
    expect((await logIn(email, newWord, '/employee-auth')).status).toBe(200);
  });

  it('gives a new user a first password by the link of the invitation', async () => {
    const email = 'invited@example.com';
    const admin = await test.as('admin');
    await admin.post('/users', { name: 'Invited', email, userRole: 'HR' });
    const [mail] = await mailsTo(test.database.db, email);
    expect(mail?.kind).toBe('identity.invite');
    const { link, token } = await linkTo(test.database.db, email);
    expect(link).toMatch(/^https:\/\/muster\.example\/reset-password\//);
    expect((await reset(token)).body).toMatchObject({ userType: 'admin', user: { email } });
    expect((await logIn(email, newWord)).status).toBe(200);
  });

  it('claims an applicant who applied without an account, and proves the address', async () => {
    const email = 'unclaimed@example.com';
    await test.newApplicant({ email, password: null, confirmed: false });
    await forgot(email, '/career-applicant-auth');
    const { link, token } = await linkTo(test.database.db, email);
    expect(link).toMatch(/\/applicant\/reset-password\//);
    expect((await reset(token, newWord, '/career-applicant-auth')).status).toBe(200);
    expect((await logIn(email, newWord, '/career-applicant-auth')).status).toBe(200);
  });
});
