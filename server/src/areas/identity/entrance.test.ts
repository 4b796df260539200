import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { leastCosts } from '../../testing/processes/cost.ts';
import { mailsTo } from '../../testing/files/mailed.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { codeShown } from '../../testing/people/phone.ts';
import { seconds } from '../../testing/clocks/patience.ts';
import { evenRecoveryTime } from './sign-up/recovery.ts';

let test: TestApp;
let counter = 0;
const password = 'three plain words';
const wrong = {
  code: 'identity.wrong-login',
  message: 'The e-mail address or the password is wrong.',
};
const doors = {
  user: '/admin-auth',
  employee: '/employee-auth',
  applicant: '/career-applicant-auth',
};
const everyDoor = ['/auth', ...Object.values(doors)];

beforeAll(async () => {
  test = await makeApp();
});
afterAll(() => test.close());

const newEmail = () => `someone${(counter += 1)}@example.com`;
const logIn = async (
  door: string,
  email: string,
  word = password,
  { from = '198.51.100.1', ...more }: { from?: string; otp?: string } = {},
) => {
  const reply = await test.app.inject({
    method: 'POST',
    url: `${basePath}${door}/login`,
    remoteAddress: from,
    payload: { email, password: word, ...more },
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};
const make = {
  user: (email: string, word = password) => test.newUser({ email, password: word }),
  employee: (email: string, word = password) => test.newPerson({ email, password: word }),
  applicant: (email: string, word = password) =>
    test.newApplicant({ email, password: word, confirmed: true }),
};
const disable = (table: 'user_account' | 'employee_account' | 'applicant_account') =>
  test.database.db.updateTable(table).set({ disabled_at: test.clock.now() });

describe('the one entrance refuses', () => {
  it(
    'alike, at every door: wrong, unknown, disabled, unconfirmed, unclaimed',
    async () => {
      const gone = [newEmail(), newEmail(), newEmail()] as const;
      const user = await make.user(gone[0]);
      await disable('user_account').where('id', '=', user).execute();
      const person = await make.employee(gone[1]);
      await disable('employee_account').where('employee_id', '=', person).execute();
      const applicant = await make.applicant(gone[2]);
      await disable('applicant_account').where('id', '=', applicant).execute();
      const [unconfirmed, unclaimed, known] = [newEmail(), newEmail(), newEmail()];
      await test.newApplicant({ email: unconfirmed, password, confirmed: false });
      await test.newApplicant({ email: unclaimed, password: null });
      await make.employee(known);
      for (const door of everyDoor) {
        for (const login of [...gone, unconfirmed, unclaimed, newEmail(), 'NOBODY-1'])
          expect(await logIn(door, login)).toEqual({ status: 401, body: wrong });
        expect(await logIn(door, known, 'not this one')).toEqual({ status: 401, body: wrong });
      }
    },
    seconds(60),
  );

  it('whoever has a second factor without its code', async () => {
    const email = newEmail();
    const client = await test.enter({ kind: 'user', id: await make.user(email) });
    const secret = (await client.post('/own-second-factor', { password })).at('secret');
    await client.put('/own-second-factor', { otp: codeShown(secret, test.clock) });
    test.clock.advance(minutes(5));
    expect((await logIn('/auth', email)).body).toMatchObject({ code: 'identity.code-needed' });
    expect((await logIn('/auth', email, password, { otp: '000000' })).body).toMatchObject({
      code: 'identity.code-wrong',
    });
    const otp = codeShown(secret, test.clock);
    expect((await logIn('/auth', email, 'not this one', { otp })).body).toEqual(wrong);
    expect((await logIn('/auth', email, password, { otp })).status).toBe(200);
  });

  it('whoever is suspended, where the house has set it so', async () => {
    const email = newEmail();
    const id = await make.employee(email);
    await test.database.db
      .updateTable('employee')
      .set({ status: 'Suspended' })
      .where('id', '=', id)
      .execute();
    expect((await logIn('/auth', email)).status).toBe(200);
    const admin = await test.as('admin');
    await admin.put('/settings/people', { suspendedLogin: 'No' });
    expect((await logIn('/auth', email)).body).toMatchObject({ code: 'identity.suspended' });
  });
});

describe('the one entrance opens', () => {
  it.each(['user', 'employee', 'applicant'] as const)('for %s by e-mail', async (kind) => {
    const email = newEmail();
    const id = await make[kind](email);
    const { status, body } = await logIn('/auth', ` ${email.toUpperCase()} `);
    expect(status).toBe(200);
    const userType = kind === 'user' ? 'admin' : kind;
    expect(body).toMatchObject({ userType, user: { _id: id, email } });
  });

  it('for an employee by number, with the same answer as the own door', async () => {
    const id = await test.newPerson({ number: 'EN-1', password });
    const [here, there] = [await logIn('/auth', 'en-1'), await logIn(doors.employee, 'EN-1')];
    expect(here.body.user).toEqual(there.body.user);
    expect(here.body).toMatchObject({ userType: 'employee', user: { _id: id } });
  });

  it('by the password where an address has two accounts, and for the staff where it fits both', async () => {
    const [apart, alike] = [newEmail(), newEmail()];
    await make.employee(apart, 'the one of the employee');
    await make.applicant(apart, 'the one of the applicant');
    await make.employee(alike);
    await make.applicant(alike);
    const typeOf = async (email: string, word?: string) =>
      (await logIn('/auth', email, word)).body.userType;
    expect(await typeOf(apart, 'the one of the employee')).toBe('employee');
    expect(await typeOf(apart, 'the one of the applicant')).toBe('applicant');
    expect(await typeOf(alike)).toBe('employee');
  });

  it('for the other account when the first one is disabled', async () => {
    const email = newEmail();
    const user = await make.user(email);
    await make.applicant(email);
    await disable('user_account').where('id', '=', user).execute();
    expect((await logIn('/auth', email)).body.userType).toBe('applicant');
  });
});

describe('a wrong door', () => {
  it.each([
    ['user', 'employee', 'administrator'],
    ['user', 'applicant', 'administrator'],
    ['employee', 'user', 'employee'],
    ['employee', 'applicant', 'employee'],
    ['applicant', 'user', 'applicant'],
    ['applicant', 'employee', 'applicant'],
  ] as const)('tells the owner: %s at the door of %s', async (kind, door, name) => {
    const email = newEmail();
    await make[kind](email);
    const { status, body } = await logIn(doors[door], email);
    expect(status).toBe(401);
    expect(body.code).toBe(`identity.wrong-door-${kind}`);
    expect(body.message).toMatch(new RegExp(`Log in as an ${name}\\.$`));
    expect((await logIn(doors[door], email, 'not this one')).body).toEqual(wrong);
  });

  it('tells an employee who gave the number at the door of administrators', async () => {
    await test.newPerson({ number: 'EN-2', password });
    expect((await logIn(doors.user, 'EN-2')).body.code).toBe('identity.wrong-door-employee');
  });

  it('opens the own account where both passwords are the same', async () => {
    const email = newEmail();
    await make.user(email);
    await make.employee(email);
    expect((await logIn(doors.employee, email)).body.userType).toBe('employee');
    expect((await logIn(doors.user, email)).body.userType).toBe('admin');
  });
});

describe('wrong tries', () => {
  it(
    'count against the account, whichever door they come to',
    async () => {
      const email = newEmail();
      await make.employee(email);
      const from = '198.51.100.20';
      for (let at = 0; at < 9; at += 1) {
        const { status } = await logIn(everyDoor[at % 4] ?? '', email, 'x', { from });
        expect(status).toBe(401);
      }
      expect((await logIn('/auth', email, password, { from })).status).toBe(429);
      expect((await logIn(doors.employee, email, password, { from })).status).toBe(429);
      expect((await logIn('/auth', email, password, { from: '203.0.113.9' })).status).toBe(200);
    },
    seconds(30),
  );

  it(
    'at a wrong door do not go on telling: the tenth right one is told nothing',
    async () => {
      await test.newPerson({ number: 'EN-3', email: 'en3@example.com', password });
      const from = '198.51.100.21';
      for (let at = 0; at < 9; at += 1) await logIn(doors.employee, 'EN-3', 'x', { from });
      expect((await logIn(doors.user, 'en3@example.com', password, { from })).body).toEqual(wrong);
    },
    seconds(30),
  );

  it(
    'at the staff account are not forgotten by the right password of the applicant',
    async () => {
      const email = newEmail();
      await make.employee(email, 'the one of the employee');
      await make.applicant(email, 'the one of the applicant');
      const from = '198.51.100.22';
      const tried = async (word: string) => (await logIn('/auth', email, word, { from })).status;
      for (let at = 0; at < 8; at += 1) expect(await tried('x')).toBe(401);
      expect(await tried('the one of the applicant')).toBe(200);
      expect(await tried('x')).toBe(401);
      expect(await tried('the one of the employee')).toBe(429);
    },
    seconds(30),
  );
});

it(
  'an address costs the same work, whichever kinds of account it has',
  async () => {
    const turns = 12;
    const emails = (kinds: readonly (keyof typeof make)[]) =>
      Promise.all(
        Array.from({ length: turns }, async () => {
          const email = newEmail();
          for (const kind of kinds) await make[kind](email);
          return email;
        }),
      );
    const of = {
      nobody: await emails([]),
      user: await emails(['user']),
      employee: await emails(['employee']),
      applicant: await emails(['applicant']),
      all: await emails(['user', 'employee', 'applicant']),
    };
    for (const door of ['/auth', doors.user]) {
      const tried = (list: readonly string[]) => (turn: number) =>
        logIn(door, list[turn] ?? '', 'not this one', { from: '198.51.100.30' });
      const costs = await leastCosts(turns, {
        nobody: tried(of.nobody),
        user: tried(of.user),
        employee: tried(of.employee),
        applicant: tried(of.applicant),
        all: tried(of.all),
      });
      const work = Object.values(costs).map((cost) => cost.work);
      // one comparison left out for one kind would make it two thirds
      expect(Math.min(...work) / Math.max(...work)).toBeGreaterThan(0.75);
    }
  },
  seconds(120),
);

describe('a password forgotten at the one entrance', () => {
  const forgot = (email: string) => test.nobody.post('/auth/forgot-password', { email });

  it('is answered alike for everyone, and each own account gets its link', async () => {
    const [both, stranger] = [newEmail(), newEmail()];
    await make.employee(both);
    await make.applicant(both);
    expect((await forgot(stranger)).body).toEqual({});
    expect((await forgot(both)).body).toEqual({});
    expect(await mailsTo(test.database.db, stranger)).toEqual([]);
    const links = (await mailsTo(test.database.db, both)).map(
      ({ body }) => /\/(employee|applicant)\/reset-password\//.exec(body ?? '')?.[1],
    );
    expect(links.toSorted()).toEqual(['applicant', 'employee']);
  });

  it('takes the same time for known and unknown addresses, longer than its work', async () => {
    const known = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const email = newEmail();
        await make.user(email);
        await make.employee(email);
        await make.applicant(email);
        return email;
      }),
    );
    const costs = await leastCosts(known.length, {
      known: (turn) => forgot(known[turn] ?? ''),
      unknown: (turn) => forgot(`nobody${turn}@example.com`),
    });
    expect(Math.min(costs.known.time, costs.unknown.time)).toBeGreaterThanOrEqual(
      3 * evenRecoveryTime - 1,
    );
    expect(costs.known.work).toBeLessThan(3 * evenRecoveryTime);
  });
});
