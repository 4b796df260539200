import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Entity } from '@muster/contract/kernel/entity.ts';
import type { Field } from '@muster/contract/kernel/fields.ts';
import { records } from '@muster/contract/registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { loadDemo } from '../demo/demo.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { Client } from '../testing/client.ts';
import { newDatabaseUrl } from '../testing/test-database.ts';

/** Every call of every declared record, the same walk on both databases. */
const valueFor = (field: Field, text: string): string =>
  field.kind === 'choice' ? (field.values[0] ?? '') : text.slice(0, field.max);
const valuesFor = (entity: Entity, text: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entity.fields).map(([name, field]) => [name, valueFor(field, text)]),
  );

const folder = mkdtempSync(path.join(tmpdir(), 'muster-walk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['embedded', 'server'] as const)('%s', (kind) => {
  let database: Database;
  let client: Client;
  let nobody: Client;

  beforeAll(async () => {
    const databaseUrl = kind === 'server' ? await newDatabaseUrl('empty') : undefined;
    database = await openDatabase({ databaseUrl, dataDir: folder });
    await migrate(database.db, path.join(import.meta.dirname, '../../migrations'));
    expect(await loadDemo(database.db, systemClock)).toBe(true);
    expect(await loadDemo(database.db, systemClock)).toBe(false);
    const app = buildApp({
      database,
      clock: systemClock,
      zone: 'Asia/Dhaka',
      logLevel: 'silent',
      trustProxy: false,
      secure: false,
      pagesFolder: folder,
      stopping: () => false,
    });
    nobody = new Client(app, null);
    const login = { email: 'admin@example.com', password: 'muster-demo' };
    client = new Client(app, (await nobody.post('/admin-auth/login', login)).at('token'));
  });
  afterAll(() => database.close());

  it.each(records.map(({ entity }) => [entity.name, entity] as const))('%s', async (_, entity) => {
    const { path: at, fields, wrap, label } = entity;
    const added = await client.post(at, valuesFor(entity, 'Walk one'));
    expect(added.status, added.text).toBe(200);
    const id = added.at(`${wrap}._id`);
    expect((await client.post(at, valuesFor(entity, 'WALK ONE'))).status).toBe(422);
    for (const sort of Object.keys(fields).flatMap((name) => [name, `-${name}`]))
      expect((await client.get(`${at}/data?sort=${sort}&limit=5`)).status).toBe(200);
    for (const [name, field] of Object.entries(fields).filter(([, one]) => one.filter)) {
      const filter = encodeURIComponent(valueFor(field, 'Walk one'));
      expect((await client.get(`${at}/data?limit=0&${name}=${filter}`)).text).toContain(id);
    }
    expect((await client.get(`${at}/data?search=walk`)).at('total')).toBe('1');
    expect((await client.get(`${at}/${id}`)).at(`${wrap}.${label}`)).toBe('Walk one');
    expect((await client.get(`${at}/export?search=walk`)).text).toContain('Walk one');
    const changed = await client.put(`${at}/${id}`, {
      [label]: 'Walk two',
      version: 1,
      active: 'No',
    });
    expect([changed.at(`${wrap}.${label}`), changed.at(`${wrap}.version`)]).toEqual([
      'Walk two',
      '2',
    ]);
    expect((await client.put(`${at}/${id}`, { [label]: 'Walk 3', version: 1 })).status).toBe(409);
    expect((await client.delete(`${at}/${id}`)).status).toBe(200);
    expect((await client.get(`${at}/${id}`)).status).toBe(404);
  });

  it('keeps what is in use', async () => {
    const held = await client.get('/designation/data?search=Machine Operator');
    const refused = await client.delete(`/designation/${held.at('data.0._id')}`);
    expect(refused.at('message')).toMatch(/^Machine Operator is used by 4 employees \(/);
  });

  it('answers twenty at once, each right', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `At once ${index}`);
    const replies = await Promise.all(names.map((name) => client.post('/designation', { name })));
    expect(replies.map((reply) => reply.at('designation.name'))).toEqual(names);
  });

  it('changes the password and logs out', async () => {
    const changed = await client.put('/admin-auth/update-my-password', {
      currentPassword: 'muster-demo',
      newPassword: 'three plain words',
    });
    expect(changed.status).toBe(200);
    expect((await client.get('/admin-auth/me')).at('code')).toBe('session.password-changed');
  });
});
