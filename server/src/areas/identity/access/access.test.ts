import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { linkTo, mailsTo } from '../../../testing/files/mailed.ts';
import { give, makeAccess, rowsOfReply } from '../../../testing/people/make-access.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';

let test: TestApp;
let hr: Client;
let admin: Client;
let workers: ReturnType<typeof makeAccess>;
const password = 'three plain words';
const chosenWord = 'four other plain words';

beforeAll(async () => {
  test = await makeApp();
  hr = await test.as('hr');
  admin = await test.enter({ kind: 'user', id: await test.newUser({ password }) });
  workers = makeAccess(test, hr);
});
afterAll(() => test.close());

describe('giving access', () => {
  it('does nothing for some, each with its reason', async () => {
    const [active, out, left, draft, plain, off] = [
      await test.newPerson({}),
      (await workers.withSlip()).id,
      (await workers.newWorker()).id,
      (await workers.newWorker()).id,
      (await workers.newWorker()).id,
      (await workers.newWorker()).id,
    ];
    const status = (id: string, word: string) =>
      test.database.db.updateTable('employee').set({ status: word }).where('id', '=', id).execute();
    await status(left, 'Left');
    await status(draft, 'Draft');
    await hr.put(`/employee/${off}/access`, { active: 'No' });
    const key = await test.newPerson({ roleKey: 'Chief Executive Officer' });
    const colleague = await test.newPerson({});
    await test.newUser({ role: 'HR', employeeId: colleague });
    const ids = [active, out, left, draft, plain, off, key, colleague];
    const rows = rowsOfReply(await give(hr, ids, { way: 'mail' }));
    const why = new Map(rows.map((row) => [row.employee._id, row.why]));
    expect(ids.map((id) => why.get(id))).toEqual([
      'has-access',
      'slip-out',
      'left',
      'draft',
      'no-email',
      'disabled',
      'role-key',
      'role-key',
    ]);
    for (const row of rows) expect([row.does, row.firstPassword]).toEqual(['nothing', null]);
  });

  it('is never given to oneself, by whichever account', async () => {
    const own = await test.newPerson({});
    const user = await test.newUser({ role: 'HR', employeeId: own });
    const client = await test.enter({ kind: 'user', id: user });
    expect(rowsOfReply(await give(client, [own], { renew: 'Yes' }))[0]?.why).toBe('own');
    const off = await client.put(`/employee/${own}/access`, { active: 'No' });
    expect([off.status, off.at('code')]).toEqual([403, 'identity.own-login']);
  });

  it('refuses whom nobody knows, and more than a handful at once', async () => {
    const { id } = await workers.newWorker();
    expect((await give(hr, [id, crypto.randomUUID()])).status).toBe(404);
    const many = Array.from({ length: 26 }, () => crypto.randomUUID());
    expect((await give(hr, many)).status).toBe(400);
    expect(await workers.stateOf(id)).toBe('none');
  });

  it('is planned first, and planning changes nothing', async () => {
    const email = 'planned@example.com';
    const [mailed, slip] = [await workers.newWorker({ email }), await workers.newWorker()];
    const ids = [mailed.id, slip.id];
    const rows = rowsOfReply(await hr.post('/employee-access/plan', { ids, way: 'auto' }));
    const does = new Map(rows.map((row) => [row.employee._id, row.does]));
    expect([does.get(mailed.id), does.get(slip.id)]).toEqual(['mail', 'slip']);
    expect([await workers.stateOf(mailed.id), await workers.stateOf(slip.id)]).toEqual([
      'none',
      'none',
    ]);
    expect(await mailsTo(test.database.db, email)).toEqual([]);
  });

  it('mails a link where there is an address, by which a password is chosen', async () => {
    const email = 'invited@example.com';
    const { id, number } = await workers.newWorker({ email });
    expect(rowsOfReply(await give(hr, [id]))[0]).toMatchObject({
      does: 'mail',
      firstPassword: null,
    });
    expect(await workers.stateOf(id)).toBe('invited');
    const { token } = await linkTo(test.database.db, email);
    await test.nobody.put(`/employee-auth/reset-password/${token}`, { password: chosenWord });
    expect((await workers.logIn(number, chosenWord)).status).toBe(200);
    expect(await workers.stateOf(id)).toBe('active');
  });

  it('leaves one valid slip when ten give it at once', async () => {
    const { id, number } = await workers.newWorker();
    const replies = await Promise.all(Array.from({ length: 10 }, () => give(hr, [id])));
    const words = replies.flatMap((reply) => rowsOfReply(reply)[0]?.firstPassword ?? []);
    expect(words).toHaveLength(1);
    expect((await workers.logIn(number, words[0] ?? '')).status).toBe(200);
  });

  it('leaves one valid slip when five make a new one at once', async () => {
    const { id, number, word } = await workers.withSlip();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => give(hr, [id], { renew: 'Yes' })),
    );
    const words = replies.map((reply) => rowsOfReply(reply)[0]?.firstPassword ?? '');
    const valid: string[] = [];
    for (const one of [...words, word])
      if ((await workers.logIn(number, one)).status === 200) valid.push(one);
    expect(valid).toHaveLength(1);
  });

  it('is written down without the password, which is kept nowhere', async () => {
    const { id, word } = await workers.withSlip();
    const { db } = test.database;
    const entries = await db
      .selectFrom('audit_entry')
      .innerJoin('audit_value', 'audit_value.audit_entry_id', 'audit_entry.id')
      .selectAll()
      .where('record_id', '=', id)
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['access.slip']);
    const kept = await db.selectFrom('employee_account').selectAll().execute();
    expect(JSON.stringify([entries, kept])).not.toContain(word);
  });

  it('is told once: a repeat of the request does not tell the password again', async () => {
    const { id } = await workers.newWorker();
    const send = () =>
      hr.send('POST', '/api/v1/employee-access', {
        payload: { ids: [id], way: 'auto' },
        headers: { 'idempotency-key': `slip of ${id}` },
      });
    expect(rowsOfReply(await send())[0]?.does).toBe('slip');
    expect((await send()).status).toBe(409);
  });
});

