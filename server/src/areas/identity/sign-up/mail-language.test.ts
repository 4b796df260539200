import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/files/mailed.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

const password = 'three plain words';
const logIn = (email: string, language: string, word = password) =>
  test.nobody.send('POST', `${basePath}/admin-auth/login`, {
    headers: { 'accept-language': language },
    payload: { email, password: word },
  });
const mailed = async (email: string) => {
  await test.nobody.post('/admin-auth/forgot-password', { email });
  const [mail] = await mailsTo(test.database.db, email);
  return mail;
};

it('writes in both to who was never here, then in the language they last used', async () => {
  const email = 'rahima@example.com';
  await test.newUser({ email, password });
  expect(await mailed(email)).toMatchObject({
    language: null,
    subject: 'Choose a new password · নতুন পাসওয়ার্ড দিন',
  });
  expect((await logIn(email, 'bn')).status).toBe(200);
  const inBangla = await mailed(email);
  expect(inBangla).toMatchObject({ language: 'bn', subject: 'নতুন পাসওয়ার্ড দিন' });
  expect(inBangla?.body).not.toContain('Someone asked');
  await logIn(email, 'en-GB,en;q=0.9');
  expect(await mailed(email)).toMatchObject({ language: 'en', subject: 'Choose a new password' });
});

it('learns nothing from who does not get in', async () => {
  const email = 'karim@example.com';
  const id = await test.newUser({ email, password });
  expect((await logIn(email, 'bn', 'something else')).status).toBe(401);
  const known = test.database.db
    .selectFrom('account_language')
    .selectAll()
    .where('account_id', '=', id);
  expect(await known.execute()).toEqual([]);
});
