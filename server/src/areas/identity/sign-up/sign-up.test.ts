import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../../platform/clock.ts';
import { Client } from '../../../testing/client.ts';
import { leastCosts } from '../../../testing/processes/cost.ts';
import { linkTo, mailsTo } from '../../../testing/files/mailed.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { evenSignUpTime } from './sign-up.ts';

let test: TestApp;
let counter = 0;
const password = 'three plain words';
const strangers = 'a word of a stranger';

beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

const newEmail = () => `applicant${(counter += 1)}@example.com`;
const signUp = (email: string, given: object = {}) =>
  test.nobody.post('/applicant-panel/profile/applicant-sign-up', {
    name: 'Rahima Khatun',
    email,
    password,
    consent: 'Yes',
    ...given,
  });
const confirm = (token: string) => test.nobody.post(`/career-applicant-auth/confirm/${token}`);
const logIn = (email: string, word = password) =>
  test.nobody.post('/career-applicant-auth/login', { email, password: word });
const accountOf = (email: string) =>
  test.database.db
    .selectFrom('applicant_account')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();

describe('signing up', () => {
  it.each([
    ['without consent', { consent: 'No' }, 422, 'consent'],
    ['without a word on consent', { consent: undefined }, 400, 'consent'],
    ['with a short password', { password: 'short' }, 400, 'password'],
    ['with a common password', { password: 'password123' }, 422, 'password'],
    ['without a name', { name: ' ' }, 400, 'name'],
    ['with two addresses', { email: 'a@example.com, b@example.com' }, 400, 'email'],
    ['with a line of a header', { email: 'a@example.com\r\nBcc: b@example.com' }, 400, 'email'],
  ])('is refused %s', async (_, given, status, field) => {
    const reply = await signUp(newEmail(), given);
    expect(reply.status).toBe(status);
    expect(Object.keys((reply.body as { fields: object }).fields)).toEqual([field]);
  });

  it.each([
    ['role', 'ADMIN'],
    ['roles', ['ADMIN']],
    ['userType', 'admin'],
    ['isAssessor', 'Yes'],
    ['isLineManager', 'Yes'],
    ['salary', '100000.00'],
    ['status', 'Hired'],
    ['employeeId', '0193a1b2-0000-7000-8000-000000000000'],
    ['confirmedAt', '2026-01-01T00:00:00.000Z'],
    ['confirmed_at', '2026-01-01T00:00:00.000Z'],
    ['_id', '0193a1b2-0000-7000-8000-000000000000'],
    ['passwordHash', 'x'],
  ])('is refused with %s', async (key, value) => {
    const email = newEmail();
    const reply = await signUp(email, { [key]: value });
    expect(reply.status).toBe(400);
    expect(await mailsTo(test.database.db, email)).toEqual([]);
  });

  it('makes no account, opens no login and mails a link of the configured address', async () => {
    const email = newEmail();
    expect((await signUp(` ${email.toUpperCase()} `)).body).toEqual({});
    expect(await accountOf(email)).toBeUndefined();
    expect((await logIn(email)).status).toBe(401);
    const { link } = await linkTo(test.database.db, email);
    expect(link).toMatch(/^https:\/\/muster\.example\/applicant\/confirm\//);
    const [mail] = await mailsTo(test.database.db, email);
    expect(mail?.body).not.toContain('Rahima');
  });

  it('gets the same answer for a known address, whose owner is told by mail only', async () => {
    const email = newEmail();
    await test.newApplicant({ email, password });
    const [known, unknown] = [await signUp(email), await signUp(newEmail())];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const [mail] = await mailsTo(test.database.db, email);
    expect(mail?.kind).toBe('identity.known');
    expect(mail?.body).toContain('https://muster.example/applicant/login');
    expect(mail?.body).toContain('https://muster.example/applicant/forgot-password');
    expect((await logIn(email)).status).toBe(200);
  });

  it('takes the same time for known and unknown addresses, and the same work', async () => {
    const emails = Array.from({ length: 8 }, newEmail);
    for (const email of emails) await test.newApplicant({ email });
    const { known, unknown } = await leastCosts(emails.length, {
      known: (turn) => signUp(emails[turn] ?? ''),
      unknown: () => signUp(newEmail()),
    });
    expect(Math.min(known.time, unknown.time)).toBeGreaterThanOrEqual(evenSignUpTime - 1);
    expect(known.work / unknown.work).toBeGreaterThan(0.6);
    expect(unknown.work / known.work).toBeGreaterThan(0.6);
  });

  it('is slowed down: five from one place for one address, then 429 with the minutes', async () => {
    const email = newEmail();
    for (let at = 0; at < 5; at += 1) expect((await signUp(email)).status).toBe(200);
    const reply = await signUp(email);
    expect([reply.status, reply.headers['retry-after']]).toEqual([429, '900']);
    expect(reply.at('message')).toBe('That was tried too often. Please wait 15 min and try again.');
  });
});

describe('confirming the address', () => {
  it('makes the account as it was typed and logs in, once', async () => {
    const email = newEmail();
    await signUp(email, { phone: '01700000000' });
    const { token } = await linkTo(test.database.db, email);
    const replies = await Promise.all([confirm(token), confirm(token)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const entered = replies.find(({ status }) => status === 200);
    expect(entered?.body).toMatchObject({
      userType: 'applicant',
      user: { name: 'Rahima Khatun', email, role: 'applicant', capacities: ['applicant'] },
    });
    const client = new Client(test.app, entered?.at('token') ?? '');
    expect((await client.get('/career-applicant-auth/me')).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    const account = await accountOf(email);
    expect(account).toMatchObject({ phone: '01700000000', disabled_at: null });
    expect([account?.confirmed_at, account?.consent_at]).not.toContain(null);
    const entries = await test.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('record_id', '=', account?.id ?? '')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['identity.sign-up', 'identity.confirm-address', 'identity.login']),
    );
  });

  it('counts the newest sign-up: the link and the password of an older one are void', async () => {
    const email = newEmail();
    await signUp(email, { password: strangers });
    const older = await linkTo(test.database.db, email);
    await signUp(email);
    const newer = await linkTo(test.database.db, email);
    expect((await confirm(older.token)).at('code')).toBe('identity.link-closed');
    expect((await confirm(newer.token)).status).toBe(200);
    expect((await logIn(email, strangers)).status).toBe(401);
    expect((await logIn(email)).status).toBe(200);
  });

  it('is closed after a day, and what was typed is forgotten', async () => {
    const other = await makeApp();
    const given = { name: 'A', email: 'late@example.com', password, consent: 'Yes' };
    const path = '/applicant-panel/profile/applicant-sign-up';
    await other.nobody.post(path, given);
    const { token } = await linkTo(other.database.db, given.email);
    other.clock.advance(days(1));
    const late = await other.nobody.post(`/career-applicant-auth/confirm/${token}`);
    expect(late.status).toBe(404);
    await other.nobody.post(path, { ...given, email: 'next@example.com' });
    const rows = await other.database.db.selectFrom('sign_up').select('email').execute();
    expect(rows).toEqual([{ email: 'next@example.com' }]);
    await other.close();
  });

  it('is not done by a link to choose a password, nor the reverse', async () => {
    const email = newEmail();
    await signUp(email);
    const { token } = await linkTo(test.database.db, email);
    const path = `/career-applicant-auth/reset-password/${token}`;
    expect((await test.nobody.put(path, { password })).status).toBe(404);
    expect((await confirm(token)).status).toBe(200);
  });
});

describe('an account that an application made', () => {
  it('is claimed by the mailed link with a password chosen there, never with a stranger’s', async () => {
    const email = newEmail();
    await test.newApplicant({ email, password: null, confirmed: false });
    expect((await signUp(email, { password: strangers })).body).toEqual({});
    const { link, token } = await linkTo(test.database.db, email);
    expect(link).toMatch(/\/applicant\/reset-password\//);
    expect((await confirm(token)).status).toBe(404);
    expect((await logIn(email, strangers)).status).toBe(401);
    const path = `/career-applicant-auth/reset-password/${token}`;
    expect((await test.nobody.put(path, { password })).body).toMatchObject({ user: { email } });
    expect((await logIn(email, strangers)).status).toBe(401);
    expect((await logIn(email)).status).toBe(200);
  });

  it('is not taken by the link of a sign-up that was there before', async () => {
    const email = newEmail();
    await signUp(email, { password: strangers });
    const { token } = await linkTo(test.database.db, email);
    await test.newApplicant({ email, password: null, confirmed: false });
    expect((await confirm(token)).status).toBe(404);
    expect((await accountOf(email))?.password_hash).toBeNull();
  });
});
