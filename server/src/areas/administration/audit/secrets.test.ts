import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.ts';
import { Client, type Reply } from '../../../testing/client.ts';
import { linkTo } from '../../../testing/files/mailed.ts';
import { choosePassword, makeAccess } from '../../../testing/people/make-access.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { codeShown } from '../../../testing/people/phone.ts';
import { newSetupToken } from '../../identity/login/set-up.ts';

/** Whatever opens a door is used once; then the whole log is looked through for it. */
let test: TestApp;
const secrets: string[] = [];

const secret = (text: string): string => {
  expect(text, 'a secret of this walk').toMatch(/^.{6,}$/);
  secrets.push(text);
  return text;
};
const fine = (reply: Reply): Reply => {
  expect(reply.status, reply.text).toBe(200);
  return reply;
};
const entered = (reply: Reply): Client => new Client(test.app, secret(fine(reply).at('token')));
let words = 0;
const newPassword = (): string => secret(`plain words of number ${(words += 1)}`);
const linked = async (email: string) => secret((await linkTo(test.database.db, email)).token);

async function recover(path: string, email: string): Promise<void> {
  fine(await test.nobody.post(`${path}/forgot-password`, { email }));
  const password = newPassword();
  const token = await linked(email);
  entered(await test.nobody.put(`${path}/reset-password/${token}`, { password }));
}

async function walkSecondFactor(client: Client, email: string, password: string): Promise<void> {
  const key = secret(fine(await client.post('/own-second-factor', { password })).at('secret'));
  const otp = secret(codeShown(key, test.clock));
  const on = fine(await client.put('/own-second-factor', { otp }));
  const { recoveryWords } = on.body as { recoveryWords: string[] };
  test.clock.advance(minutes(5));
  const code = secret(codeShown(key, test.clock));
  entered(await test.nobody.post('/admin-auth/login', { email, password, otp: code }));
  const word = secret(recoveryWords[0] ?? '');
  entered(await test.nobody.post('/admin-auth/login', { email, password, otp: word }));
  const off = { payload: { password } };
  fine(await client.send('DELETE', `${basePath}/own-second-factor`, off));
}

async function walkUsers(): Promise<void> {
  const [email, password] = ['first@example.com', newPassword()];
  const token = secret((await newSetupToken(test.database.db, test.clock)) ?? '');
  const admin = entered(
    await test.nobody.post(`/setup/${token}`, { name: 'First', email, password }),
  );
  await walkSecondFactor(admin, email, password);
  const changed = { currentPassword: password, newPassword: newPassword() };
  const again = entered(await admin.put('/admin-auth/update-my-password', changed));
  const given = { name: 'Second', email: 'second@example.com', userRole: 'HR' };
  const added = fine(await again.post('/users', { ...given, password: newPassword() }));
  const path = `/users/${added.at('users._id')}`;
  fine(await again.put(path, { name: 'Second changed', active: 'No' }));
  // with the user its hash is gone too
  secrets.push(...(await keptSecrets()));
  fine(await again.delete(path));
  fine(await again.post('/users', { ...given, email: 'third@example.com' }));
  const chosen = { password: newPassword() };
  const link = await linked('third@example.com');
  entered(await test.nobody.put(`/admin-auth/reset-password/${link}`, chosen));
  fine(await again.post('/admin-auth/logout'));
  await recover('/admin-auth', email);
}

async function walkOthers(): Promise<void> {
  const employee = { email: 'employee@example.com', password: newPassword() };
  await test.newPerson(employee);
  entered(await test.nobody.post('/employee-auth/login', employee));
  await recover('/employee-auth', employee.email);
  const applicant = { email: 'applicant@example.com', password: newPassword() };
  const signUp = { ...applicant, name: 'Applicant', consent: 'Yes' };
  fine(await test.nobody.post('/applicant-panel/profile/applicant-sign-up', signUp));
  const token = await linked(applicant.email);
  entered(await test.nobody.post(`/career-applicant-auth/confirm/${token}`));
  await recover('/career-applicant-auth', applicant.email);
}

async function walkSlips(): Promise<void> {
  const hr = await test.as('hr');
  const workers = makeAccess(test, hr);
  const { number, word, client } = await workers.firstLogin();
  entered(await choosePassword(client, newPassword()));
  expect((await workers.logIn(number, secret(word))).status).toBe(401);
}

/** Every column of every table that keeps a hash or a secret, by its name. */
async function keptSecrets(): Promise<string[]> {
  const { db } = test.database;
  const columns = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name not like 'audit%'
      and (column_name like '%hash' or column_name in ('secret', 'value') or column_name like '%token%')
      and table_name in ('user_account', 'employee_account', 'applicant_account', 'session',
        'one_time_link', 'sign_up', 'second_factor', 'recovery_word', 'secret')`.execute(db);
  const kept: string[] = [];
  for (const { table, column } of columns.rows) {
    const found = await sql<{ text: string | null }>`
      select ${sql.ref(column)}::text as text from ${sql.table(table)}`.execute(db);
    kept.push(...found.rows.flatMap((row) => row.text ?? []));
  }
  return kept;
}

beforeAll(async () => {
  test = await makeApp();
  await walkUsers();
  await walkOthers();
  await walkSlips();
});
afterAll(() => test.close());

it('keeps nothing that opens a door in the audit log', async () => {
  const { db } = test.database;
  const log = JSON.stringify([
    await db.selectFrom('audit_entry').selectAll().execute(),
    await db.selectFrom('audit_value').selectAll().execute(),
  ]);
  expect(log).toContain('user.create');
  expect(log).toContain('identity.use-recovery-word');
  expect(log).toContain('Second changed');
  expect(log).toContain('access.slip');
  const hashes = await keptSecrets();
  expect(hashes.length).toBeGreaterThan(5);
  for (const text of [...secrets, ...hashes]) expect(log.includes(text), text).toBe(false);
});
