import { createHmac } from 'node:crypto';
import { roleKeys } from '@muster/contract/organisation/designation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';

let test: TestApp;
const password = 'three plain words';
let counter = 0;
beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

const paths = {
  user: { base: '/admin-auth', change: '/admin-auth/update-my-password' },
  employee: { base: '/employee-auth', change: '/employee-auth/update-my-password' },
  applicant: { base: '/career-applicant-auth', change: '/career-applicant-auth/updateMyPassword' },
} as const;
type Kind = keyof typeof paths;
const kinds = Object.keys(paths) as Kind[];

const newEmail = () => `kind${(counter += 1)}@example.com`;
async function newAccount(kind: Kind) {
  const email = newEmail();
  if (kind === 'user') return { email, id: await test.newUser({ email, password }) };
  if (kind === 'employee') return { email, id: await test.newPerson({ email, password }) };
  return { email, id: await test.newApplicant({ email, password }) };
}
const tryToLogIn = (kind: Kind, email: string, word = password) =>
  test.nobody.post(`${paths[kind].base}/login`, { email, password: word });
const logIn = async (kind: Kind, email: string, word = password) =>
  new Client(test.app, (await tryToLogIn(kind, email, word)).at('token'));
const wrong = 'identity.wrong-login';

describe('log in', () => {
  it('gives every kind the same refusal, whatever is wrong', async () => {
    const { db } = test.database;
    const at = test.clock.now();
    const disabled = await newAccount('employee');
    await db
      .updateTable('employee_account')
      .set({ disabled_at: at })
      .where('employee_id', '=', disabled.id)
      .execute();
    const left = await newAccount('employee');
    await db.updateTable('employee').set({ status: 'Left' }).where('id', '=', left.id).execute();
    const [unproved, unclaimed, banned] = [newEmail(), newEmail(), await newAccount('applicant')];
    await test.newApplicant({ email: unproved, password, confirmed: false });
    await test.newApplicant({ email: unclaimed, password: null });
    await db
      .updateTable('applicant_account')
      .set({ disabled_at: at })
      .where('id', '=', banned.id)
      .execute();
    const replies = [
      await tryToLogIn('employee', (await newAccount('employee')).email, 'not this one'),
      await tryToLogIn('employee', 'nobody@example.com'),
      await tryToLogIn('employee', 'NO-SUCH-NUMBER'),
      await tryToLogIn('employee', disabled.email),
      await tryToLogIn('employee', left.email),
      await tryToLogIn('applicant', unproved),
      await tryToLogIn('applicant', unclaimed),
      await tryToLogIn('applicant', banned.email),
      await tryToLogIn('applicant', 'nobody@example.com'),
    ];
    const [first] = replies;
    for (const reply of replies) expect([reply.status, reply.text]).toEqual([401, first?.text]);
    expect(first?.at('code')).toBe(wrong);
  });

  it('has no password for an employee who has none yet', async () => {
    const email = newEmail();
    const id = await test.newPerson({ email });
    await test.database.db.deleteFrom('employee_account').where('employee_id', '=', id).execute();
    for (const word of ['null', 'undefined', 'no account has this one'])
      expect((await tryToLogIn('employee', email, word)).at('code')).toBe(wrong);
  });

  it('never lets one kind in by the door of another', async () => {
    for (const kind of kinds) {
      const { email } = await newAccount(kind);
      for (const other of kinds)
        expect((await tryToLogIn(other, email)).status).toBe(other === kind ? 200 : 401);
    }
  });

  it('takes an employee’s number or e-mail in one field, whatever the case', async () => {
    const [email, number] = [newEmail(), `Emp-${(counter += 1)}`];
    const id = await test.newPerson({ email, number, password, name: 'Rafiqul Islam' });
    for (const login of [number, number.toLowerCase(), ` ${email.toUpperCase()} `])
      expect((await tryToLogIn('employee', login)).body).toMatchObject({
        userType: 'employee',
        user: { _id: id, employeeId: id, name: 'Rafiqul Islam', email, role: 'employee' },
      });
  });

  it('answers an applicant as one, with nothing of an employee', async () => {
    const { email, id } = await newAccount('applicant');
    expect((await tryToLogIn('applicant', email)).body).toMatchObject({
      userType: 'applicant',
      user: {
        _id: id,
        role: 'applicant',
        roles: ['applicant'],
        employeeId: null,
        capacities: ['applicant'],
      },
    });
  });

  it.each(['role', 'roles', 'userType', 'userRole', 'isAssessor', 'isLineManager', 'employeeId'])(
    'refuses %s in login and password change, and nothing changes',
    async (field) => {
      const { email } = await newAccount('employee');
      const client = await logIn('employee', email);
      const before = await client.get('/employee-auth/me');
      const login = { email, password, [field]: 'ADMIN' };
      const change = { currentPassword: password, newPassword: 'other plain words' };
      expect((await test.nobody.post('/employee-auth/login', login)).status).toBe(400);
      const changed = await client.put(paths.employee.change, { ...change, [field]: 'ADMIN' });
      expect(changed.status).toBe(400);
      expect((await client.get('/employee-auth/me')).body).toEqual(before.body);
    },
  );
});