describe('those on whom rights hang', () => {
  it('get access from an administrator for all companies, who gives the own password', async () => {
    const id = await test.newPerson({ roleKey: 'Managing Director' });
    const renewed = (client: Client, more: object = {}) =>
      give(client, [id], { renew: 'Yes', ...more });
    expect(rowsOfReply(await renewed(hr))[0]?.why).toBe('role-key');
    const bare = await renewed(admin);
    expect([bare.status, bare.at('fields.password')]).toEqual([422, 'This is needed.']);
    expect((await renewed(admin, { password: 'wrong' })).at('code')).toBe(
      'identity.wrong-password',
    );
    const company = await admin.post('/concern', { name: 'Limited house' });
    const limited = await test.newUser({ concernId: company.at('concern._id') });
    const reply = await renewed(await test.enter({ kind: 'user', id: limited }), { password });
    expect(reply.status).toBe(404);
    expect(rowsOfReply(await renewed(admin, { password }))[0]?.does).toBe('slip');
  });

  it('include whoever is to get a key on a day to come', async () => {
    const { id } = await workers.newWorker();
    const post = await admin.post('/designation', {
      name: 'Future chief',
      roleKey: 'Chief Executive Officer',
      password,
    });
    const planned = await admin.put(`/employee/${id}`, {
      designation: post.at('designation._id'),
      effectiveFrom: test.clock.today('Asia/Dhaka').replace(/^\d+/, '2090'),
    });
    expect(planned.status, planned.text).toBe(200);
    expect(rowsOfReply(await give(hr, [id]))[0]?.why).toBe('role-key');
  });

  it('are not disabled or enabled by Human Resources', async () => {
    const id = await test.newPerson({ roleKey: 'Head of Human Resources' });
    const off = await hr.put(`/employee/${id}/access`, { active: 'No' });
    expect([off.status, off.at('code')]).toEqual([403, 'identity.holder-login']);
    expect((await admin.put(`/employee/${id}/access`, { active: 'No' })).status).toBe(422);
    const done = await admin.put(`/employee/${id}/access`, { active: 'No', password });
    expect(done.at('access.state')).toBe('disabled');
  });
});
