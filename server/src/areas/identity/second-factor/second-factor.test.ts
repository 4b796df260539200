import { basePath } from '@muster/contract/kernel/endpoint.ts';
import type { Refusal } from '@muster/contract/kernel/refusal.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.ts';
import type { Client } from '../../../testing/client.ts';
import { linkTo } from '../../../testing/files/mailed.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { codeShown, fromBase32 } from '../../../testing/people/phone.ts';
import { checkSecondFactor } from './second-factor.ts';
import { findAccount } from '../store/accounts/accounts.ts';

let test: TestApp;
let counter = 0;
const password = 'three plain words';

beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

const shown = (secret: string, off = 0) => codeShown(secret, test.clock, off);
const newUser = async () => {
  const email = `person${(counter += 1)}@example.com`;
  const id = await test.newUser({ email, password });
  return { email, id, client: await test.enter({ kind: 'user', id }) };
};
const begin = (client: Client, word = password) =>
  client.post('/own-second-factor', { password: word });
const confirm = (client: Client, otp: string) => client.put('/own-second-factor', { otp });
const remove = (client: Client, word = password) =>
  client.send('DELETE', `${basePath}/own-second-factor`, { payload: { password: word } });
const logIn = (email: string, more: object = {}) =>
  test.nobody.post('/admin-auth/login', { email, password, ...more });

/** A user with a second factor in force, whose first code was used a good while ago. */
const guarded = async () => {
  const user = await newUser();
  const secret = (await begin(user.client)).at('secret');
  const done = await confirm(user.client, shown(secret));
  test.clock.advance(minutes(5));
  const { recoveryWords } = done.body as { recoveryWords: string[] };
  return { ...user, secret, recoveryWords };
};

describe('setting up', () => {
  it('needs the password', async () => {
    const { client } = await newUser();
    expect((await begin(client, 'not this one')).at('code')).toBe('identity.wrong-password');
    expect((await client.post('/own-second-factor', {})).status).toBe(400);
  });

  it('gives nobody with a stolen session a way to guess the password', async () => {
    const { client } = await newUser();
    const found = [];
    for (let at = 0; at < 11; at += 1) found.push((await begin(client, 'not this one')).status);
    expect(found).toEqual([...Array(9).fill(422), 429, 429]);
  });

  it('changes nothing before the first right code', async () => {
    const { client, email } = await newUser();
    expect((await confirm(client, '000000')).at('code')).toBe('identity.second-factor-not-begun');
    const secret = (await begin(client)).at('secret');
    expect((await confirm(client, shown(secret, 5))).at('code')).toBe('identity.new-code-wrong');
    expect((await logIn(email)).status).toBe(200);
    expect((await client.get('/admin-auth/me')).at('user.secondFactor')).toBe('No');
  });

  it('gives ten recovery words, once, and is then seen', async () => {
    const { client, email, recoveryWords } = await guarded();
    expect(new Set(recoveryWords).size).toBe(10);
    for (const word of recoveryWords) expect(word).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){2}$/);
    expect((await client.get('/admin-auth/me')).at('user.secondFactor')).toBe('Yes');
    expect((await begin(client)).at('code')).toBe('identity.second-factor-on');
    expect((await logIn(email)).at('code')).toBe('identity.code-needed');
  });

  it('keeps no secret and no word that could be read', async () => {
    const { id, secret, recoveryWords } = await guarded();
    const db = test.database.db;
    const kept = JSON.stringify([
      await db.selectFrom('second_factor').selectAll().where('account_id', '=', id).execute(),
      await db.selectFrom('recovery_word').selectAll().where('account_id', '=', id).execute(),
      await db.selectFrom('audit_entry').selectAll().execute(),
      await db.selectFrom('audit_value').selectAll().execute(),
    ]);
    expect(kept).not.toContain(JSON.stringify([...fromBase32(secret)]).slice(1, -1));
    expect(kept).not.toContain(secret);
    for (const word of recoveryWords) expect(kept).not.toContain(word);
  });

  it('cannot be moved from one account to another in the database', async () => {
    const [mine, other] = [await guarded(), await guarded()];
    const db = test.database.db;
    const { secret } = await db
      .selectFrom('second_factor')
      .select('secret')
      .where('account_id', '=', mine.id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('second_factor')
      .set({ secret })
      .where('account_id', '=', other.id)
      .execute();
    expect((await logIn(other.email, { otp: shown(mine.secret) })).status).toBe(500);
  });

  it('is undone with the password, and leaves its entries', async () => {
    const { client, email, id } = await guarded();
    expect((await remove(client, 'not this one')).status).toBe(422);
    expect((await remove(client)).body).toEqual({});
    expect((await remove(client)).status).toBe(404);
    expect((await logIn(email)).status).toBe(200);
    const entries = await test.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('record', '=', 'second_factor')
      .where('record_id', '=', id)
      .execute();
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'identity.begin-second-factor',
      'identity.confirm-second-factor',
      'identity.remove-second-factor',
    ]);
  });
});