describe('an account of one kind', () => {
  it.each(kinds)('%s: has its own calls only', async (kind) => {
    const client = await logIn(kind, (await newAccount(kind)).email);
    for (const other of kinds) {
      const { base, change } = paths[other];
      const given = { currentPassword: password, newPassword: 'other plain words' };
      const replies = [await client.get(`${base}/me`)];
      if (other !== kind)
        replies.push(await client.post(`${base}/logout`), await client.put(change, given));
      for (const reply of replies) expect(reply.status).toBe(other === kind ? 200 : 403);
    }
  });

  it('a right in common opens no other kind’s door', async () => {
    const [head, officer] = [
      await test.newPerson({ roleKey: 'Head of Human Resources' }),
      await test.newUser({ role: 'HR' }),
    ];
    const asHead = await test.enter({ kind: 'employee', id: head });
    const asOfficer = await test.enter({ kind: 'user', id: officer });
    expect((await asHead.get('/admin-auth/me')).at('code')).toBe('access.not-allowed');
    expect((await asHead.post('/admin-auth/logout')).status).toBe(403);
    expect((await asOfficer.get('/employee-auth/me')).at('code')).toBe('access.not-allowed');
    expect((await asHead.get('/employee-auth/me')).status).toBe(200);
  });

  it.each(kinds)('%s: changes its password, and every other session ends', async (kind) => {
    const { email } = await newAccount(kind);
    const [here, elsewhere] = [await logIn(kind, email), await logIn(kind, email)];
    const given = { currentPassword: password, newPassword: 'four other plain words' };
    const changed = await here.put(paths[kind].change, given);
    expect(changed.status, changed.text).toBe(200);
    for (const old of [here, elsewhere])
      expect((await old.get(`${paths[kind].base}/me`)).body).toEqual({
        code: 'session.password-changed',
        message: 'Password was recently changed, please log in again.',
      });
    const fresh = new Client(test.app, changed.at('token'));
    expect((await fresh.get(`${paths[kind].base}/me`)).status).toBe(200);
    expect((await tryToLogIn(kind, email)).status).toBe(401);
    expect((await tryToLogIn(kind, email, 'four other plain words')).status).toBe(200);
    expect((await fresh.post(`${paths[kind].base}/logout`)).body).toEqual({});
    expect((await fresh.get(`${paths[kind].base}/me`)).at('code')).toBe('session.ended');
  });

  it('no login with the old password outlives the change, however close they come', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email, id } = await newAccount('employee');
      const client = await logIn('employee', email);
      const given = { currentPassword: password, newPassword: 'four other plain words' };
      const change = client.put(paths.employee.change, given);
      let isStillGood = true;
      while (isStillGood) isStillGood = (await tryToLogIn('employee', email)).status === 200;
      expect((await change).status).toBe(200);
      const open = await test.database.db
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
      expect(open).toHaveLength(1);
    }
  });
});

