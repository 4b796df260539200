import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsAge } from '../../../platform/settings/settings.ts';
import { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { codeShown } from '../../../testing/people/phone.ts';
import { testSettings } from '../../../testing/people/test-house.ts';

let test: TestApp;
let admin: Client;
let concern: string;
let otherConcern: string;
let limited: Client;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  concern = (await admin.post('/concern', { name: 'Padma Textiles' })).at('concern._id');
  otherConcern = (await admin.post('/concern', { name: 'Jamuna Foods' })).at('concern._id');
  limited = await test.enter({ kind: 'user', id: await test.newUser({ concernId: concern }) });
});
afterAll(() => test.close());

const version = async (section: string, where = '') =>
  Number((await admin.get(`/settings${where}`)).at(`sections.${section}.version`));

describe('refused', () => {
  it.each([
    ['an unknown setting', { colour: 'red' }, 'colour'],
    ['a wrong kind', { name: 7 }, 'name'],
    ['a required text left empty', { name: '  ' }, 'name'],
    ['a text that is too long', { name: 'x'.repeat(81) }, 'name'],
    ['no time zone', { zone: 'Asia/Atlantis' }, 'zone'],
    ['no currency', { currency: 'TAK' }, 'currency'],
    ['a day that is none', { weekend: [7] }, 'weekend.0'],
    ['a day twice', { weekend: [5, 5] }, 'weekend'],
    ['a week without work', { weekend: [0, 1, 2, 3, 4, 5, 6] }, 'weekend'],
    ['no month', { incomeYearStart: 13 }, 'incomeYearStart'],
  ])('%s, with a sentence at its field', async (_, body, field) => {
    const reply = await admin.put('/settings/company', body);
    expect([reply.status, reply.at('code')]).toEqual([400, 'request.fields']);
    expect(reply.body).toHaveProperty(['fields', field]);
  });

  it.each([
    ['security', { sessionDays: 0 }, 'sessionDays'],
    ['security', { secondFactor: true }, 'secondFactor'],
    ['mail', { replyTo: 'nobody' }, 'replyTo'],
    ['mail', { language: 'fr' }, 'language'],
  ])('%s: %j', async (section, body, field) => {
    const reply = await admin.put(`/settings/${section}`, body);
    expect(reply.status).toBe(400);
    expect(reply.body).toHaveProperty(['fields', field]);
  });

  it('a section or a concern that is not there', async () => {
    expect((await admin.put('/settings/weather', {})).status).toBe(404);
    const none = '0193a1b2-0000-7000-8000-000000000000';
    expect((await admin.get(`/settings?concern=${none}`)).status).toBe(404);
    expect((await admin.put(`/settings/company?concern=${none}`, { name: 'X' })).status).toBe(404);
  });

  it('a concern that wants to differ where none may', async () => {
    const reply = await admin.put(`/settings/security?concern=${concern}`, { sessionDays: 3 });
    expect([reply.status, reply.at('code')]).toEqual([422, 'request.rule']);
    expect(reply.at('fields.sessionDays')).toContain('whole group');
  });

  it('a limited administrator everywhere but in the own concern', async () => {
    const group = await limited.put('/settings/company', { name: 'Mine' });
    expect([group.status, group.at('code')]).toEqual([403, 'access.of-group']);
    expect((await limited.get(`/settings?concern=${otherConcern}`)).status).toBe(404);
    const other = await limited.put(`/settings/company?concern=${otherConcern}`, { name: 'Mine' });
    expect(other.status).toBe(404);
    expect((await limited.get('/settings')).body).toMatchObject({ can: { change: false } });
    const own = await limited.put(`/settings/company?concern=${concern}`, { currency: 'USD' });
    expect(own.status).toBe(200);
    await limited.put(`/settings/company?concern=${concern}`, { currency: null });
  });

  it('who saves what someone else changed in between, by name and field', async () => {
    const seen = await version('company');
    const faster = await test.enter({
      kind: 'user',
      id: await test.newUser({ name: 'Rumana Faster' }),
    });
    expect((await faster.put('/settings/company', { zone: 'Asia/Tokyo' })).status).toBe(200);
    const reply = await admin.put('/settings/company', { name: 'Late', version: seen });
    expect([reply.status, reply.at('code')]).toEqual([409, 'record.changed-meanwhile']);
    expect(reply.at('message')).toMatch(/^Rumana Faster changed .* \(Time zone\)/);
    await admin.put('/settings/company', { zone: null });
  });

  it('all but one of two who save a section at once, the first time and later', async () => {
    const fresh = (await admin.post('/concern', { name: 'Meghna Paper' })).at('concern._id');
    const where = `/settings/company?concern=${fresh}`;
    const both = await Promise.all([
      admin.put(where, { name: 'First', version: 0 }),
      admin.put(where, { currency: 'EUR', version: 0 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // each another one: to save what is set already changes nothing and meets nobody
    const zones = ['Asia/Tokyo', 'Asia/Dhaka', 'Asia/Karachi', 'Asia/Dubai', 'Asia/Kolkata'];
    for (const [index, zone] of zones.entries()) {
      const saved = index + 1;
      expect(await version('company', `?concern=${fresh}`)).toBe(saved);
      const again = await Promise.all([
        admin.put(where, { name: `Name ${saved}`, version: saved }),
        admin.put(where, { zone, version: saved }),
      ]);
      expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });
});

describe('a value', () => {
  const state = async (name: string, where = '') => {
    const { body } = await admin.get(`/settings${where}`);
    return (body as { sections: { company: { values: Record<string, unknown> } } }).sections.company
      .values[name];
  };

  it('is the concern’s own, else the group’s, else the default, and says which', async () => {
    const where = `?concern=${concern}`;
    const [bdt, usd, eur] = ['BDT', 'USD', 'EUR'];
    expect(await state('currency', where)).toEqual({ value: bdt, from: 'default', otherwise: bdt });
    await admin.put('/settings/company', { currency: usd });
    expect(await state('currency')).toEqual({ value: usd, from: 'group', otherwise: bdt });
    expect(await state('currency', where)).toEqual({ value: usd, from: 'group', otherwise: usd });
    await admin.put(`/settings/company${where}`, { currency: eur });
    expect(await state('currency', where)).toEqual({ value: eur, from: 'concern', otherwise: usd });
    expect(await state('currency')).toEqual({ value: usd, from: 'group', otherwise: bdt });
    await admin.put(`/settings/company${where}`, { currency: null });
    await admin.put('/settings/company', { currency: null });
    expect(await state('currency', where)).toEqual({ value: bdt, from: 'default', otherwise: bdt });
  });

  it('is changed alone: what was not given stays, what is the same is no change', async () => {
    await admin.put('/settings/company', { weekend: [5], incomeYearStart: 1 });
    const before = await version('company');
    await admin.put('/settings/company', { weekend: [5] });
    expect(await version('company')).toBe(before);
    await admin.put('/settings/company', { weekend: null });
    expect(await state('incomeYearStart')).toMatchObject({ value: 1, from: 'group' });
    expect(await version('company')).toBe(before + 1);
  });

  it('leaves an entry with before and after, and names who changed the section last', async () => {
    await admin.put('/settings/mail', { footer: 'Dhaka 1212' });
    const entry = await test.database.db
      .selectFrom('audit_entry')
      .innerJoin('audit_value', 'audit_entry_id', 'audit_entry.id')
      .select(['action', 'record_id', 'changed', 'before', 'after'])
      .where('record', '=', 'setting')
      .orderBy('audit_entry.id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      action: 'settings.change',
      record_id: null,
      changed: ['mail.footer'],
      before: { 'mail.footer': null },
      after: { 'mail.footer': 'Dhaka 1212' },
    });
    expect((await admin.get('/settings')).at('sections.mail.changedBy')).toBe('A admin');
  });

  it('goes with its concern', async () => {
    const gone = (await admin.post('/concern', { name: 'Short Lived' })).at('concern._id');
    await admin.put(`/settings/company?concern=${gone}`, { name: 'Short' });
    expect((await admin.delete(`/concern/${gone}`)).status).toBe(200);
  });

  it('of the wrong kind in the table counts as not set', async () => {
    await admin.put('/settings/security', { sessionDays: 5 });
    await test.database.db
      .updateTable('setting')
      .set({ value: JSON.stringify('soon') })
      .where('key', '=', 'security.sessionDays')
      .execute();
    test.clock.advance(settingsAge);
    const reply = await admin.get('/settings');
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      sections: { security: { values: { sessionDays: { value: 30, from: 'default' } } } },
    });
    await admin.put('/settings/security', { sessionDays: null });
  });
});

describe('what is set acts', () => {
  const login = { email: 'worker@example.com', password: 'three plain words' };
  const lasts = async () => {
    const session = await test.database.db
      .selectFrom('session')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return (Date.parse(session.expires_at) - Date.parse(session.created_at)) / 86_400_000;
  };

  it('at once where it was changed: how long a login lasts', async () => {
    await test.newUser(login);
    await admin.put('/settings/security', { sessionDays: 3 });
    expect((await test.nobody.post('/admin-auth/login', login)).status).toBe(200);
    expect(await lasts()).toBe(3);
    await admin.put('/settings/security', { sessionDays: null });
    await test.nobody.post('/admin-auth/login', login);
    expect(await lasts()).toBe(30);
  });

  it('at once: the second factor of administrators and HR', async () => {
    const hr = await test.as('hr');
    expect((await hr.get('/own-session')).status).toBe(200);
    await admin.put('/settings/security', { secondFactor: 'Yes' });
    expect((await hr.get('/own-session')).at('code')).toBe('identity.second-factor-needed');
    // its own administrator is behind the same door now: taken back by hand
    await test.database.db
      .updateTable('setting')
      .set({ value: null })
      .where('key', '=', 'security.secondFactor')
      .execute();
    test.clock.advance(settingsAge);
    expect((await hr.get('/own-session')).status).toBe(200);
  });

  it('in every other process within two seconds', async () => {
    const { database, clock } = test;
    const second = await makeApp({ database, clock });
    const there = new Client(second.app, (await test.as('hr')).token);
    expect((await there.get('/own-session')).status).toBe(200);
    const mine = await test.as('admin');
    await mine.put('/settings/security', { idleMinutes: 15 });
    test.clock.advance(settingsAge);
    expect((await there.get('/own-session')).status).toBe(200);
    test.clock.advance(21 * 60_000);
    expect((await there.get('/own-session')).at('code')).toBe('session.ended');
    await (await test.as('admin')).put('/settings/security', { idleMinutes: null });
    await second.close();
  });

  it('on mails to people who have chosen no language', async () => {
    const email = 'rahim@example.com';
    await test.newUser({ email });
    const administrator = await test.as('admin');
    const newest = async () => {
      await test.nobody.post('/admin-auth/forgot-password', { email });
      return test.database.db
        .selectFrom('mail')
        .selectAll()
        .where('recipient', '=', email)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
    };
    expect(await newest()).toMatchObject({ language: null });
    await administrator.put('/settings/mail', { language: 'bn' });
    expect(await newest()).toMatchObject({ language: 'bn', subject: 'নতুন পাসওয়ার্ড দিন' });
    await administrator.put('/settings/mail', { language: null });
  });

  it('on the name of the company, for each by the own concern', async () => {
    const administrator = await test.as('admin');
    await administrator.put('/settings/company', { name: 'Padma Group' });
    await administrator.put(`/settings/company?concern=${concern}`, { name: 'Padma Textiles' });
    expect((await administrator.get('/admin-auth/me')).at('user.company')).toBe('Padma Group');
    const own = await test.enter({ kind: 'user', id: await test.newUser({ concernId: concern }) });
    expect((await own.get('/admin-auth/me')).at('user.company')).toBe('Padma Textiles');
  });

  it('not where the environment has the last word', async () => {
    const strict = await makeApp({ settings: testSettings('required') });
    const password = 'three plain words';
    const client = await strict.enter({ kind: 'user', id: await strict.newUser({ password }) });
    const secret = (await client.post('/own-second-factor', { password })).at('secret');
    await client.put('/own-second-factor', { otp: codeShown(secret, strict.clock) });
    expect((await client.get('/settings')).body).toMatchObject({
      sections: { security: { values: { secondFactor: { value: 'Yes', from: 'environment' } } } },
    });
    const reply = await client.put('/settings/security', { secondFactor: 'No' });
    expect([reply.status, reply.at('fields.secondFactor')]).toEqual([
      422,
      'The environment of the server decides this; it cannot be changed here.',
    ]);
    await strict.close();
  });
});