describe('logging in with a second factor', () => {
  it.each([
    ['left out', {}, 401],
    ['null', { otp: null }, 400],
    ['a list', { otp: [] }, 400],
    ['a list of codes', { otp: ['000000'] }, 400],
    ['empty', { otp: '' }, 400],
    ['blank', { otp: '   ' }, 400],
    ['true', { otp: true }, 400],
    ['a number', { otp: 0 }, 400],
    ['an object', { otp: { $ne: '' } }, 400],
  ])('is refused when the code is %s', async (_, more, status) => {
    const { email } = await guarded();
    const reply = await logIn(email, more);
    expect([reply.status, reply.at('token')]).toEqual([status, 'undefined']);
  });

  it.each([null, [], undefined, '', 0, false])(
    'is refused inside too when it is %o',
    async (code) => {
      const { id } = await guarded();
      const account = await findAccount(test.database.db, { kind: 'user', id });
      if (!account) throw new Error('the account is not there');
      const call = { db: test.database.db, clock: test.clock, requestId: 'test' };
      await expect(checkSecondFactor(call, account, code as string)).rejects.toMatchObject({
        kind: { code: 'identity.code-needed' },
      } satisfies { kind: Partial<Refusal['kind']> });
    },
  );

  it('is refused with a wrong code, and says nothing of it without the right password', async () => {
    const { email, secret } = await guarded();
    expect((await logIn(email, { otp: shown(secret, 9) })).at('code')).toBe('identity.code-wrong');
    const wrong = await logIn(email, { password: 'not this one', otp: shown(secret) });
    expect(wrong.at('code')).toBe('identity.wrong-login');
  });

  it('takes a code once, and none that is older than one taken', async () => {
    const { email, secret } = await guarded();
    expect((await logIn(email, { otp: shown(secret) })).status).toBe(200);
    for (const off of [0, -1])
      expect((await logIn(email, { otp: shown(secret, off) })).at('code')).toBe(
        'identity.code-wrong',
      );
    expect((await logIn(email, { otp: shown(secret, 1) })).status).toBe(200);
  });

  it('lets one of two in who send the same code at once', async () => {
    const { email, secret } = await guarded();
    const otp = shown(secret);
    const replies = await Promise.all([logIn(email, { otp }), logIn(email, { otp })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('does not take the code that confirmed the set-up', async () => {
    const { client, email } = await newUser();
    const secret = (await begin(client)).at('secret');
    const otp = shown(secret);
    await confirm(client, otp);
    expect((await logIn(email, { otp })).at('code')).toBe('identity.code-wrong');
  });

  it('takes each recovery word once, however it is typed', async () => {
    const { email, id, recoveryWords } = await guarded();
    const [word = '', second = ''] = recoveryWords;
    const typed = word.toLowerCase().replaceAll('-', ' ');
    const replies = await Promise.all([logIn(email, { otp: typed }), logIn(email, { otp: word })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await logIn(email, { otp: second })).status).toBe(200);
    const entries = await test.database.db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', 'identity.use-recovery-word')
      .where('record_id', '=', id)
      .execute();
    expect(entries).toHaveLength(2);
  });

  it('is closed for a while after five wrong codes, from wherever they come', async () => {
    const { email, secret } = await guarded();
    const tryFrom = (at: number, otp: string) =>
      test.app.inject({
        method: 'POST',
        url: `${basePath}/admin-auth/login`,
        remoteAddress: `203.0.113.${at}`,
        payload: { email, password, otp },
      });
    for (let at = 1; at <= 5; at += 1) expect((await tryFrom(at, '000000')).statusCode).toBe(401);
    expect((await tryFrom(6, shown(secret))).statusCode).toBe(429);
    test.clock.advance(minutes(15));
    expect((await tryFrom(7, shown(secret))).statusCode).toBe(200);
  });

  it('is not skipped by a reset: the password is set, the way in still asks for the code', async () => {
    const { client, email, secret } = await guarded();
    await test.nobody.post('/admin-auth/forgot-password', { email });
    const { token } = await linkTo(test.database.db, email);
    const word = 'four other plain words';
    const path = `/admin-auth/reset-password/${token}`;
    const done = await test.nobody.put(path, { password: word });
    expect([done.status, done.at('code'), done.at('token')]).toEqual([
      401,
      'identity.password-set-log-in',
      'undefined',
    ]);
    expect((await client.get('/admin-auth/me')).at('code')).toBe('session.password-changed');
    expect((await logIn(email, { password: word })).at('code')).toBe('identity.code-needed');
    expect((await logIn(email, { password: word, otp: shown(secret) })).status).toBe(200);
  });
});