describe('a session does not survive', () => {
  const codeOf = async (client: Client) => (await client.get('/employee-auth/me')).at('code');

  it('the day someone leaves', async () => {
    const { email, id } = await newAccount('employee');
    const client = await logIn('employee', email);
    await test.database.db
      .updateTable('employee')
      .set({ status: 'Left' })
      .where('id', '=', id)
      .execute();
    expect(await codeOf(client)).toBe('session.ended');
  });

  it('the day the person behind a user leaves', async () => {
    const employeeId = await test.newPerson();
    const client = await test.enter({ kind: 'user', id: await test.newUser({ employeeId }) });
    expect((await client.get('/admin-auth/me')).status).toBe(200);
    await test.database.db
      .updateTable('employee')
      .set({ status: 'Left' })
      .where('id', '=', employeeId)
      .execute();
    expect((await client.get('/admin-auth/me')).at('code')).toBe('session.ended');
  });

  it('a deleted applicant', async () => {
    const { email, id } = await newAccount('applicant');
    const client = await logIn('applicant', email);
    await test.database.db.deleteFrom('applicant_account').where('id', '=', id).execute();
    expect((await client.get('/career-applicant-auth/me')).at('message')).toBe(
      'The user belonging to this token no longer exists.',
    );
  });

  it('a new role key of the designation, for those who hold it only', async () => {
    const admin = await test.enter({ kind: 'user', id: await test.newUser({ password }) });
    const post = await admin.post('/designation', { name: 'Head of Something' });
    const designationId = post.at('designation._id');
    const holder = await test.newPerson({ designationId, email: newEmail() });
    const other = await test.enter({ kind: 'employee', id: await test.newPerson() });
    const client = await test.enter({ kind: 'employee', id: holder });
    await admin.put(`/designation/${designationId}`, { name: 'Head of Another Thing' });
    expect((await client.get('/employee-auth/me')).at('user.roleName')).toBe('null');
    await admin.put(`/designation/${designationId}`, { roleKey: roleKeys[0], password });
    expect(await codeOf(client)).toBe('session.ended');
    expect((await other.get('/employee-auth/me')).status).toBe(200);
    const again = await test.enter({ kind: 'employee', id: holder });
    expect((await again.get('/employee-auth/me')).body).toMatchObject({
      user: { roleName: roleKeys[0], capacities: ['employee', 'hr'] },
    });
  });
});

describe('a forged token is refused', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = part({ role: 'ADMIN', userType: 'admin', sub: '1' });
  const signed = (secret: string) => {
    const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${claims}`;
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
  };

  it('as a JWT without a signature, or signed with what people choose', async () => {
    const secrets = ['secret', 'muster', 'changeme', 'password', 'jwt-secret', '', 'admin'];
    const tokens = [`${part({ alg: 'none' })}.${claims}.`, ...secrets.map(signed)];
    for (const token of tokens)
      expect((await new Client(test.app, token).get('/admin-auth/me')).status).toBe(401);
  });

  it('as the own token with something changed, or its stored hash', async () => {
    const { email, id } = await newAccount('user');
    const { token } = await logIn('user', email);
    const row = await test.database.db
      .selectFrom('session')
      .select('token_hash')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    const flipped = `${token?.startsWith('A') ? 'B' : 'A'}${token?.slice(1)}`;
    for (const forged of [
      flipped,
      `${token}=`,
      `${token}.${claims}`,
      row.token_hash.toString('hex'),
      row.token_hash.toString('base64url'),
    ])
      expect((await new Client(test.app, forged).get('/admin-auth/me')).status).toBe(401);
  });
});
