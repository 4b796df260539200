import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../../platform/clock.ts';
import { Client } from '../../../testing/client.ts';
import { linkTo } from '../../../testing/files/mailed.ts';
import {
  choosePassword,
  give,
  makeAccess,
  newNumber,
  rowsOfReply,
} from '../../../testing/people/make-access.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';

let test: TestApp;
let hr: Client;
let workers: ReturnType<typeof makeAccess>;
const password = 'three plain words';
const chosenWord = 'four other plain words';

beforeAll(async () => {
  test = await makeApp();
  hr = await test.as('hr');
  workers = makeAccess(test, hr);
});
afterAll(() => test.close());

describe('the first login', () => {
  it('opens nothing but the choice of a password', async () => {
    const { client, number, word } = await workers.firstLogin();
    for (const path of ['/own-session', '/designation/data', '/notifications']) {
      const reply = await client.get(path);
      if (reply.status !== 404)
        expect([path, reply.status, reply.at('code')]).toEqual([
          path,
          403,
          'identity.choose-password',
        ]);
    }
    const change = { currentPassword: word, newPassword: chosenWord };
    expect((await client.put('/employee-auth/update-my-password', change)).status).toBe(403);
    expect((await client.get('/employee-auth/me')).at('user.firstLogin')).toBe('Yes');
    const entered = await choosePassword(client);
    expect([entered.status, entered.at('user.firstLogin')]).toEqual([200, 'No']);
    expect((await new Client(test.app, entered.at('token')).get('/own-session')).status).toBe(200);
    expect((await workers.logIn(number, word)).at('code')).toBe('identity.wrong-login');
    expect((await workers.logIn(number, chosenWord)).status).toBe(200);
  });

  it.each([
    ['short', 400],
    ['password123', 422],
  ])('refuses %s as the own password', async (word, status) => {
    const { client } = await workers.firstLogin();
    expect((await choosePassword(client, word)).status).toBe(status);
  });

  it('refuses the word of the slip as the own password, and a second choice', async () => {
    const { client, word } = await workers.firstLogin();
    const same = await choosePassword(client, word);
    expect([same.status, same.at('fields.newPassword')]).toEqual([
      422,
      'Choose another one than the one on your slip.',
    ]);
    const after = new Client(test.app, (await choosePassword(client)).at('token'));
    const again = await choosePassword(after, 'five more plain words here');
    expect([again.status, again.at('code')]).toEqual([409, 'identity.password-chosen']);
  });

  it('is chosen once, however many try with one slip', async () => {
    const { client } = await workers.firstLogin();
    const words = Array.from({ length: 5 }, (_, at) => `plain words of number ${at}`);
    const replies = await Promise.all(words.map((word) => choosePassword(client, word)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('leaves only the later of two sessions with one slip', async () => {
    const { client, number, word } = await workers.firstLogin();
    expect((await workers.logIn(number, word)).status).toBe(200);
    expect((await choosePassword(client)).status).toBe(401);
  });

  it('is too late after the days that are set, told only to whoever has the right word', async () => {
    const { client, id, number, word } = await workers.firstLogin();
    test.clock.advance(days(14));
    const [right, wrong] = [
      await workers.logIn(number, word),
      await workers.logIn(number, 'abcd-abcd-abcd'),
    ];
    expect([right.status, right.at('code')]).toEqual([401, 'identity.slip-ended']);
    expect(wrong.at('code')).toBe('identity.wrong-login');
    expect((await choosePassword(client)).status).toBe(401);
    expect(await workers.stateOf(id)).toBe('slip-ended');
    expect(rowsOfReply(await give(hr, [id]))[0]?.does).toBe('slip');
  });
});

describe('a new first password', () => {
  it('ends the sessions and the password that was', async () => {
    const number = newNumber();
    const id = await test.newPerson({ number, password });
    const client = new Client(test.app, (await workers.logIn(number, password)).at('token'));
    const [row] = rowsOfReply(await give(hr, [id], { renew: 'Yes', way: 'slip' }));
    expect((await client.get('/own-session')).status).toBe(401);
    expect((await workers.logIn(number, password)).at('code')).toBe('identity.wrong-login');
    expect((await workers.logIn(number, row?.firstPassword ?? '')).at('user.firstLogin')).toBe(
      'Yes',
    );
  });

  it('takes the place of an invitation, and the reverse', async () => {
    const email = 'both@example.com';
    const { id, number } = await workers.newWorker({ email });
    await give(hr, [id]);
    const { token } = await linkTo(test.database.db, email);
    const [row] = rowsOfReply(await give(hr, [id], { way: 'slip', renew: 'Yes' }));
    const reset = await test.nobody.put(`/employee-auth/reset-password/${token}`, {
      password: chosenWord,
    });
    expect(reset.at('code')).toBe('identity.link-closed');
    await give(hr, [id], { way: 'mail', renew: 'Yes' });
    expect((await workers.logIn(number, row?.firstPassword ?? '')).at('code')).toBe(
      'identity.wrong-login',
    );
  });
});

describe('a disabled login', () => {
  it('is out at once and is a stranger at the door, until it is enabled', async () => {
    const number = newNumber();
    const id = await test.newPerson({ number, password });
    const client = new Client(test.app, (await workers.logIn(number, password)).at('token'));
    const off = await hr.put(`/employee/${id}/access`, { active: 'No' });
    expect(off.body).toMatchObject({
      access: { state: 'disabled', can: { give: false, renew: false, enable: true } },
    });
    expect((await client.get('/own-session')).status).toBe(401);
    const [known, unknown] = [
      await workers.logIn(number, password),
      await workers.logIn('W-none', password),
    ];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect((await hr.put(`/employee/${id}/access`, { active: 'Yes' })).at('access.state')).toBe(
      'active',
    );
    expect((await workers.logIn(number, password)).status).toBe(200);
    const actions = await test.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('record_id', '=', id)
      .where('action', 'like', 'access.%')
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['access.disable', 'access.enable']);
  });

  it('is read by management, who change nothing', async () => {
    const { id } = await workers.newWorker();
    const chief = await test.as('allAccess');
    const read = await chief.get(`/employee/${id}/access`);
    expect(read.body).toMatchObject({
      access: { state: 'none', can: { give: false, renew: false, disable: false, enable: false } },
    });
  });
});
