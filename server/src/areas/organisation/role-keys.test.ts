import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { unreadOf } from '../../testing/notices.ts';

/** Rights hang on the role key of a designation: it is the administrators' to write. */
const password = 'a long secret here';
let test: TestApp;
let admin: Client;
let other: Client;
let hr: Client;

beforeAll(async () => {
  test = await makeApp();
  const id = await test.newUser({ password, name: 'First Admin' });
  admin = await test.enter({ kind: 'user', id });
  other = await test.enter({ kind: 'user', id: await test.newUser({ name: 'Second Admin' }) });
  hr = await test.as('hr');
});
afterAll(() => test.close());

let counter = 0;
const add = async (by: Client, values: object = {}) =>
  by.post('/designation', { name: `Post ${(counter += 1)}`, ...values });
const key = { roleKey: 'Managing Director' };

describe('the role key of a designation is refused', () => {
  it('to Human Resources, for a new one and for one that is there', async () => {
    const made = await add(admin);
    const path = `/designation/${made.at('designation._id')}`;
    for (const reply of [await add(hr, key), await hr.put(path, key)]) {
      expect(reply.status).toBe(403);
      expect(reply.body).toMatchObject({
        code: 'access.field-guarded',
        fields: { roleKey: 'Only an administrator for all companies can change this.' },
      });
    }
    expect((await hr.get(path)).at('designation.roleKey')).toBe('null');
  });

  it('to Human Resources with the right password, too', async () => {
    const id = await test.newUser({ role: 'HR', password });
    const officer = await test.enter({ kind: 'user', id });
    expect((await add(officer, { ...key, password })).status).toBe(403);
  });

  it('to be taken away by Human Resources', async () => {
    const made = await add(admin, { ...key, password });
    const reply = await hr.put(`/designation/${made.at('designation._id')}`, { roleKey: null });
    expect(reply.status).toBe(403);
  });

  it('to an administrator of one company', async () => {
    const concern = (await admin.post('/concern', { name: 'Mill' })).at('concern._id');
    const id = await test.newUser({ password, concernId: concern });
    const limited = await test.enter({ kind: 'user', id });
    expect((await add(limited, { ...key, password })).status).toBe(403);
  });

  it('without the password, and with a wrong one', async () => {
    const bare = await add(admin, key);
    expect([bare.status, bare.body]).toMatchObject([
      422,
      { fields: { password: expect.any(String) } },
    ]);
    const wrong = await add(admin, { ...key, password: 'not the password' });
    expect(wrong.body).toMatchObject({ code: 'identity.wrong-password' });
  });
});

describe('the role key of a designation', () => {
  it('is given by an administrator with the password, and told to the others', async () => {
    const made = await add(admin, { ...key, password });
    expect(made.status, made.text).toBe(200);
    const path = `/designation/${made.at('designation._id')}`;
    expect((await admin.put(path, { roleKey: null })).status).toBe(422);
    expect((await admin.put(path, { roleKey: null, password })).status).toBe(200);
    const name = made.at('designation.name');
    const told = (await unreadOf(other)).map(({ text }) => text);
    expect(told).toContain(
      `First Admin changed the role of the designation ${name} from Managing Director to —. Whoever holds it has these rights now.`,
    );
    expect((await unreadOf(admin)).filter(({ kind }) => kind === 'role-key-changed')).toEqual([]);
    expect((await unreadOf(hr)).filter(({ kind }) => kind === 'role-key-changed')).toEqual([]);
  });

  it('stays while Human Resources change the rest, also when it is sent along', async () => {
    const made = await add(admin, { ...key, password });
    const path = `/designation/${made.at('designation._id')}`;
    const reply = await hr.put(path, { ...key, grade: 'M9' });
    expect(reply.body).toMatchObject({ designation: { grade: 'M9', ...key } });
    expect((await add(hr, { roleKey: null })).status).toBe(200);
  });

  it('keeps the password out of the audit log', async () => {
    const made = await add(admin, { ...key, password });
    const entries = await test.database.db
      .selectFrom('audit_value')
      .innerJoin('audit_entry', 'audit_entry.id', 'audit_value.audit_entry_id')
      .selectAll()
      .where('record_id', '=', made.at('designation._id'))
      .execute();
    expect(JSON.stringify(entries)).not.toContain(password);
  });
});
